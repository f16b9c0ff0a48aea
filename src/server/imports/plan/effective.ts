import type { Session } from '../../platform/db/database.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import { sameKey } from './check-target.ts';

export function targetOf(name: string): Target {
  const found = targets.find((target) => target.name === name);
  if (found === undefined) throw new Error(`no target ${name}`);
  return found;
}

/** A SELECT of a table's rows as they will be once the import is published; rows that will be gone are still there. */
function effective(staging: Staging, name: string, columns: readonly string[]): string {
  const target = targetOf(name);
  const changes = stagingTable(staging, 'c', name);
  return `select ${columns.join(', ')} from ${changes}
    union all select ${columns.map((column) => `l.${column}`).join(', ')} from ${target.table} l
      where not exists (select from ${changes} c where ${sameKey(target, 'c', 'l')})`;
}

async function replaceTable(session: Session, table: string, query: string): Promise<void> {
  await session.execute(`drop table if exists ${table}; create unlogged table ${table} as ${query}; analyze ${table};`);
}

/** What later files need of the brands, groups and standard parts as they will be. */
export const effectiveTables = {
  brands: (staging: Staging) =>
    replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'brand_now'),
      effective(staging, 'brand', ['brand_id', 'brand_code', 'name_zh', 'name_en']),
    ),
  groups: (staging: Staging) =>
    replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'group_now'),
      `select g.group_id, g.displacement, g.fuel, f.body, f.brand_id, f.vehicle_class
        from (${effective(staging, 'vehicle_group', ['group_id', 'family_id', 'displacement', 'fuel'])}) g
        join (${effective(staging, 'family', ['family_id', 'body', 'brand_id', 'vehicle_class'])}) f using (family_id)`,
    ),
  'standard-parts': (staging: Staging) =>
    replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'std_part_now'),
      effective(staging, 'std_part', ['std_part_id', 'std_part_code', 'name_zh', 'part_group_id']),
    ),
  'standard-part-names': (staging: Staging) =>
    replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'name_part'),
      `select norm, min(std_part_id) as std_part_id
        from (${effective(staging, 'std_part_name', ['std_part_id', 'name', 'norm'])}) names group by norm`,
    ),
  assemblies: (staging: Staging) =>
    replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'assembly_brand'),
      `select a.assembly_id, g.brand_id
        from (select distinct id from ${stagingTable(staging, 'r', 'assemblies')}) named
        join (${effective(staging, 'assembly', ['assembly_id', 'group_id'])}) a on a.assembly_id = named.id
        join ${stagingTable(staging, 'x', 'group_now')} g using (group_id)`,
    ),
} as const;
