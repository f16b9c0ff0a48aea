import { sql } from 'kysely';
import { type RunningPostgres, startPostgres } from '../scripts/postgres.ts';
import { seedCatalogue } from '../src/demo/ensure-demo.ts';
import { ensureBaseData } from '../src/server/access/base-data.ts';
import { createSessions } from '../src/server/account/sessions.ts';
import { makeAdmin } from '../src/server/make-admin.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { type ApiCaller, CONNECTIONS } from './load-generators.ts';

/** A PostgreSQL server with the demo catalogue and sessions of administrators. */
export interface DemoDatabase {
  url: string;
  db: Database;
  /** Of the first caller. */
  token: string;
  callers: readonly ApiCaller[];
  fillMs: number;
  server: RunningPostgres;
  close(): Promise<void>;
}

/** Opening a vehicle takes a lookup, and the benchmarks open thousands. */
async function grantLookups({ sql: db }: Database, holderId: number): Promise<void> {
  const expiresAt = sql<string>`now() + interval '1 year'`;
  const kind = { kind: 'count', amount: 100_000_000, holderId, expiresAt, origin: 'bench' } as const;
  await db
    .insertInto('quotaPackage')
    .values([
      { ...kind, vehicleClass: 'C' },
      { ...kind, vehicleClass: 'B' },
    ])
    .execute();
}

/** An administrator of its own network. */
async function addCaller(db: Database, number: number): Promise<ApiCaller> {
  const username = `bench${number}`;
  await makeAdmin(db, username, 'Bench#2026run');
  const { userId } = await db.sql
    .selectFrom('account')
    .select('userId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await grantLookups(db, userId);
  const { token } = await createSessions(db).start(userId, 'v3');
  return { token, address: `198.51.100.${number}` };
}

export async function openDemoDatabase(): Promise<DemoDatabase> {
  const server = await startPostgres();
  const db = openPostgres({ url: server.url, onConnectionLost: () => undefined, poolSize: 16 });
  await migrate(db);
  await ensureBaseData(db);
  const startedAt = performance.now();
  await seedCatalogue(db, () => undefined);
  const fillMs = performance.now() - startedAt;
  await db.execute('vacuum analyze');
  const callers: ApiCaller[] = [];
  for (let number = 1; number <= CONNECTIONS; number += 1) callers.push(await addCaller(db, number));
  return {
    url: server.url,
    db,
    token: callers[0]?.token ?? '',
    callers,
    fillMs,
    server,
    close: async () => {
      await db.close();
      await server.stop();
    },
  };
}
