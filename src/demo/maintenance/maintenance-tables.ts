import { itemNames } from '../../contract/maintenance/maintain-item-names.ts';
import { maintainItems } from '../../contract/maintenance/maintain-items.ts';
import type { Node } from '../catalogue/part-tree/part-catalogue.ts';
import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';
import type { Table } from '../catalogue/tables/table.ts';
import { fluidId, fluids } from './fluids.ts';
import { plannedGroups } from './planned-group.ts';
import { hasPlan, type PlanRow, type Project, planOf, projects } from './plans.ts';

/** Sample maintenance data: items, fluids, projects, and the plan of each group. */
export const maintenanceTables: readonly Table[] = [
  {
    name: 'maintain_item',
    columns: ['base_item_code', 'name_zh', 'name_en', 'ord'],
    *rows() {
      for (const [index, [key, code]] of Object.entries(maintainItems).entries()) {
        const [zh, en] = itemName(key);
        yield [code, zh, en, itemOrder(key, index)];
      }
    },
  },
  {
    name: 'maintain_fluid',
    columns: ['fluid_id', 'name_zh', 'name_en', 'unit', 'unit_price_fen', 'remark_zh', 'remark_en'],
    *rows() {
      for (const [index, [zh, en, unit, yuan, remarkZh, remarkEn]] of Object.values(fluids).entries()) {
        yield [index + 1, zh, en, unit, yuan * 100, remarkZh, remarkEn];
      }
    },
  },
  {
    name: 'maintain_project',
    columns: [
      'std_maint_id',
      'vehicle_class',
      'base_item_code',
      'name_zh',
      'name_en',
      'maint_type',
      'operate',
      'check_or_must',
      'std_part_ids',
      'ord',
    ],
    *rows({ nodes }) {
      const ids = stdPartIds(nodes);
      for (const [index, project] of projects.entries()) yield projectRow(project, index, ids);
    },
  },
  {
    name: 'maintain_plan',
    columns: [
      'group_id',
      'std_maint_id',
      'gearbox_type',
      'driven_type',
      'interval_km',
      'interval_months',
      'first_km',
      'first_months',
      'hours',
      'fluid_id',
      'amount',
    ],
    *rows(plan: CataloguePlan) {
      for (const group of plannedGroups(plan)) {
        if (hasPlan(plan.random, group)) for (const row of planOf(group)) yield planRow(group.group.id, row);
      }
    },
  },
];

function itemName(key: string): readonly [string, string] {
  const found = Object.entries(itemNames).find(([other]) => other === key);
  if (found === undefined) throw new Error(`no name for the item ${key}`);
  return found[1];
}

function itemOrder(key: string, index: number): number {
  const place = Object.keys(itemNames).indexOf(key);
  return place < 0 ? index : place + 1;
}

function stdPartIds(nodes: readonly Node[]): ReadonlyMap<string, number> {
  return new Map(nodes.flatMap(({ parts }) => parts.map(({ code, id }) => [code, id] as const)));
}

function projectRow(project: Project, index: number, ids: ReadonlyMap<string, number>) {
  const { id, vehicleClass, item, zh, en, operate, isCheck, parts = [], fluid } = project;
  const maintType = fluid === undefined ? (parts.length === 0 ? 2 : 0) : 1;
  const stdPartIdsOf = parts.map((code) => {
    const found = ids.get(code);
    if (found === undefined) throw new Error(`no standard part ${code}`);
    return found;
  });
  const check = isCheck === true ? 1 : 0;
  return [id, vehicleClass, maintainItems[item], zh, en, maintType, operate, check, stdPartIdsOf, index + 1];
}

function planRow(groupId: number, { project, every, first, hours, fluid }: PlanRow) {
  const km = (thousand: number | null) => (thousand === null ? null : thousand * 1000);
  return [
    groupId,
    project.id,
    project.gearbox ?? null,
    project.drive ?? null,
    km(every[0]),
    every[1],
    km(first[0]),
    first[1],
    hours,
    fluid === null ? null : fluidId(fluid[0]),
    fluid?.[1] ?? null,
  ];
}
