import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Database, Session } from '../database.ts';
import { listMigrations, migrate } from '../migrate.ts';
import { END_OF_ROWS, Head, linesOf, readTableLine, Tail } from './backup-file.ts';
import { listColumns } from './list-columns.ts';

/** Length of the text that is sent at once. */
const CHUNK_LENGTH = 1_000_000;

/**
 * Restores a backup into an empty database: the tables of the release that made it, its rows in one transaction, then the
 * migrations since. Foreign keys are checked when all rows are there. A restore that was interrupted can be repeated.
 * @returns the rows of each table
 * @throws Error if the database is not empty, the backup is of a newer release, or the file is damaged
 */
export async function restoreBackup(db: Database, file: string): Promise<Record<string, number>> {
  const { migrations } = await readHead(file);
  const known = new Set(await listMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`The backup was made by a newer release: this one does not know ${unknown.join(', ')}.`);
  await refuseUsedDatabase(db, new Set(migrations));
  await migrate(db, { only: new Set(migrations) });
  const rows = await db.withSession(async (session) => {
    await session.execute('begin');
    try {
      const restored = await restoreRows(session, file);
      await session.execute('commit');
      return restored;
    } catch (error) {
      await session.execute('rollback');
      throw error;
    }
  });
  await migrate(db);
  await db.execute(`${forgetStaging} analyze;`);
  return rows;
}

/**
 * Backups leave out the staging tables of imports and the rows that versions could be taken back with: plans are made again
 * from their files, and imports by the command of earlier releases have none.
 */
const forgetStaging = `
  update catalogue_version set can_withdraw = false where can_withdraw;
  update catalogue_import i set worker = null, worker_until = null, progress = '{}', status = case
      when exists (select from catalogue_import_file f where f.import_id = i.import_id) then 'checking' else 'discarded' end
    where status in ('checking', 'planned', 'publishing');`;

/** @throws Error if somebody uses the database, or an earlier attempt restored another backup */
async function refuseUsedDatabase(db: Database, migrations: ReadonlySet<string>): Promise<void> {
  await db.withSession(async (session) => {
    const tables = await listColumns(session);
    if (tables.length === 0) return;
    const applied = await session.query<{ name: string }>('select name from migration');
    const isOther = applied.some(({ name }) => !migrations.has(name));
    const isUsed =
      tables.some(({ table }) => table === 'account') &&
      (await session.query('select from account limit 1')).length > 0;
    if (isOther || isUsed)
      throw new Error('The database is not empty. Restore into a new database, or into a new data folder.');
  });
}

async function restoreRows(session: Session, file: string): Promise<Record<string, number>> {
  const tables = (await listColumns(session)).map(({ table }) => table);
  const foreignKeys = await session.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  // Migrations add rows of their own, and triggers would repeat what the backup has the result of.
  await session.execute(`truncate ${tables.join(', ')};
    ${foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name};`).join('\n')}
    ${tables.map((table) => `alter table ${table} disable trigger user;`).join('\n')}`);
  const { rows, sequences } = await copyTables(session, file);
  await session.execute(`
    ${foreignKeys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`).join('\n')}
    ${tables.map((table) => `alter table ${table} enable trigger user;`).join('\n')}`);
  for (const [name, value] of Object.entries(sequences))
    await session.query('select setval($1::text::regclass, $2)', [name, value]);
  return rows;
}

/** @throws Error if the file ends early or a table has other rows than the last line says */
async function copyTables(session: Session, file: string): Promise<Tail> {
  const counted: Record<string, number> = {};
  const lines = readLines(file);
  await lines.next();
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const target = readTableLine(next.value);
    if (target === undefined) return checkTail(next.value, counted);
    const { table, columns } = target;
    await session.copyIn(
      table,
      columns,
      chunksOf(lines, table, (count) => {
        counted[table] = count;
      }),
    );
  }
  throw new Error(`${file} is cut off: its last line is missing.`);
}

/** The rows of a table in chunks, up to the line that ends them. */
async function* chunksOf(lines: AsyncGenerator<string>, table: string, onEnd: (count: number) => void) {
  let chunk = '';
  let count = 0;
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    if (next.value === END_OF_ROWS) {
      if (chunk !== '') yield chunk;
      return onEnd(count);
    }
    chunk += `${next.value}\n`;
    count += 1;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  throw new Error(`The backup is cut off within the table ${table}.`);
}

function checkTail(line: string, counted: Record<string, number>): Tail {
  const tail = Tail.parse(JSON.parse(line));
  const wrong = Object.keys({ ...tail.rows, ...counted }).find((table) => tail.rows[table] !== counted[table]);
  if (wrong !== undefined)
    throw new Error(
      `The backup is damaged: ${wrong} has ${counted[wrong] ?? 0} rows instead of ${tail.rows[wrong] ?? 0}.`,
    );
  return tail;
}

async function readHead(file: string): Promise<Head> {
  const lines = readLines(file);
  try {
    const first = await lines.next();
    return Head.parse(JSON.parse(first.done === true ? '' : first.value));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${file} does not exist.`);
    throw new Error(`${file} is no backup of this product.`);
  } finally {
    await lines.return(undefined);
  }
}

/** @throws Error if the file cannot be read or decompressed */
function readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // An error of either stream destroys `text`, so its reader gets it.
  pipeline(createReadStream(file), text).catch(() => undefined);
  return linesOf(text);
}
