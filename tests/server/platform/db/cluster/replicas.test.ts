import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../../scripts/postgres.ts';
import { calls } from '../../../../../src/contract/all-calls.ts';
import { buildApp } from '../../../../../src/server/app.ts';
import type { CatalogueRead, Database, Sql } from '../../../../../src/server/platform/db/database.ts';
import { migrate } from '../../../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../../../src/server/platform/db/postgres.ts';
import { type Caller, openTestApi, type TestApi } from '../../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../../support/tiny-catalogue/tiny-catalogue.ts';

// One primary with two streaming replicas; the tests run in order, and the last ones lose the primary.

const WITHIN = { timeout: 5_000, interval: 20 };
/** The smallest bound that DATABASE_READ_LAG_S takes. */
const LAG_MS_MAX = 1_000;

let primary: RunningPostgres;
let replicas: [RunningPostgres, RunningPostgres];
let api: TestApi;
const changes: string[] = [];
const opened: Database[] = [];

const hostOf = ({ url }: RunningPostgres) => new URL(url).host;
const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);

function openNode(maxLagMs: number): Database {
  const [first, second] = replicas;
  // The first replica is the host that may take over.
  const url = primary.url.replace(hostOf(primary), `${hostOf(first)},${hostOf(primary)}`);
  const db = openPostgres({
    url: `${url}?target_session_attrs=read-write`,
    readUrls: [first.url, second.url],
    maxLagMs,
    poolSize: 4,
    onConnectionLost: () => undefined,
    onClusterChange: (message) => changes.push(message),
  });
  opened.push(db);
  return db;
}

function openApp(maxLagMs: number) {
  const db = openNode(maxLagMs);
  return { db, app: buildApp({ db, demo: null, pagesFolder: null, logLevel: 'silent' }) };
}

beforeAll(async () => {
  primary = await startPostgres();
  const direct = openPostgres({ url: primary.url, onConnectionLost: () => undefined, poolSize: 2 });
  await migrate(direct);
  await fillTinyCatalogue(direct);
  await direct.close();
  replicas = [await primary.addReplica(), await primary.addReplica()];
  api = await openTestApi({ db: openNode(LAG_MS_MAX) });
});
afterAll(async () => {
  await api?.app.close();
  await Promise.all(opened.map((db) => db.close()));
  await Promise.all([primary, ...(replicas ?? [])].map((server) => server?.stop()));
});

const readPort: CatalogueRead<{ port: number }> = {
  name: 'server-port',
  reads: 'catalogue',
  text: 'select inet_server_port() as port',
};
const portRead = async (db: Database) => (await db.catalogue.run(readPort, []))[0]?.port;
const writePort = async (db: Database) => (await db.run(readPort, []))[0]?.port;
const pinned = <Result>(db: Database, work: () => Promise<Result>, isOnPrimary = false) =>
  db.catalogue.pin({ isOnPrimary }, work);

/** The servers that the next requests read from. */
async function portsRead(db: Database): Promise<Set<number | undefined>> {
  const ports = new Set<number | undefined>();
  for (let request = 0; request < 4; request += 1) ports.add(await pinned(db, () => portRead(db)));
  return ports;
}

const waitForReaders = (db: Database, servers: readonly RunningPostgres[]) =>
  vi.waitFor(async () => expect(await portsRead(db)).toEqual(new Set(servers.map(portOf))), WITHIN);

function read<Rows>({ url }: RunningPostgres, query: (db: Sql) => Promise<Rows>): Promise<Rows> {
  const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 1 });
  return query(db.sql).finally(db.close);
}

const run = (server: RunningPostgres, statement: string) => read(server, (db) => sql.raw(statement).execute(db));

const brands = (as: Caller, { app }: Pick<TestApi, 'app'> = api, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: calls.getBrandsByInitial.path,
    headers: { authorization: as.token, ...headers },
    payload: { data: { initial: 'D' } },
  });

