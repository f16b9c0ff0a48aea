import { searchForms } from '../../../server/platform/names/search-forms.ts';
import type { Row } from '../book/row.ts';
import type { Part } from '../numbers/part-registry.ts';
import type { StdPart } from '../part-tree/part-catalogue.ts';
import type { PlannedAssembly } from '../plan/catalogue-plan.ts';
import { drawPlan } from '../plan/drawings.ts';
import type { Table } from './table.ts';

/** The part tree, drawings, numbers and the parts books. */
export const partTables: readonly Table[] = [
  {
    name: 'part_group',
    columns: ['part_group_id', 'vehicle_class', 'code', 'parent_id', 'level', 'name_zh', 'name_en', 'ord'],
    *rows({ nodes }) {
      for (const { id, vehicleClass, code, parentId, level, zh, en, ord } of nodes) {
        yield [id, vehicleClass, code, parentId, level, zh, en, ord];
      }
    },
  },
  {
    name: 'std_part',
    columns: [
      'std_part_id',
      'std_part_code',
      'part_group_id',
      'name_zh',
      'name_en',
      'unit',
      'quantity',
      'flags',
      'ord',
    ],
    *rows({ nodes }) {
      for (const { parts } of nodes) {
        for (const [index, part] of parts.entries()) {
          const { id, code, node, zh, en, unit, quantity, flags } = part;
          yield [id, code, node.id, zh, en, unit, quantity, flags, index + 1];
        }
      }
    },
  },
  {
    name: 'std_part_name',
    columns: ['std_part_id', 'name', 'kind', 'norm', 'pinyin', 'initials'],
    *rows({ nodes }) {
      for (const { parts } of nodes) for (const part of parts) yield* nameRows(part);
    },
  },
  {
    name: 'drawing',
    columns: ['drawing_id', 'svg', 'width', 'height', 'hotspots'],
    *rows({ drawings }) {
      for (const plan of drawings) {
        const { svg, width, height, hotspots } = drawPlan(plan);
        yield [plan.id, svg, width, height, JSON.stringify(hotspots)];
      }
    },
  },
  {
    name: 'assembly',
    columns: ['assembly_id', 'group_id', 'part_group_id', 'drawing_id'],
    *rows({ assemblies }) {
      for (const { id, group, node, drawingId } of assemblies) yield [id, group.id, node.id, drawingId];
    },
  },
  {
    name: 'part',
    columns: ['oe_id', 'brand_id', 'std_part_id', 'oe', 'oe_key', 'name_zh', 'name_en', 'is_standard', 'discontinued'],
    *rows({ parts, replacements }) {
      for (const part of parts) yield partRow(part, replacements.discontinued.has(part.id));
    },
  },
  {
    name: 'fit',
    columns: [
      'fit_id',
      'assembly_id',
      'oe_id',
      'callout',
      'quantity',
      'remark_zh',
      'remark_en',
      'gearbox_type',
      'driven_type',
      'cfg_level',
      'produced_from',
      'produced_to',
      'serial_from',
      'serial_to',
    ],
    *rows({ assemblies }) {
      let id = 0;
      for (const assembly of assemblies) {
        for (const row of assembly.rows) {
          id += 1;
          yield fitRow(id, assembly, row);
        }
      }
    },
  },
];

function* nameRows({ id, zh, en, aliases }: StdPart) {
  const seen = new Set<string>();
  const names = [[zh, 'name'], ...aliases.map((alias) => [alias, 'alias']), [en, 'english']] as const;
  for (const [name = '', kind = 'alias'] of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const { norm, pinyin, initials } = searchForms(name);
    yield [id, name, kind, norm, pinyin, initials];
  }
}

const SIDES_ZH = { '': '', left: '（左）', right: '（右）' };
const SIDES_EN = { '': '', left: ', left', right: ', right' };

function partRow({ id, brand, stdPart, oe, oeKey, side }: Part, isDiscontinued: boolean) {
  const { zh, en, trait } = stdPart;
  const names = [`${zh}${SIDES_ZH[side]}`, `${en}${SIDES_EN[side]}`] as const;
  return [id, brand.id, stdPart.id, oe, oeKey, ...names, trait.isStandard, isDiscontinued];
}

function fitRow(id: number, assembly: PlannedAssembly, { slot, part, quantity, remark, condition }: Row) {
  return [
    id,
    assembly.id,
    part.id,
    slot.callout,
    quantity,
    remark?.zh ?? null,
    remark?.en ?? null,
    condition.gearbox,
    condition.drive,
    condition.cfg,
    condition.producedFrom,
    condition.producedTo,
    condition.serialFrom,
    condition.serialTo,
  ];
}
