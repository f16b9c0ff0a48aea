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
  /** The standard part of each name: in a part group, in a class, and at all; the source's own first. */
  'standard-part-names': async (staging: Staging) => {
    const names = stagingTable(staging, 'x', 'name_part');
    await replaceTable(
      staging.session,
      names,
      `select distinct norm, std_part_id, p.part_group_id, g.vehicle_class,
          exists (select from ${stagingTable(staging, 'id', 'standard-parts')} i where i.id = std_part_id)
            or exists (select from catalogue_id i where i.source_id = ${staging.sourceId} and i.kind = 'standard-parts'
              and i.id = std_part_id and i.is_owner) as is_own
        from (${effective(staging, 'std_part_name', ['std_part_id', 'name', 'norm'])}) names
        join ${stagingTable(staging, 'x', 'std_part_now')} p using (std_part_id)
        join (${effective(staging, 'part_group', ['part_group_id', 'vehicle_class'])}) g using (part_group_id)`,
    );
    for (const [table, place] of [
      ['named_in_group', 'part_group_id'],
      ['named_in_class', 'vehicle_class'],
      ['named', undefined],
    ] as const) {
      const key = place === undefined ? 'norm' : `norm, ${place}`;
      await replaceTable(
        staging.session,
        stagingTable(staging, 'x', table),
        `select distinct on (${key}) ${key}, std_part_id from ${names} order by ${key}, is_own desc, std_part_id`,
      );
    }
  },
  /** The brand, part group and class of each assembly, and the places where the rows of the import use a number. */
  assemblies: async (staging: Staging) => {
    await replaceTable(
      staging.session,
      stagingTable(staging, 'x', 'assembly_brand'),
      `select a.assembly_id, g.brand_id, a.part_group_id, g.vehicle_class
        from (select distinct id from ${stagingTable(staging, 'r', 'assemblies')}) named
        join (${effective(staging, 'assembly', ['assembly_id', 'group_id', 'part_group_id'])}) a on a.assembly_id = named.id
        join ${stagingTable(staging, 'x', 'group_now')} g using (group_id)`,
    );
    const places = stagingTable(staging, 'x', 'number_place');
    await replaceTable(
      staging.session,
      places,
      `select distinct on (r.number) r.number as ext, a.part_group_id, a.vehicle_class
        from ${stagingTable(staging, 's', 'part-rows')} r
        join ${stagingTable(staging, 'r', 'assemblies')} named on named.ext = r.assembly
        join ${stagingTable(staging, 'x', 'assembly_brand')} a on a.assembly_id = named.id
        order by r.number, r.line`,
    );
  },
} as const;