test('requests read the catalogue on the replicas in turn, each request on one of them', async () => {
  await waitForReaders(api.db, replicas);
  const requests = await Promise.all(
    Array.from({ length: 8 }, () =>
      pinned(api.db, async () => {
        const name = api.db.catalogue.serverName();
        const ports = [await portRead(api.db), await portRead(api.db), await portRead(api.db)];
        return { name, ports: [...new Set(ports)] };
      }),
    ),
  );
  for (const { name, ports } of requests) expect(ports).toEqual([Number(name.split(':')[1])]);
  expect(new Set(requests.flatMap(({ ports }) => ports))).toEqual(new Set(replicas.map(portOf)));
});

test('everything else is read and written on the primary', async () => {
  expect(await writePort(api.db)).toBe(portOf(primary));
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(api.db.sql);
  expect(rows).toEqual([{ port: portOf(primary) }]);
});

test('nothing can be written through the seam of the catalogue', async () => {
  const write: CatalogueRead<unknown> = { name: 'write', reads: 'catalogue', text: "update brand set name_en = 'x'" };
  await expect(api.db.catalogue.run(write, [])).rejects.toMatchObject({ code: '25006' });
});

test('the calls of a user work on replicas, charges and sessions on the primary', async () => {
  const caller = await api.signInWith([]);
  const tree = () => api.post(calls.getPartTreeData, { vehicleId: 1, vehicleTypeCode: 'C' }, { as: caller });
  const [first, second] = [await tree(), await tree()];
  expect([first.status, second.status]).toEqual([200, 200]);
  const ledger = await api.db.sql.selectFrom('quotaLedger').selectAll().where('userId', '=', caller.userId).execute();
  expect(ledger).toHaveLength(1);
});

test('users read what they have just written, on every node, while others may still read the former state', async () => {
  const nodes = [openApp(60_000), openApp(60_000)] as const;
  const [here, there] = nodes;
  const writer = await api.signInWith([]);
  const other = await api.signInWith([]);
  await Promise.all(nodes.map(({ db }) => waitForReaders(db, replicas)));
  // Until the sessions are on the replicas, which are then held.
  await vi.waitFor(async () => {
    const ofOther = (db: Sql) => db.selectFrom('session').select('userId').where('userId', '=', other.userId).execute();
    for (const replica of replicas) expect(await read(replica, ofOther)).toHaveLength(1);
  }, WITHIN);
  for (const replica of replicas) await run(replica, 'select pg_wal_replay_pause()');
  try {
    await run(primary, "update brand set name_en = 'Renamed' where brand_id = 1");
    const written = await here.app.inject({
      method: 'POST',
      url: calls.trackPartName.path,
      headers: { authorization: writer.token },
      payload: { data: { partName: '刹车片', found: 1 } },
    });
    expect(written.json()).toMatchObject({ code: '000000' });
    const [cookie = ''] = String(written.headers['set-cookie']).split(';');
    const english = { 'accept-language': 'en' };
    expect((await brands(writer, here, english)).body).toContain('Renamed');
    expect((await brands(writer, there, { ...english, cookie })).body).toContain('Renamed');
    expect((await brands(other, here, english)).body).not.toContain('Renamed');
    expect((await brands(other, there, english)).body).not.toContain('Renamed');
  } finally {
    for (const replica of replicas) await run(replica, 'select pg_wal_replay_resume()');
    await Promise.all(nodes.map(({ app }) => app.close()));
  }
});

test('a replica that is late is left out, and used again when it has caught up', async () => {
  const [first, second] = replicas;
  await waitForReaders(api.db, replicas);
  await run(first, 'select pg_wal_replay_pause()');
  await run(primary, "update brand set name_en = 'Late' where brand_id = 1");
  await waitForReaders(api.db, [second]);
  expect(api.db.readers().find(({ name }) => name === hostOf(first))?.isUsed).toBe(false);
  await run(first, 'select pg_wal_replay_resume()');
  await waitForReaders(api.db, replicas);
});

