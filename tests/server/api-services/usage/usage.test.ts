import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { newRequestId } from '../../../../src/server/api-services/gateway/request-id.ts';
import { cleanUpApiRecords } from '../../../../src/server/api-services/metering/clean-up.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addKey, callWith, gatewayOn, type TestGateway, type TestKey } from '../../../support/server/open-gateway.ts';

let api: TestApi;
let gateway: TestGateway;
let today = '';
beforeAll(async () => {
  api = await openTestApi();
  gateway = gatewayOn(api.db);
  const { rows } = await sql<{ today: string }>`select (now() at time zone 'Asia/Shanghai')::date as today`.execute(
    api.db.sql,
  );
  today = rows[0]?.today ?? '';
});
afterAll(() => api.close());

async function addCaller(): Promise<{ as: Caller; key: TestKey }> {
  const as = await api.signInWith([]);
  return { as, key: await addKey(api.db, { userId: as.userId, units: 50 }) };
}

test('a customer sees their own requests and use, and nothing of another customer', async () => {
  const [one, other] = [await addCaller(), await addCaller()];
  const { envelope } = await callWith(gateway, one.key, { oe: 'A' });
  await callWith(gateway, one.key, { oe: 'none' });
  await callWith(gateway, one.key, { oe: 1 });
  const { requestId } = envelope;
  const period = { from: today, to: today };

  const own = await api.post(calls.apiRequestList, {}, { as: one.as });
  expect(own.result.rows.map(({ status, units }) => [status, units])).toEqual([
    [422, 0],
    [200, 0],
    [200, 1],
  ]);
  const detail = await api.post(calls.apiRequestDetail, { requestId }, { as: one.as });
  expect(detail.result).toMatchObject({ body: '{"oe":"A"}', units: 1, keyName: 'test', transport: 'http' });
  const { total, days } = (await api.post(calls.userStatistics, period, { as: one.as })).result;
  expect(total).toMatchObject({ calls: 3, units: 1, refused: 1, empty: 1, errors: 0, p50Ms: expect.any(Number) });
  expect(days).toMatchObject([{ day: today, interfaceCode: 'oeSearch', mode: 'live', calls: 3 }]);

  expect((await api.post(calls.apiRequestList, {}, { as: other.as })).result.rows).toEqual([]);
  expect((await api.post(calls.apiRequestDetail, { requestId }, { as: other.as })).code).toBe('900404');
  expect((await api.post(calls.userStatistics, period, { as: other.as })).result.total.calls).toBe(0);
  const usage = await api.app.inject({
    url: `/api/usage?from=${today}&to=${today}`,
    headers: { authorization: `Bearer ${other.key.secret}` },
  });
  expect(usage.json()).toMatchObject({ code: '000000', result: [] });
});

