import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../src/server/platform/db/database.ts';
import { databaseOver } from '../../src/server/platform/db/embedded.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { typeParsers } from '../../src/server/platform/db/type-parsers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * An empty migrated database of its own for a test file: in memory, or, where the run is on a PostgreSQL server
 * (TEST_DATABASE_URL), a new database there.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return openInMemory();
  const db = await openFreshOn(url);
  await migrate(db);
  return db;
}

/** Making an engine takes some 2.5 s, loading a migrated one 0.5 s: one is made for each state of the migrations. */
async function openInMemory(): Promise<Database> {
  const file = path.join(root, 'node_modules/.cache/test-database', `${await templateKey()}.tar`);
  const template = await readFile(file).catch(() => null);
  if (template !== null) return openEngine(new Blob([template]));
  const { db, dump } = await makeTemplate();
  await mkdir(path.dirname(file), { recursive: true });
  // Whole or not at all: several test files may be making it at once.
  const fresh = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(fresh, dump);
  await rename(fresh, file);
  return db;
}

async function makeTemplate(): Promise<{ db: Database; dump: Buffer }> {
  const pglite = new PGlite({ parsers: typeParsers });
  const db = await databaseOver(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  return { db, dump: Buffer.from(await dump.arrayBuffer()) };
}

function openEngine(template: Blob): Promise<Database> {
  return databaseOver(new PGlite({ loadDataDir: template, parsers: typeParsers }));
}

/** What the template depends on: the migrations and the engine's version. */
async function templateKey(): Promise<string> {
  const folder = path.join(root, 'src/server/platform/db/migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(path.join(folder, name)));
  hash.update(await readFile(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function openFreshOn(serverUrl: string): Promise<Database> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const onIdleError = () => undefined;
  const server = openPostgres({ url: serverUrl, onIdleError, poolSize: 1 });
  await server.execute(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openPostgres({ url: url.href, onIdleError, poolSize: 8 });
}
