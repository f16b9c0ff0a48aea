import type { Database } from '../../src/server/db/database.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';

/**
 * An empty migrated database of its own for a test file: in memory, or, where the run is on a PostgreSQL server
 * (TEST_DATABASE_URL), a new database there.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const db = url === undefined ? await openEmbedded(null) : await openFreshOn(url);
  await migrate(db);
  return db;
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
