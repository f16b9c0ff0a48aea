import type { Table } from '../catalogue/tables/table.ts';
import { buildCovTree } from './cov-tree.ts';
import { makersWithStructure } from './maker-structure.ts';

/** The trees of commercial vehicles. */
export const commercialTables: readonly Table[] = [
  {
    name: 'cov_tree_node',
    columns: ['node_id', 'tree', 'parent_id', 'level', 'code', 'name_zh', 'name_en', 'ord'],
    *rows({ nodes }) {
      for (const { id, tree, parentId, level, code, zh, en, ord } of buildCovTree(nodes)) {
        yield [id, tree, parentId, level, code, zh, en, ord];
      }
    },
  },
  {
    name: 'cov_tree_part',
    columns: ['node_id', 'std_part_id'],
    *rows({ nodes }) {
      for (const { id, stdPartIds } of buildCovTree(nodes)) for (const stdPartId of stdPartIds) yield [id, stdPartId];
    },
  },
  {
    name: 'of_brand',
    columns: ['brand_id'],
    *rows({ fleet }) {
      for (const { id, code } of fleet.brands) if (makersWithStructure.includes(code)) yield [id];
    },
  },
];
