import type { Session } from '../../platform/db/database.ts';
import { sameKey } from '../plan/check-target.ts';
import { ownedTables } from '../plan/find-gone.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import { insertAndCheck } from './insert-and-check.ts';
import { createUndoTables, saveGone, saveOld } from './undo.ts';
import { type Written, written } from './written.ts';

/** How many rows of each target were added, changed and removed. */
export type PublishedCounts = Record<string, { new: number; changed: number; gone: number }>;

/**
 * Writes the plan into the catalogue. The caller's transaction makes it one switch: readers see the old catalogue until it
 * commits. Every row that is changed or removed is kept in `catalogue_undo`.
 */
export async function writePlan(staging: Staging, version: number): Promise<PublishedCounts> {
  const { session } = staging;
  const counts: PublishedCounts = {};
  await createUndoTables(session, version);
  for (const target of written) {
    await saveOld(staging, version, target);
    const changed = await updateRows(staging, version, target);
    const added = await insertRows(staging, version, target);
    counts[target.name] = { new: added, changed, gone: 0 };
  }
  await insertIds(staging, version);
  for (const target of targets.toReversed()) {
    const gone = await deleteGone(staging, version, target);
    const count = counts[target.name];
    if (count !== undefined) count.gone = gone;
  }
  await countParts(staging, version);
  if (changesOffers(counts)) await session.execute('refresh materialized view concurrently aft_offer;');
  return counts;
}

const changesOffers = (counts: PublishedCounts): boolean =>
  ['std_part', 'part', 'aft_brand', 'aft_part', 'aft_price'].some((name) => {
    const { new: added = 0, changed = 0, gone = 0 } = counts[name] ?? {};
    return added + changed + gone > 0;
  });

function extraColumns(target: Written, { sourceId }: Staging, version: number): [name: string, value: string][] {
  return [
    ...(target.hasSource ? ([['source_id', String(sourceId)]] satisfies [string, string][]) : []),
    ...(target.name === 'fit' ? ([['catalogue_version', String(version)]] satisfies [string, string][]) : []),
  ];
}

function insertRows(staging: Staging, version: number, target: Written): Promise<number> {
  const extra = [...extraColumns(target, staging, version), ...Object.entries(target.generated)];
  return insertAndCheck(staging.session, {
    table: target.table,
    values: new Map([...target.columns.map((name) => [name, `c.${name}`] as const), ...extra]),
    from: `from ${stagingTable(staging, 'c', target.name)} c where c.op = 'new'`,
  });
}

async function updateRows(staging: Staging, version: number, target: Written): Promise<number> {
  const values = target.columns.filter((name) => !target.key.includes(name));
  const sets = [
    ...values.map((name) => `${name} = c.${name}`),
    ...extraColumns(target, staging, version).map(([name, value]) => `${name} = ${value}`),
  ];
  if (sets.length === 0) return 0;
  return countOf(
    staging.session,
    `update ${target.table} t set ${sets.join(', ')} from ${stagingTable(staging, 'c', target.name)} c
      where c.op = 'changed' and ${sameKey(target, 't', 'c')}`,
  );
}

async function insertIds(staging: Staging, version: number): Promise<void> {
  const { session, sourceId } = staging;
  for (const { kind } of targets) {
    if (kind === undefined) continue;
    const from = `from ${stagingTable(staging, 'id', kind)} i where i.is_new`;
    const key = { source_id: String(sourceId), kind: `'${kind}'`, external_id: 'i.ext' };
    await session.execute(`
      insert into catalogue_undo.v${version}_catalogue_id_new (${Object.keys(key).join(', ')})
        select ${Object.values(key).join(', ')} ${from};`);
    await insertAndCheck(session, {
      table: 'catalogue_id',
      values: new Map(Object.entries({ ...key, id: 'i.id', is_owner: 'i.is_owner' })),
      from,
    });
  }
}

async function deleteGone(staging: Staging, version: number, target: Target): Promise<number> {
  const { session } = staging;
  const gone = stagingTable(staging, 'g', target.name);
  const [row] = await session.query<{ count: number }>(`select count(*)::integer as count from ${gone}`);
  if ((row?.count ?? 0) === 0) return 0;
  const [key = ''] = target.key;
  for (const table of ownedTables(target.table)) {
    for (const column of await columnsReferring(session, table, target.table)) {
      await saveGone(session, version, { table, condition: `l.${column} in (select ${key} from ${gone})` });
      await session.execute(`delete from ${table} l where l.${column} in (select ${key} from ${gone})`);
    }
  }
  await saveGone(session, version, {
    table: target.table,
    condition: `exists (select from ${gone} g where ${sameKey(target, 'g', 'l')})`,
  });
  const count = await countOf(
    session,
    `delete from ${target.table} l using ${gone} g where ${sameKey(target, 'g', 'l')}`,
  );
  if (target.kind !== undefined) {
    await session.execute(`
      insert into catalogue_undo.v${version}_catalogue_id
        select * from catalogue_id where kind = '${target.kind}' and source_id = ${staging.sourceId} and id in (select ${key} from ${gone});
      delete from catalogue_id where kind = '${target.kind}' and source_id = ${staging.sourceId} and id in (select ${key} from ${gone});`);
  }
  return count;
}

async function columnsReferring(session: Session, table: string, to: string): Promise<string[]> {
  const rows = await session.query<{ column: string }>(
    `select a.attname::text as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid = $1::regclass and c.confrelid = $2::regclass`,
    [table, to],
  );
  return rows.map(({ column }) => column);
}

/** The numbers of parts of the vehicles whose parts books changed: part names of their group's book. */
async function countParts(staging: Staging, version: number): Promise<void> {
  const changed = (name: string) => stagingTable(staging, 'c', name);
  const counts = stagingTable(staging, 'x', 'part_counts');
  await staging.session.execute(`
    drop table if exists ${counts};
    create unlogged table ${counts} as
    with books as (
      select distinct a.group_id from assembly a where a.assembly_id in (
        select assembly_id from ${changed('fit')} union select assembly_id from ${stagingTable(staging, 'g', 'fit')}
        union select assembly_id from ${changed('assembly')})
      union select group_id from ${changed('vehicle')} where op = 'new'
    ), parts as (
      select b.group_id, count(distinct p.std_part_id)::integer as parts
      from books b left join assembly a using (group_id) left join fit f using (assembly_id) left join part p using (oe_id)
      group by b.group_id
    )
    select v.vehicle_id, parts.parts, case when fam.vehicle_class = 'B' then parts.parts else 0 end as truck_parts
    from parts join vehicle v using (group_id) join vehicle_group g using (group_id) join family fam using (family_id)
    where v.part_num is distinct from parts.parts;`);
  const isSaved = (table: string) =>
    `exists (select from catalogue_undo.v${version}_${table} u where u.vehicle_id = l.vehicle_id)`;
  await saveGone(staging.session, version, {
    table: 'vehicle',
    condition: `l.vehicle_id in (select vehicle_id from ${counts}) and not ${isSaved('vehicle')} and not ${isSaved('vehicle_new')}`,
  });
  await staging.session.execute(`update vehicle v set part_num = c.parts, refined_truck_num = c.truck_parts
    from ${counts} c where c.vehicle_id = v.vehicle_id;`);
}

async function countOf(session: Session, statement: string): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `with done as (${statement} returning 1) select count(*)::integer as count from done`,
  );
  return row?.count ?? 0;
}
