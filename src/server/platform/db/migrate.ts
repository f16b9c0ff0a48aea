import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../compiled/project-folder.ts';
import type { Database } from './database.ts';

const migrationsFolder = pathToFileURL(path.join(projectFolder, 'src/server/platform/db/migrations/'));

/** Nodes that start at the same time migrate one after the other. */
const BEGIN_WITH_LOCK = 'begin; select pg_advisory_xact_lock(7364120);';

interface MigrateOptions {
  folder?: URL;
  /** The files to apply; all by default. A restore first needs the tables of the release that made the backup. */
  only?: ReadonlySet<string>;
}

/**
 * Applies the numbered SQL files that this database has not applied yet, each in one transaction.
 * @returns the names of the applied files, in order
 */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = migrationsFolder, only } = options;
  await db.execute(`${BEGIN_WITH_LOCK}
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
    commit;`);
  const files = await listFiles(folder);
  const before = await listApplied(db);
  const applied: string[] = [];
  for (const { name, file } of files.filter(({ name }) => !before.has(name) && (only?.has(name) ?? true))) {
    const script = await readFile(new URL(file, folder), 'utf8');
    if (await apply(db, name, script)) applied.push(name);
  }
  return applied;
}

/** The names of this release's migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await listFiles(migrationsFolder)).map(({ name }) => name);
}

/** The SQL files of all releases, in the order of their numbers. The folder of a file is no part of its name. */
async function listFiles(folder: URL): Promise<{ name: string; file: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql'));
  return files
    .map((file) => ({ name: path.basename(file), file }))
    .sort((one, other) => one.name.localeCompare(other.name));
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
