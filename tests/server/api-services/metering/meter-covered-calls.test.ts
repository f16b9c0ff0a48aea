import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId } from '../../../../src/server/api-services/gateway/request-id.ts';
import { meterCoveredCalls } from '../../../../src/server/api-services/metering/meter-covered-calls.ts';
import type { Metered, MeteredCall } from '../../../../src/server/api-services/metering/metered-call.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, type TestKey } from '../../../support/server/open-gateway.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const callOf = ({ userId, keyId }: TestKey, changes: Partial<MeteredCall> = {}): MeteredCall => ({
  ...{ requestId: newRequestId(), userId, keyId, code: 'oeSearch', version: 1, mode: 'live', transport: 'http' },
  ...{ status: 200, resultCode: '000000', units: 1, reason: 'charged', ms: 3, bucket: 0, address: '203.0.113.7' },
  ...{ body: '{"oe":"5Q0"}', answer: '{"code":"000000"}', isBodyCut: false, isAnswerCut: false },
  ...changes,
});

/** Every kind of call, for two interfaces and both kinds of keys. */
const mixedCalls = (key: TestKey): MeteredCall[] =>
  callsOfAllKinds(key).map((call, index) => ({ ...call, requestId: newRequestId(Date.now() + 1_000 * index) }));

const callsOfAllKinds = (key: TestKey): MeteredCall[] => [
  callOf(key),
  callOf(key, { units: 3, bucket: 13, ms: 6_000, body: '{"oe":"第二"}', isBodyCut: true }),
  callOf(key, { code: 'vinDecode', units: 2, transport: 'debugger' }),
  callOf(key, { code: 'vinDecode', units: 0, reason: 'empty', resultCode: '100100' }),
  callOf(key, { units: 0, reason: 'repeated', bucket: 4, ms: 40 }),
  callOf(key, { units: 0, reason: 'error', status: 403, resultCode: '301210' }),
  callOf(key, { units: 0, reason: 'error', status: 500, resultCode: '900500', transport: 'mcp' }),
  callOf(key, { units: 0, reason: 'error', status: 429, resultCode: '301223' }),
  callOf(key, { units: 0, reason: 'test', mode: 'test', isAnswerCut: true }),
];

const meterOneByOne = async (calls: readonly MeteredCall[]) => {
  const { rows } = await sql<{ outcomes: Record<string, Metered> }>`
    select api_meter(${JSON.stringify(calls)}::jsonb, false) as outcomes`.execute(db.sql);
  return rows[0]?.outcomes ?? {};
};

/** What the tables have of a customer, without ids and times. */
const recordsOf = async ({ userId }: TestKey) => {
  const { rows } = await sql<{ records: unknown }>`
    select json_build_object(
      'grant', (select used from api_grant where user_id = ${userId}),
      'ledger', (select json_agg(l order by l.interface_code, l.units) from (
        select interface_code, units, day from api_ledger where user_id = ${userId}) l),
      'log', (select json_agg(r order by r.request_id) from (
        select request_id, interface_code, version, mode, transport, status, code, units, reason, duration_ms, address,
          body, answer, is_body_cut, is_answer_cut from api_request where user_id = ${userId}) r),
      'days', (select json_agg(d order by d.interface_code, d.mode) from (
        select interface_code, mode, calls, units, refused, errors, limited, empty, repeated, latency
        from api_usage_day where user_id = ${userId}) d),
      'customer', (select json_agg(c order by c.mode) from (
        select mode, calls, units, refused, errors, limited, empty, repeated, latency
        from api_usage_customer_day where user_id = ${userId}) c),
      'months', (select json_agg(m order by m.interface_code, m.mode) from (
        select interface_code, mode, days from api_usage_caller_month where user_id = ${userId}) m)) as records`.execute(
    db.sql,
  );
  return JSON.stringify(rows[0]?.records);
};

test('the quick way of metering leaves the same records as the way that decides call by call', async () => {
  const quick = await addKey(db, { units: 100 });
  const plain = await addKey(db, { units: 100 });
  const calls = mixedCalls(quick);
  const same = mixedCalls(plain);
  const outcomes = await meterCoveredCalls(db, calls);
  const plainOutcomes = await meterOneByOne(same);
  const withoutIds = (text: string, own: readonly MeteredCall[]) =>
    own.reduce((rest, { requestId }, index) => rest.replaceAll(requestId, `call ${index}`), text);
  expect(withoutIds(await recordsOf(quick), calls)).toBe(withoutIds(await recordsOf(plain), same));
  expect(Object.values(outcomes ?? {}).every(({ outcome }) => outcome === 'metered')).toBe(true);
  const last = ({ requestId }: MeteredCall, from: Record<string, Metered>) => from[requestId]?.remaining;
  expect(calls.map((call) => last(call, outcomes ?? {})).at(-1)).toBe(
    same.map((call) => last(call, plainOutcomes)).at(-1),
  );
  expect(await verifyMetering(db, () => undefined)).toBe(true);
});

test('each call is answered with the units that are left after it', async () => {
  const key = await addKey(db, { units: 10 });
  const calls = [callOf(key), callOf(key, { units: 0, reason: 'empty' }), callOf(key, { units: 4 })];
  const outcomes = await meterCoveredCalls(db, calls);
  expect(calls.map(({ requestId }) => outcomes?.[requestId]?.remaining)).toEqual([9, 9, 5]);
});

test.each<[string, (key: TestKey) => MeteredCall[]]>([
  ['more units than the grant has', (key) => [callOf(key, { units: 3 }), callOf(key, { units: 3 })]],
  ['an idempotency key', (key) => [callOf(key, { idempotencyKey: 'a', claim: newRequestId(), stored: null })]],
  ['a text of two lines', (key) => [callOf(key, { body: '{\n}' })]],
])('nothing is written for %s', async (_title, callsOf) => {
  const key = await addKey(db, { units: 5 });
  const before = await recordsOf(key);
  expect(await meterCoveredCalls(db, callsOf(key))).toBeUndefined();
  expect(await recordsOf(key)).toBe(before);
});

test('units of two grants are left to the way that decides call by call', async () => {
  const key = await addKey(db, { units: 5 });
  await sql`insert into api_grant (user_id, units, expires_at, origin) values (${key.userId}, 1, now() + interval '1 hour', 'staff')`.execute(
    db.sql,
  );
  const calls = [callOf(key), callOf(key)];
  expect(await meterCoveredCalls(db, calls)).toBeUndefined();
  const outcomes = await meterOneByOne(calls);
  expect(Object.values(outcomes).map(({ outcome }) => outcome)).toEqual(['metered', 'metered']);
});
