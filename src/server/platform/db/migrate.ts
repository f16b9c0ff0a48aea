import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);

/** Nodes that start at the same time migrate one after the other. */
const BEGIN_WITH_LOCK = 'begin; select pg_advisory_xact_lock(7364120);';

/**
 * Applies the numbered SQL files that this database has not applied yet, each in one transaction.
 * @returns the names of the applied files, in order
 */
export async function migrate(db: Database, folder: URL = migrationsFolder): Promise<string[]> {
  await db.execute(`${BEGIN_WITH_LOCK}
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
    commit;`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const before = await listApplied(db);
  const applied: string[] = [];
  for (const name of names.filter((name) => !before.has(name))) {
    const script = await readFile(new URL(name, folder), 'utf8');
    if (await apply(db, name, script)) applied.push(name);
  }
  return applied;
}

/** Returns false if another node has applied the file: then the insert of its name fails. */
async function apply(db: Database, name: string, script: string): Promise<boolean> {
  const claim = `insert into migration (name) values ('${name.replaceAll("'", "''")}');`;
  try {
    await db.execute(`${BEGIN_WITH_LOCK} ${claim}\n${script}\ncommit;`);
    return true;
  } catch (error) {
    // The single connection of the embedded engine is still in the failed transaction.
    await db.execute('rollback');
    if ((await listApplied(db)).has(name)) return false;
    throw error;
  }
}

async function listApplied(db: Database): Promise<Set<string>> {
  const rows = await db.sql.selectFrom('migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}
