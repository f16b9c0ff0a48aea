import type { Row } from '../resource.ts';

export interface TreeRow extends Row {
  children?: TreeRow[];
}

/** Nests rows under their parents and keeps their order. A row whose parent is missing becomes a root. */
export function treeRows(rows: readonly Row[], idField: string, parentField: string): TreeRow[] {
  const known = new Set(rows.map((row) => row[idField]));
  const childrenOf = (parent: unknown): TreeRow[] =>
    rows
      .filter((row) => (known.has(row[parentField]) ? row[parentField] : null) === parent)
      .map((row) => {
        const children = childrenOf(row[idField]);
        return children.length === 0 ? row : { ...row, children };
      });
  return childrenOf(null);
}

/** 1 for a root. */
export function levelOf(rows: readonly Row[], row: Row, fields: { idField: string; parentField: string }): number {
  const parent = rows.find((one) => one[fields.idField] === row[fields.parentField]);
  return parent === undefined ? 1 : 1 + levelOf(rows, parent, fields);
}
