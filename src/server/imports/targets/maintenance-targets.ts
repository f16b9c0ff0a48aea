import { maintainItems } from '../../../contract/maintenance/maintain-items.ts';
import { stagingTable } from '../staging/staging.ts';
import { column, type Target } from './target.ts';

/** The code of an item, which is staged by its key. */
const itemCode = `case s.item ${Object.entries(maintainItems)
  .map(([key, code]) => `when '${key}' then '${code}'`)
  .join(' ')} end`;

const names = { name_zh: column('s.name'), name_en: column('s.name_en', 's.name') };

/** Fluids, projects and the plans of vehicle groups. */
export const maintenanceTargets: readonly Target[] = [
  {
    ...{ name: 'maintain_fluid', file: 'maintenance-fluids', table: 'maintain_fluid', key: ['fluid_id'] },
    kind: 'maintenance-fluids',
    columns: {
      ...names,
      unit: column('s.unit'),
      unit_price_fen: column('s.unit_price::integer'),
      remark_zh: column('s.remark', `''`),
      remark_en: column('s.remark_en', `coalesce(s.remark, '')`),
    },
  },
  {
    ...{ name: 'maintain_project', file: 'maintenance-projects', table: 'maintain_project', key: ['std_maint_id'] },
    kind: 'maintenance-projects',
    joins: (staging) => `left join lateral (
      select array_agg(p.std_part_id order by w.n) as ids
      from unnest(s.standard_parts) with ordinality w(code, n)
      join ${stagingTable(staging, 'x', 'std_part_now')} p on p.std_part_code = w.code) listed on true`,
    columns: {
      vehicle_class: column(`case s.class when 'commercial' then 'B' else 'C' end`),
      base_item_code: column(itemCode),
      ...names,
      maint_type: column(`case s.type when 'parts' then 0 when 'fluid' then 1 else 2 end`),
      operate: column('s.operation'),
      check_or_must: column('s.is_check::integer', '0'),
      std_part_ids: column('listed.ids', `'{}'::integer[]`),
      ord: column('s."order"::integer', 's.line'),
    },
  },
  {
    name: 'maintain_plan',
    ...{ file: 'maintenance-plans', table: 'maintain_plan' },
    key: ['group_id', 'std_maint_id', 'gearbox_type', 'driven_type'],
    hasSource: true,
    nullableKeys: ['gearbox_type', 'driven_type'],
    columns: {
      group_id: column('r_group.id'),
      std_maint_id: column('r_project.id'),
      gearbox_type: column('s.gearbox'),
      driven_type: column('s.drive'),
      interval_km: column('s.interval_km::integer'),
      interval_months: column('s.interval_months::integer'),
      first_km: column('s.first_km::integer'),
      first_months: column('s.first_months::integer'),
      hours: column('s.hours'),
      check_hours: column('s.check_hours'),
      fluid_id: column('r_fluid.id'),
      amount: column('s.amount'),
    },
  },
];
