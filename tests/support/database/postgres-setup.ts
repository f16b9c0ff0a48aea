import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.ts';
import { migrate } from '../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';
import { createDatabase } from './create-database.ts';

/** Starts a PostgreSQL server, or takes that of TEST_DATABASE_URL, and makes a migrated database there to copy from. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server =
    given === undefined ? await startPostgres({ isInMemory: true }) : { url: given, stop: async () => undefined };
  const template = await createDatabase(server.url);
  const db = openPostgres({ url: template.url, onConnectionLost: () => undefined, poolSize: 1 });
  await migrate(db);
  await db.close();
  project.provide('testEngine', { name: 'postgres', url: server.url, template: template.name });
  return server.stop;
}