test('GET /api/usage has the sums of the ledger as JSON, and as CSV if that is accepted', async () => {
  const { key } = await addCaller();
  for (let call = 0; call < 3; call += 1) await callWith(gateway, key, { oe: 'A' });
  const get = (accept: string, authorization = `APPCODE ${key.secret}`) =>
    api.app.inject({ url: `/api/usage?from=${today}&to=${today}`, headers: { accept, authorization } });
  expect((await get('application/json')).json().result).toMatchObject([{ day: today, calls: 3, units: 3 }]);
  const csv = await get('text/csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line] = csv.body.split('\r\n');
  expect(head).toBe('day,interfaceCode,mode,calls,units,refused,errors,limited,empty,repeated,p50Ms,p95Ms');
  expect(line).toMatch(new RegExp(`^${today},oeSearch,live,3,3,0,0,0,0,0,\\d+,\\d+$`));
  expect((await get('text/csv', 'Bearer nonsense')).statusCode).toBe(401);
  expect(
    (
      await api.app.inject({
        url: '/api/usage?from=2020-01-01&to=2026-01-01',
        headers: { authorization: `Bearer ${key.secret}` },
      })
    ).statusCode,
  ).toBe(400);
});

test('GET /api/usage as the documents print it has the last 31 days', async () => {
  const { key } = await addCaller();
  await callWith(gateway, key, { oe: 'A' });
  await gateway.drain();
  await api.db.execute(`
    insert into api_usage_day (day, user_id, interface_code, mode, calls)
      select (now() at time zone 'Asia/Shanghai')::date - ago, ${key.userId}, 'oeSearch', 'live', 1 from unnest('{30,31}'::integer[]) ago;`);
  const headers = { authorization: `Bearer ${key.secret}` };
  const { code, result } = (await api.app.inject({ url: '/api/usage', headers })).json();
  await api.db.execute(`delete from api_usage_day where user_id = ${key.userId} and day < current_date - 5`);
  expect([code, result.length]).toEqual(['000000', 2]);
  expect(result[0]).toMatchObject({ day: today, calls: 1 });
});

test('the requests are paged by a cursor, and a live tail gives late ones again', async () => {
  const { as, key } = await addCaller();
  for (const oe of ['A', 'B', 'C']) await callWith(gateway, key, { oe });
  const first = (await api.post(calls.apiRequestList, { limit: 2 }, { as })).result;
  expect(first.rows).toHaveLength(2);
  const second = (await api.post(calls.apiRequestList, { limit: 2, before: first.next }, { as })).result;
  expect([second.rows.length, second.next]).toEqual([1, null]);
  const newest = first.rows[0]?.requestId;
  const tail = await api.post(calls.apiLogList, { after: newest, userId: as.userId });
  expect(tail.result.rows.map(({ requestId }) => requestId)).toContain(newest);
});

test('the staff sees use by interface, customer and time, and no other role does', async () => {
  const { as, key } = await addCaller();
  const { units } = (await api.post(calls.apiUsageStatistics, { from: today, to: today })).result.total;
  for (let call = 0; call < 30; call += 1) await callWith(gateway, key, { oe: call < 15 ? 'broken' : 'A' });
  const { result } = await api.post(calls.apiUsageStatistics, { from: today, to: today });
  expect(result.total.units - units).toBe(15);
  expect(result.customers).toContainEqual(
    expect.objectContaining({ userId: as.userId, calls: 30, errors: 15, units: 15 }),
  );
  expect(result.interfaces).toMatchObject([{ interfaceCode: 'oeSearch', isAlert: false }]);
  expect(result.series).toMatchObject([{ from: today, to: today, calls: result.total.calls }]);
  const own = (await api.post(calls.apiUsageStatistics, { from: today, to: today, userId: as.userId })).result;
  expect(own.total).toMatchObject({ calls: 30, errors: 15 });
  const none = (await api.post(calls.apiUsageStatistics, { from: today, to: today, interfaceCode: 'another' })).result;
  expect(none.total.calls).toBe(0);
  for (const call of [calls.apiUsageStatistics, calls.apiLogList, calls.apiLogDetail, calls.apiLogExport])
    expect((await api.post(call, {}, { as })).code).toBe('900403');
});

test('the log is filtered by class of status, charge and transport, and an export of it is in the audit', async () => {
  const { as, key } = await addCaller();
  for (const oe of ['A', 'none', 1, 'broken']) await callWith(gateway, key, { oe });
  const statusesOf = async (filters: object) =>
    (await api.post(calls.apiLogList, { userId: as.userId, ...filters })).result.rows.map(({ status }) => status);
  expect(await statusesOf({})).toHaveLength(4);
  expect(await statusesOf({ statusClass: '5' })).toEqual([500]);
  expect(await statusesOf({ statusClass: '4' })).toEqual([422]);
  expect(await statusesOf({ statusClass: '2' })).toEqual([200, 200]);
  expect(await statusesOf({ reason: 'charged' })).toEqual([200]);
  expect(await statusesOf({ reason: 'empty' })).toEqual([200]);
  expect(await statusesOf({ transport: 'mcp' })).toEqual([]);
  expect(await statusesOf({ transport: 'http', code: '000000' })).toEqual([200]);
  const exported = await api.post(calls.apiLogExport, { format: 'csv', userId: as.userId });
  expect([exported.result.rows.length, exported.result.isCut]).toEqual([4, false]);
  const audit = await api.post(calls.auditList, { filters: { subject: 'apiRequest' } });
  expect(audit.result.rows[0]).toMatchObject({ action: 'export', after: { format: 'csv', rows: 4 } });
});

test('an account without units or interfaces gets the code that hides its tip', async () => {
  expect((await api.post(calls.userInterfaceList, {}, { as: await api.signInWith([]) })).code).toBe('600203');
});

test('the customers of an interface are those of the days asked for, over the ends of months', async () => {
  await api.db.execute(`
    insert into api_usage_interface_day (day, interface_code, mode, shard, calls)
      select day, 'monthEnds', 'live', 0, 1 from unnest('{2025-01-31,2025-02-01,2025-02-28,2025-03-01}'::date[]) day;
    insert into api_usage_caller_month (month, interface_code, mode, user_id, days) values
      ('2025-01-01', 'monthEnds', 'live', 1, 1 << 30), ('2025-02-01', 'monthEnds', 'live', 1, 1),
      ('2025-02-01', 'monthEnds', 'live', 2, 1 << 27), ('2025-03-01', 'monthEnds', 'live', 3, 1);`);
  const countOf = async (from: string, to: string) =>
    (await api.post(calls.apiUsageStatistics, { from, to })).result.interfaces.map(({ customers }) => customers);
  expect(await countOf('2025-01-31', '2025-01-31')).toEqual([1]);
  expect(await countOf('2025-01-31', '2025-02-01')).toEqual([1]);
  expect(await countOf('2025-02-02', '2025-02-28')).toEqual([1]);
  expect(await countOf('2025-02-28', '2025-03-01')).toEqual([2]);
  expect(await countOf('2025-01-01', '2025-03-31')).toEqual([3]);
  expect(await countOf('2025-02-02', '2025-02-27')).toEqual([]);
  await api.db.execute(`delete from api_usage_interface_day where interface_code = 'monthEnds';
    delete from api_usage_caller_month where interface_code = 'monthEnds'`);
});

test('the command finds ledger, log, sums and grants equal, and each single difference', async () => {
  const { key } = await addCaller();
  await callWith(gateway, key, { oe: 'A' });
  const verify = async () => {
    const lines: string[] = [];
    return { isEqual: await verifyMetering(api.db, (line) => lines.push(line)), lines };
  };
  expect(await verify()).toEqual({ isEqual: true, lines: ['Ledger, log, statistics and grants agree.'] });
  const damage = async (statement: string, repair: string) => {
    await sql.raw(`${statement} where user_id = ${key.userId}`).execute(api.db.sql);
    expect((await verify()).isEqual).toBe(false);
    await sql.raw(`${repair} where user_id = ${key.userId}`).execute(api.db.sql);
  };
  for (const [table, column] of [
    ['api_ledger', 'units'],
    ['api_request', 'units'],
    ['api_usage_day', 'units'],
    ['api_usage_day', 'calls'],
    ['api_usage_day', 'errors'],
    ['api_usage_day', 'latency[1]'],
    ['api_usage_customer_day', 'calls'],
    ['api_usage_customer_day', 'latency[2]'],
    ['api_usage_caller_month', 'days'],
    ['api_grant', 'used'],
  ])
    await damage(`update ${table} set ${column} = ${column} + 1`, `update ${table} set ${column} = ${column} - 1`);
  expect((await verify()).isEqual).toBe(true);
});

test('the log is deleted after its days, and not before', async () => {
  const { key } = await addCaller();
  const { envelope } = await callWith(gateway, key, { oe: 'A' });
  const old = newRequestId(Date.now() - 32 * 86_400_000);
  await sql`update api_request set request_id = ${old}::uuid where request_id = ${envelope.requestId}::uuid`.execute(
    api.db.sql,
  );
  await callWith(gateway, key, { oe: 'B' });
  await cleanUpApiRecords(api.db);
  const rows = await api.db.sql.selectFrom('apiRequest').select('body').where('userId', '=', key.userId).execute();
  expect(rows).toEqual([{ body: '{"oe":"B"}' }]);
});
