import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const ours = new URL('./migrations/', import.meta.url);

/** Held by whoever migrates a server: several nodes may start at once, and take turns. */
const TAKE_TURN = 'begin; select pg_advisory_xact_lock(7364120);';

/**
 * Applies the numbered SQL files that this database has not seen, each in one transaction: a file is applied whole or
 * not at all.
 * @returns the names applied here, in order.
 */
export async function migrate(db: Database, folder: URL = ours): Promise<string[]> {
  await db.execute(`${TAKE_TURN}
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
    commit;`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const before = await appliedTo(db);
  const applied: string[] = [];
  for (const name of names.filter((name) => !before.has(name))) {
    const script = await readFile(new URL(name, folder), 'utf8');
    if (await apply(db, name, script)) applied.push(name);
  }
  return applied;
}

/** Whoever comes second finds the name taken: its transaction ends there and changes nothing. */
async function apply(db: Database, name: string, script: string): Promise<boolean> {
  const taken = `insert into migration (name) values ('${name.replaceAll("'", "''")}');`;
  try {
    await db.execute(`${TAKE_TURN} ${taken}\n${script}\ncommit;`);
    return true;
  } catch (error) {
    // The embedded engine's one connection is still inside the transaction that failed.
    await db.execute('rollback');
    if ((await appliedTo(db)).has(name)) return false;
    throw error;
  }
}

async function appliedTo(db: Database): Promise<Set<string>> {
  const rows = await db.sql.selectFrom('migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}
