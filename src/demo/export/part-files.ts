import { partTables } from '../catalogue/tables/part-tables.ts';
import { commercialTables } from '../commercial/commercial-tables.ts';
import type { Hotspot } from '../drawing/drawing.ts';
import { panelTables } from '../panels/panel-tables.ts';
import { type DemoFile, dayBefore, fileOf, names, type Row, rowsOf, tableNamed } from './demo-file.ts';

const table = (name: string) => tableNamed([...partTables, ...commercialTables, ...panelTables], name);

const FLAGS: Readonly<Record<string, string>> = { w: 'wear', s: 'safety', o: 'oneTime', p: 'position' };

/** Both kinds of trees number their nodes from 1. */
const treeNode = (column: string) => (row: Row) => (row[column] === null ? null : `tree-${row[column]}`);

export const drawingPath = (id: unknown): string => `drawings/${id}.svg`;

/** The trees, standard parts, drawings, numbers and parts books. */
export const partFiles: readonly DemoFile[] = [
  fileOf(
    'part-groups',
    {
      table: table('part_group'),
      fields: {
        id: 'part_group_id',
        tree: ({ vehicle_class: vehicleClass }) => (vehicleClass === 'B' ? 'truck' : 'passenger'),
        ...{ parent: 'parent_id', code: 'code', ...names, order: 'ord' },
      },
    },
    {
      table: table('cov_tree_node'),
      fields: {
        id: treeNode('node_id'),
        tree: ({ tree }) => (tree === 'OF' ? 'maker' : 'commercial'),
        ...{ parent: treeNode('parent_id'), code: 'code', ...names, order: 'ord' },
      },
    },
  ),
  fileOf('standard-parts', {
    table: table('std_part'),
    fields: {
      ...{ id: 'std_part_id', code: 'std_part_code', group: 'part_group_id', ...names },
      ...{ unit: 'unit', quantity: 'quantity' },
      flags: ({ flags }) => [...String(flags)].map((flag) => FLAGS[flag] ?? '').join(';'),
      order: 'ord',
    },
  }),
  // Those of the part itself follow from standard-parts.
  fileOf('standard-part-names', {
    table: table('std_part_name'),
    fields: { standardPart: 'std_part_id', name: 'name' },
    isKept: ({ kind }) => kind === 'alias',
  }),
  fileOf('standard-part-zones', {
    table: table('std_part_zone'),
    fields: { standardPart: 'std_part_id', zone: 'zone' },
  }),
  fileOf('standard-part-relations', {
    table: table('std_part_relation'),
    fields: { standardPart: 'std_part_id', related: 'related_std_part_id', kind: 'kind' },
  }),
  fileOf('tree-parts', {
    table: table('cov_tree_part'),
    fields: { node: treeNode('node_id'), standardPart: 'std_part_id' },
  }),
  fileOf('assemblies', {
    table: table('assembly'),
    fields: { id: 'assembly_id', group: 'group_id', partGroup: 'part_group_id', drawing: 'drawing_id' },
  }),
  fileOf('numbers', {
    table: table('part'),
    fields: {
      ...{ id: 'oe_id', brand: 'brand_id', number: 'oe', standardPart: 'std_part_id', ...names },
      isStandard: ({ is_standard: isStandard }) => (isStandard === true ? 'yes' : null),
      discontinued: ({ discontinued }) => (discontinued === true ? 'yes' : null),
    },
  }),
  fileOf('part-rows', {
    table: table('fit'),
    fields: {
      ...{ id: 'fit_id', assembly: 'assembly_id', callout: 'callout', number: 'oe_id', quantity: 'quantity' },
      ...{ remark: 'remark_zh', remarkEn: 'remark_en' },
      ...{ gearbox: 'gearbox_type', drive: 'driven_type', level: 'cfg_level' },
      ...{ producedFrom: 'produced_from', producedTo: dayBefore('produced_to'), serialFrom: 'serial_from' },
      serialTo: ({ serial_to: end }) => (typeof end === 'number' ? end - 1 : null),
    },
  }),
];

interface ExportedDrawing {
  id: number;
  svg: string;
  hotspots: readonly Hotspot[];
}

/** The drawings, one at a time: together they are 40 MB. */
export function* drawingsOf(plan: Parameters<typeof rowsOf>[1]): Generator<ExportedDrawing> {
  for (const { drawing_id: id, svg, hotspots } of rowsOf(table('drawing'), plan)) {
    yield { id: Number(id), svg: String(svg), hotspots: JSON.parse(String(hotspots)) };
  }
}

export const HOTSPOT_COLUMNS = ['drawing', 'callout', 'x', 'y', 'width', 'height', 'marks'] as const;

export function hotspotRow(drawing: number, { orderNo, x, y, kind }: Hotspot) {
  const [left = 0, right = 0] = x.split(',').map(Number);
  const [top = 0, bottom = 0] = y.split(',').map(Number);
  return [drawing, orderNo, left, top, right - left, bottom - top, kind];
}