test('an idle primary makes no replica look late', async () => {
  await vi.waitFor(() => {
    for (const { isUsed, lagMs } of api.db.readers()) expect({ isUsed, lagMs }).toEqual({ isUsed: true, lagMs: 0 });
  }, WITHIN);
});

test('a replica that dies costs no request, and is used again when it is back', async () => {
  const [first, second] = replicas;
  const caller = await api.signInWith([]);
  await waitForReaders(api.db, replicas);
  const statuses: number[] = [];
  let isDone = false;
  const readers = Array.from({ length: 4 }, async () => {
    while (!isDone) statuses.push((await brands(caller)).statusCode);
  });
  await first.crash();
  await waitForReaders(api.db, [second]);
  await first.restart();
  await waitForReaders(api.db, replicas);
  isDone = true;
  await Promise.all(readers);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('without the primary users go on reading what is free or paid, and get 503 for the rest', async () => {
  const caller = await api.signInWith([]);
  const tree = (vehicleId: number) =>
    api.post(calls.getPartTreeData, { vehicleId, vehicleTypeCode: 'C' }, { as: caller });
  const byNumber = () => api.post(calls.getPartListByOe, { oe: '1K0698151A', provinceCode: '110000' }, { as: caller });
  expect((await tree(1)).status).toBe(200);
  expect((await byNumber()).status).toBe(200);
  const isCharged = (server: RunningPostgres) =>
    read(server, (db) => db.selectFrom('quotaLedger').select('subject').where('userId', '=', caller.userId).execute());
  await vi.waitFor(async () => {
    for (const replica of replicas) expect(await isCharged(replica)).toHaveLength(1);
  }, WITHIN);

  // Another node has no cache of paid vehicles.
  const { app: there, db: theirs } = openApp(LAG_MS_MAX);
  await waitForReaders(theirs, replicas);
  await primary.crash();
  await vi.waitFor(async () => expect((await brands(caller)).statusCode).toBe(200), WITHIN);
  await vi.waitFor(async () => expect((await brands(caller, { app: there })).statusCode).toBe(200), WITHIN);
  expect(await byNumber()).toMatchObject({ status: 200 });
  expect(await tree(1)).toMatchObject({ status: 200 });
  expect(await tree(3)).toMatchObject({ status: 503, code: '900503' });
  expect((await openTree(there, 1)).statusCode).toBe(200);
  expect((await openTree(there, 3)).statusCode).toBe(503);
  expect(await api.post(calls.removeList, { listIds: [1] }, { as: caller })).toMatchObject({ status: 503 });
  expect((await brands({ ...caller, token: 'no session' })).json()).toMatchObject({ code: '600209' });
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  await there.close();

  function openTree(app: FastifyInstance, vehicleId: number) {
    const payload = { data: { vehicleId, vehicleTypeCode: 'C' } };
    return app.inject({
      method: 'POST',
      url: calls.getPartTreeData.path,
      headers: { authorization: caller.token },
      payload,
    });
  }
});

test('writes are served within 5 s of a promotion, and a former primary that comes back gets none', async () => {
  const [first] = replicas;
  await run(first, 'select pg_promote(false)');
  const promotedAt = performance.now();
  const caller = await vi.waitFor(() => api.signInWith([]), WITHIN);
  expect(performance.now() - promotedAt).toBeLessThan(5_000);
  expect(changes).toContainEqual(`the primary is now ${hostOf(first)}`);

  await primary.restart();
  await run(primary, "update brand set name_en = 'Lost' where brand_id = 1");
  // The other replica follows the former primary, and has its rows.
  await vi.waitFor(() => expect(changes.at(-1)).toContain('it follows a former primary'), WITHIN);
  await waitForReaders(api.db, [first]);
  expect(await writePort(api.db)).toBe(portOf(first));
  expect((await brands(caller, api, { 'accept-language': 'en' })).body).not.toContain('Lost');
});
