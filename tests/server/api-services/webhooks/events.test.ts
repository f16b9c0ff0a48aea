import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { WebhookEvent } from '../../../../src/contract/api-services/webhooks/rules.ts';
import { valueLies } from '../../../../src/server/api-services/definitions/value-lies.ts';
import { eventDocuments } from '../../../../src/server/api-services/webhooks/event-documents.ts';
import { emitExpiringKeys } from '../../../../src/server/api-services/webhooks/expiring-keys.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { addEndpoint, listDeliveries } from '../../../support/api-services/webhook-receiver.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addCustomer, addGrant, addKey, callWith, gatewayOn } from '../../../support/server/open-gateway.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());
afterEach(async () => {
  await sql`delete from webhook_endpoint`.execute(api.db.sql);
});

const eventsOf = (userId: number) =>
  api.db.sql
    .selectFrom('webhookEvent')
    .select(['kind', 'data'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('cause')
    .execute();

/** What an event tells is what its document says. */
function expectDocumented(kind: WebhookEvent, data: unknown): void {
  expect(valueLies('data', data, eventDocuments[kind].data)).toEqual([]);
}

test('a hundred calls at once tell of 80 % and of 100 % once each, to every endpoint that listens', async () => {
  const key = await addKey(api.db, { units: 100 });
  const listening = [
    await addEndpoint(api.db, key),
    await addEndpoint(api.db, { ...key, events: ['quota.threshold'] }),
  ];
  const deaf = await addEndpoint(api.db, { ...key, events: ['key.expiring'] });
  const gateway = gatewayOn(api.db);
  await Promise.all(Array.from({ length: 120 }, () => callWith(gateway, key, { oe: '1K0698151A' })));
  const events = await eventsOf(key.userId);
  expect(events.map(({ data }) => data.threshold).sort()).toEqual([100, 80]);
  // Calls metered in one statement emit one event, with the sum of their units.
  for (const { data } of events) {
    expect(data).toMatchObject({ interfaceCode: null, units: 100, unitsLeft: 100 - Number(data.used) });
    expect(data.used).toBeGreaterThanOrEqual(Number(data.threshold));
  }
  for (const { data } of events) expectDocumented('quota.threshold', data);
  for (const { endpointId } of listening) expect(await listDeliveries(api.db, endpointId)).toHaveLength(2);
  expect(await listDeliveries(api.db, deaf.endpointId)).toEqual([]);
});

test('each grant is a period of its own, and units of other grants are said to be left', async () => {
  const key = await addKey(api.db);
  await addEndpoint(api.db, key);
  await addGrant(api.db, {
    userId: key.userId,
    units: 2,
    interfaceCode: 'oeSearch',
    expiresAt: '2098-01-01T00:00:00Z',
  });
  await addGrant(api.db, { userId: key.userId, units: 4 });
  const gateway = gatewayOn(api.db);
  for (let call = 0; call < 6; call += 1) await callWith(gateway, key, { oe: '1K0698151A' });
  const told = (await eventsOf(key.userId)).map(({ data }) => [data.interfaceCode, data.threshold, data.unitsLeft]);
  expect(told.sort()).toEqual([
    [null, 100, 0],
    [null, 80, 0],
    ['oeSearch', 100, 4],
    ['oeSearch', 80, 4],
  ]);
});

test('a charge that is rolled back tells nothing, and neither does one without an endpoint that is on', async () => {
  const userId = await addCustomer(api.db);
  const grantId = await addGrant(api.db, { userId, units: 10 });
  const use = (used: number, db = api.db.sql) =>
    sql`update api_grant set used = ${used} where grant_id = ${grantId}`.execute(db);
  await use(8);
  const { endpointId } = await addEndpoint(api.db, { userId });
  await sql`update webhook_endpoint set is_on = false where endpoint_id = ${endpointId}`.execute(api.db.sql);
  await use(10);
  await use(0);
  await sql`update webhook_endpoint set is_on = true where endpoint_id = ${endpointId}`.execute(api.db.sql);
  const undone = api.db.sql.transaction().execute(async (within) => {
    await use(9, within);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await eventsOf(userId)).toEqual([]);
  await use(9);
  expect(await eventsOf(userId)).toMatchObject([{ data: { threshold: 80, used: 9 } }]);
});

test('a share that is used again after units were given back is not told twice', async () => {
  const userId = await addCustomer(api.db);
  await addEndpoint(api.db, { userId });
  const grantId = await addGrant(api.db, { userId, units: 10 });
  for (const used of [7, 8, 2, 9, 10])
    await sql`update api_grant set used = ${used} where grant_id = ${grantId}`.execute(api.db.sql);
  expect((await eventsOf(userId)).map(({ data }) => data.threshold).sort()).toEqual([100, 80]);
});

test('a key that ends is told of seven days and one day before, once each, by any number of nodes', async () => {
  const key = await addKey(api.db);
  await addEndpoint(api.db, key);
  const endIn = (time: string) =>
    sql`update api_key set expires_at = now() + ${time}::interval where key_id = ${key.keyId}`.execute(api.db.sql);
  const look = () => Promise.all(Array.from({ length: 5 }, () => emitExpiringKeys(api.db.sql)));
  const told = async () => (await eventsOf(key.userId)).map(({ data }) => data.daysBefore);
  await endIn('8 days');
  await look();
  expect(await told()).toEqual([]);
  await endIn('6 days 23 hours');
  await look();
  await look();
  expect(await told()).toEqual([7]);
  const { rows } = await sql<{ expiresAt: string }>`
    update api_key set expires_at = expires_at where key_id = ${key.keyId} returning expires_at as "expiresAt"`.execute(
    api.db.sql,
  );
  const [event] = await eventsOf(key.userId);
  expect(event?.data).toMatchObject({ keyId: key.keyId, accessId: key.accessId, expiresAt: rows[0]?.expiresAt });
  expectDocumented('key.expiring', event?.data);
  await endIn('23 hours');
  await look();
  expect(await told()).toEqual([7, 1]);
  await endIn('5 days');
  await look();
  expect((await told()).sort()).toEqual([1, 7, 7]);
});

test('a revoked key, one without an end, and a key of another customer are not told of', async () => {
  const key = await addKey(api.db);
  await addEndpoint(api.db, key);
  await addKey(api.db, { userId: key.userId });
  const other = await addKey(api.db);
  await sql`update api_key set expires_at = now() + interval '2 days', revoked_at = now() where key_id = ${key.keyId}`.execute(
    api.db.sql,
  );
  await sql`update api_key set expires_at = now() + interval '2 days' where key_id = ${other.keyId}`.execute(
    api.db.sql,
  );
  await emitExpiringKeys(api.db.sql);
  expect([...(await eventsOf(key.userId)), ...(await eventsOf(other.userId))]).toEqual([]);
});

test('a deprecated interface is told to who has called it, or has units or a key for it, and to nobody else', async () => {
  const interfaceId = await publishInterface(api.db, { code: 'oldSearch' });
  const [caller, buyer, holder, stranger] = await Promise.all(Array.from({ length: 4 }, () => addCustomer(api.db)));
  const customers = [caller ?? 0, buyer ?? 0, holder ?? 0, stranger ?? 0];
  for (const userId of customers) await addEndpoint(api.db, { userId });
  await sql`insert into api_usage_day (day, user_id, interface_code, mode) values ('2026-01-01', ${caller}, 'oldSearch', 'live')`.execute(
    api.db.sql,
  );
  await addGrant(api.db, { userId: buyer ?? 0, units: 5, interfaceCode: 'oldSearch' });
  await addKey(api.db, { userId: holder ?? 0, interfaces: ['oldSearch'] });
  const deprecate = (rowVersion: number, sunsetOn: string) =>
    api.post(calls.interfaceDeprecate, { interfaceId, rowVersion, sunsetOn, replacementCode: null });
  expect((await deprecate(1, '2020-01-01')).code).toBe('301109');
  expect((await deprecate(1, '2099-01-31')).code).toBe('000000');
  const told = await Promise.all(customers.map(eventsOf));
  expect(told.map((events) => events.length)).toEqual([1, 1, 1, 0]);
  expect(told[0]?.[0]).toMatchObject({
    kind: 'interface.deprecated',
    data: { interfaceCode: 'oldSearch', sunsetOn: '2099-01-31', replacementCode: null },
  });
  expectDocumented('interface.deprecated', told[0]?.[0]?.data);
  expect((await deprecate(2, '2099-06-30')).code).toBe('000000');
  expect((await eventsOf(caller ?? 0)).map(({ data }) => data.sunsetOn)).toEqual(['2099-01-31', '2099-06-30']);
});

test("an answered VIN request is told to the main account, also one of a sub account, whoever's request brought it", async () => {
  const main = await api.signInWith([]);
  const subId = await addUser(api, { parentId: main.userId });
  const other = await addCustomer(api.db);
  await addEndpoint(api.db, main);
  await addEndpoint(api.db, { userId: other });
  const vin = '1M8GDM9AXKP042788';
  const { rows } = await sql<{ taskId: number }>`
    insert into fast_vin_task (user_id, vin, platform)
    select unnest(array[${main.userId}, ${subId}]::integer[]), ${vin}, 'easyEpc' returning task_id as "taskId"`.execute(
    api.db.sql,
  );
  const [first] = rows;
  expect((await api.post(calls.fastVinTaskTake, { taskId: first?.taskId })).code).toBe('000000');
  expect(await eventsOf(main.userId)).toEqual([]);
  expect((await api.post(calls.fastVinTaskBind, { taskId: first?.taskId, vehicleId: 5 })).code).toBe('000000');
  const events = await eventsOf(main.userId);
  expect(events.map(({ data }) => data.requestId).sort()).toEqual(rows.map(({ taskId }) => taskId).sort());
  for (const { kind, data } of events) {
    expect(kind).toBe('vin_request.answered');
    expect(data).toMatchObject({ vin, outcome: 'found', vehicleId: 5, reason: null });
    expectDocumented('vin_request.answered', data);
  }
  expect(await eventsOf(other)).toEqual([]);
});

test('a VIN request that is answered again after it was reopened is told again', async () => {
  const main = await api.signInWith([]);
  await addEndpoint(api.db, main);
  const { result } = await api.post(calls.addFastVinTask, { vin: '1HGCM82633A004352' }, { as: main });
  const { taskId } = result;
  await api.post(calls.fastVinTaskNotFound, { taskId, reason: '无法辨认' });
  await api.post(calls.fastVinTaskReopen, { taskId });
  await api.post(calls.fastVinTaskBind, { taskId, vehicleId: 5 });
  const events = await eventsOf(main.userId);
  expect(events.map(({ data }) => [data.outcome, data.reason])).toEqual([
    ['notFound', '无法辨认'],
    ['found', null],
  ]);
});

test('a disabled customer is told nothing', async () => {
  const userId = await addCustomer(api.db);
  await addEndpoint(api.db, { userId });
  const grantId = await addGrant(api.db, { userId, units: 10 });
  await sql`update account set is_disabled = true where user_id = ${userId}`.execute(api.db.sql);
  await sql`update api_grant set used = 9 where grant_id = ${grantId}`.execute(api.db.sql);
  expect(await eventsOf(userId)).toEqual([]);
});
