import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { FAILURES_PER_MINUTE } from '../../../../src/contract/api-services/usage/rules.ts';
import { createFailureLog } from '../../../../src/server/api-services/failures/failure-log.ts';
import { cleanUpApiRecords } from '../../../../src/server/api-services/metering/clean-up.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { countingDatabase } from '../../../support/server/counting-database.ts';
import { addKey, callWith, gatewayOn, signedHeaders, type TestGateway } from '../../../support/server/open-gateway.ts';

let api: TestApi;
let gateway: TestGateway;
beforeAll(async () => {
  api = await openTestApi();
  gateway = gatewayOn(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await gateway.drain();
  await api.db.sql.deleteFrom('apiFailure').execute();
});

const unknownKey = { secret: `epc_live_${'x'.repeat(43)}` };
const failFrom = (address: string, node = gateway, code = 'oeSearch') =>
  callWith(node, unknownKey, { oe: 'A' }, { address, code });
const listFailures = async () => {
  await gateway.drain();
  return (await api.post(calls.apiFailureList, {})).result.rows;
};

describe('calls without a valid key', () => {
  test('are refused with 429 and Retry-After beyond the limit of their network, on every node', async () => {
    const other = gatewayOn(api.db);
    const answers = [];
    for (let call = 0; call < FAILURES_PER_MINUTE + 20; call += 1)
      answers.push(await failFrom('198.51.100.1', call % 2 === 0 ? gateway : other));
    await other.drain();
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '301216').length).toBeLessThanOrEqual(FAILURES_PER_MINUTE);
    expect(codes.filter((code) => code === '301216').length).toBeGreaterThan(FAILURES_PER_MINUTE / 2);
    expect(codes.slice(FAILURES_PER_MINUTE)).not.toContain('301216');
    const last = answers.at(-1);
    expect([last?.status, last?.envelope.result]).toEqual([429, { limit: 'failures' }]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('block no customer, neither behind another address nor behind the same', async () => {
    const key = await addKey(api.db, { units: 5 });
    // It reads the names of keys after this one was added; a new key is known to a node within a second.
    const node = gatewayOn(api.db);
    for (let call = 0; call <= FAILURES_PER_MINUTE; call += 1) await failFrom('198.51.100.2', node);
    expect((await failFrom('198.51.100.2', node)).status).toBe(429);
    expect((await failFrom('203.0.113.99', node)).status).toBe(401);
    for (const address of ['203.0.113.98', '198.51.100.2'])
      expect((await callWith(node, key, { oe: 'A' }, { address })).status).toBe(200);
    await node.drain();
  });

  test('cost no look-up of their key beyond the limit, each with a key of its own', async () => {
    const counting = countingDatabase(api.db);
    const node = gatewayOn(counting.db);
    const keyOf = (call: number) => ({ secret: `epc_live_${String(call).padStart(43, 'y')}` });
    const fail = (call: number) => callWith(node, keyOf(call), { oe: 'A' }, { address: '198.51.100.20' });
    for (let call = 0; call <= FAILURES_PER_MINUTE; call += 1) await fail(call);
    counting.takeCount();
    for (let call = 1_000; call < 1_100; call += 1) expect((await fail(call)).status).toBe(429);
    // The names of all keys, once a second.
    expect(counting.takeCount()).toBeLessThan(20);
    await node.drain();
    const rows = (await listFailures()).filter(({ code }) => code === '301223');
    expect(rows.reduce((sum, { calls: count }) => sum + count, 0)).toBeGreaterThanOrEqual(100);
  });

  test('with a wrong signature, a replayed nonce, or no key at all count as well', async () => {
    const key = await addKey(api.db, { units: 5 });
    const body = '{"oe":"A"}';
    const send = (headers: Record<string, string>) =>
      callWith(gateway, { secret: '' }, body, { address: '198.51.100.3', headers: { authorization: '', ...headers } });
    const once = signedHeaders(key, { body });
    await send(once);
    await send(once);
    await send(signedHeaders(key, { body, timestamp: Math.floor(Date.now() / 1000) - 600 }));
    await send(signedHeaders({ ...key, secret: 'wrong' }, { body }));
    await send({});
    const rows = (await listFailures()).map(({ network, code, calls: count }) => [network, code, count]);
    expect(rows.sort()).toEqual([
      ['198.51.100.3', '301217', 1],
      ['198.51.100.3', '301218', 1],
      ['198.51.100.3', '301219', 1],
      ['198.51.100.3', '301220', 1],
    ]);
  });

  test('are listed for the staff as sums by network, and for no other role', async () => {
    for (const address of ['198.51.100.4', '198.51.100.4', '2001:db8:1:2::7']) await failFrom(address);
    expect(await listFailures()).toMatchObject([
      { network: '198.51.100.4', code: '301216', calls: 2, address: '198.51.100.4', interfaceCode: 'oeSearch' },
      { network: '2001:db8:1:2::/64', code: '301216', calls: 1, address: '2001:db8:1:2::7' },
    ]);
    const as = await api.signInWith([]);
    expect((await api.post(calls.apiFailureList, {}, { as })).code).toBe('900403');
  });

  test('put nothing into the log that they made up', async () => {
    await failFrom('198.51.100.5', gateway, 'x\n2026-11-23 admin logged in');
    expect(await listFailures()).toMatchObject([{ network: '198.51.100.5', interfaceCode: '' }]);
  });

  test('are deleted after a week', async () => {
    await failFrom('198.51.100.6');
    await gateway.drain();
    const moved = { minute: new Date(Date.now() - 8 * 86_400_000).toISOString() };
    await api.db.sql.updateTable('apiFailure').set(moved).execute();
    await failFrom('198.51.100.7');
    await gateway.drain();
    await cleanUpApiRecords(api.db);
    expect(await api.db.sql.selectFrom('apiFailure').select('network').execute()).toEqual([
      { network: '198.51.100.7' },
    ]);
  });
});

test('an attack from thousands of networks adds 100 rows a minute, one statement at a time, and loses no call', async () => {
  const counting = countingDatabase(api.db);
  const log = createFailureLog(counting.db, { onError: () => undefined, now: () => 1 });
  for (let call = 0; call < 5_000; call += 1)
    log.add({ network: `network ${call % 2_500}`, address: 'a', interfaceCode: '', code: '301216' });
  await log.flush();
  for (let call = 0; call < 5_000; call += 1)
    log.add({ network: `later ${call}`, address: 'a', interfaceCode: '', code: '301216' });
  await log.flush();
  log.stop();
  expect(counting.takeCount()).toBe(2);
  const rows = await api.db.sql.selectFrom('apiFailure').select(['network', 'calls']).execute();
  expect(new Set(rows.map(({ network }) => network)).size).toBe(101);
  expect(rows.reduce((sum, row) => sum + row.calls, 0)).toBe(10_000);
  expect(rows.filter(({ network }) => network === 'other').reduce((sum, row) => sum + row.calls, 0)).toBe(9_800);
});
