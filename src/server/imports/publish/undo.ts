import type { Session } from '../../platform/db/database.ts';
import { sameKey } from '../plan/check-target.ts';
import { ownedTables } from '../plan/find-gone.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { type Written, written } from './written.ts';

/** How many versions can be taken back. */
export const KEPT_VERSIONS = 3;

const undo = (version: number, table: string) => `catalogue_undo.v${version}_${table}`;

/** Every table that an import may write, parents first. */
const tables = [...new Set(written.map(({ table }) => table))];

/** For each table one with whole old rows, and one with the keys of new rows. Logged, because a version is taken back days later. */
export async function createUndoTables(session: Session, version: number): Promise<void> {
  const scripts = [...tables, 'catalogue_id'].map((table) => {
    const keys = table === 'catalogue_id' ? ['source_id', 'kind', 'external_id'] : keyOf(table);
    return `create table ${undo(version, table)} as select * from ${table} where false;
      create table ${undo(version, `${table}_new`)} as select ${keys.join(', ')} from ${table} where false;`;
  });
  await session.execute(scripts.join('\n'));
}

function keyOf(table: string): readonly string[] {
  return written.find((target) => target.table === table)?.key ?? [];
}

/** Keeps the rows that the plan will change, and the keys of those that it adds. */
export async function saveOld(staging: Staging, version: number, target: Written): Promise<void> {
  const changes = stagingTable(staging, 'c', target.name);
  await staging.session.execute(`
    insert into ${undo(version, target.table)} select l.* from ${target.table} l
      join ${changes} c on c.op = 'changed' and ${sameKey(target, 'c', 'l')};
    insert into ${undo(version, `${target.table}_new`)} select ${target.key.map((key) => `c.${key}`).join(', ')}
      from ${changes} c where c.op = 'new';`);
}

export async function saveGone(
  session: Session,
  version: number,
  { table, condition }: { table: string; condition: string },
): Promise<void> {
  await session.execute(`insert into ${undo(version, table)} select l.* from ${table} l where ${condition};`);
}

/**
 * Writes back what a version changed, within the caller's transaction. New records that something else refers to by now
 * stay. @returns how many stayed
 */
export async function restoreVersion(session: Session, version: number): Promise<number> {
  let stayed = 0;
  for (const target of written.toReversed()) stayed += await removeNew(session, version, target);
  for (const table of tables) await writeBack(session, version, table);
  await session.execute(`
    delete from catalogue_id i using ${undo(version, 'catalogue_id_new')} n
      where n.source_id = i.source_id and n.kind = i.kind and n.external_id = i.external_id;
    insert into catalogue_id select * from ${undo(version, 'catalogue_id')} on conflict do nothing;
    refresh materialized view concurrently aft_offer;`);
  return stayed;
}

async function removeNew(session: Session, version: number, target: Written): Promise<number> {
  const added = undo(version, `${target.table}_new`);
  const referring = target.kind === undefined ? [] : await foreignKeysTo(session, target.table);
  const [key = ''] = target.key;
  const owned = ownedTables(target.table);
  const isFree = referring
    .filter(({ table }) => !owned.includes(table))
    .map(({ table, column }) => {
      // The nodes of a tree go together.
      const stays =
        table === target.table ? `and not exists (select from ${added} n where ${sameKey(target, 'n', 'child')})` : '';
      return `and not exists (select from ${table} child where child.${column} = t.${key} ${stays})`;
    });
  const isNew = `exists (select from ${added} n where ${sameKey(target, 'n', 't')})`;
  for (const { table, column } of referring.filter(({ table }) => owned.includes(table))) {
    await session.execute(
      `delete from ${table} o using ${target.table} t where o.${column} = t.${key} and ${isNew} ${isFree.join(' ')};`,
    );
  }
  await session.execute(`delete from ${target.table} t where ${isNew} ${isFree.join(' ')};`);
  const [row] = await session.query<{ count: number }>(
    `select count(*)::integer as count from ${target.table} t where ${isNew}`,
  );
  return row?.count ?? 0;
}

async function foreignKeysTo(session: Session, table: string): Promise<{ table: string; column: string }[]> {
  return session.query(
    `select c.conrelid::regclass::text as "table", a.attname::text as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = $1::regclass and c.confdeltype = 'a' and c.conparentid = 0`,
    [table],
  );
}

/** Changed rows get their old values, removed rows come back. */
async function writeBack(session: Session, version: number, table: string): Promise<void> {
  const saved = undo(version, table);
  const columns = await writableColumns(session, table);
  const primaryKey = await primaryKeyOf(session, table);
  const list = columns.map((name) => `"${name}"`).join(', ');
  if (primaryKey.length === 0) {
    const target = written.find((other) => other.table === table);
    if (target !== undefined) {
      await session.execute(`delete from ${table} t using ${saved} o where ${sameKey(target, 't', 'o')};`);
    }
    await session.execute(`insert into ${table} (${list}) select ${list} from ${saved};`);
    return;
  }
  const sets = columns.filter((name) => !primaryKey.includes(name)).map((name) => `"${name}" = excluded."${name}"`);
  const resolution = sets.length === 0 ? 'do nothing' : `do update set ${sets.join(', ')}`;
  await session.execute(
    `insert into ${table} (${list}) select ${list} from ${saved} on conflict (${primaryKey.join(', ')}) ${resolution};`,
  );
}

async function writableColumns(session: Session, table: string): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function primaryKeyOf(session: Session, table: string): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select a.attname::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Drops the undo tables of the versions that can no longer be taken back. */
export async function dropOldUndo(session: Session, newest: number): Promise<void> {
  const kept = await session.query<{ version: number }>(
    `select version from catalogue_version where withdrawn_at is null and version <= $1 order by version desc limit ${KEPT_VERSIONS}`,
    [newest],
  );
  const keeps = new Set(kept.map(({ version }) => `v${version}_`));
  const all = await session.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'catalogue_undo'`,
  );
  const old = all.filter(({ name }) => !keeps.has(name.slice(0, name.indexOf('_') + 1)));
  if (old.length > 0)
    await session.execute(`drop table ${old.map(({ name }) => `catalogue_undo.${name}`).join(', ')};`);
  await session.query(
    `update catalogue_version set can_withdraw = false where can_withdraw and not (version = any($1::integer[]))`,
    [kept.map(({ version }) => version)],
  );
}
