import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { endpointUrl } from '../../../../src/server/api-services/webhooks/endpoint-url.ts';
import { listDeliveries } from '../../../support/api-services/webhook-receiver.ts';
import { addUser } from '../../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const newEndpoint = {
  url: 'https://hooks.example.com/epc',
  description: '门店系统',
  events: ['quota.threshold' as const],
};
const add = (as: Caller) => api.post(calls.webhookAdd, newEndpoint, { as });
const list = async (as: Caller) => (await api.post(calls.webhookList, {}, { as })).result.endpoints;

test('a secret is shown once, and is nowhere in the list, the database or the audit', async () => {
  const as = await api.signInWith([]);
  const { result } = await add(as);
  expect(result.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const secrets = [result.secret.slice(6)];
  const { endpointId, rowVersion } = result.endpoint;
  secrets.push((await api.post(calls.webhookRotate, { endpointId, rowVersion }, { as })).result.secret.slice(6));
  expect(new Set(secrets).size).toBe(2);
  const edited = await api.post(calls.webhookEdit, { endpointId, rowVersion: 2, values: { description: '' } }, { as });
  const { rows } = await sql`select e::text as endpoint, (select json_agg(a)::text from audit_entry a) as audit
    from webhook_endpoint e where user_id = ${as.userId}`.execute(api.db.sql);
  const texts = JSON.stringify([await list(as), edited, rows]);
  expect(texts).toContain('hooks.example.com');
  for (const secret of secrets) expect(texts).not.toContain(secret);
});

test('ten additions at once give five endpoints', async () => {
  const as = await api.signInWith([]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(as)));
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === '301301')).toHaveLength(5);
});

test("another customer's endpoint and deliveries look like missing ones", async () => {
  const [owner, other] = [await api.signInWith([]), await api.signInWith([])];
  const { endpointId, rowVersion } = (await add(owner)).result.endpoint;
  const { deliveryId } = (await api.post(calls.webhookTest, { endpointId }, { as: owner })).result;
  expect(await list(other)).toEqual([]);
  for (const body of [{}, { endpointId }])
    expect((await api.post(calls.webhookDeliveryList, body, { as: other })).result.rows).toEqual([]);
  for (const answer of [
    await api.post(calls.webhookEdit, { endpointId, rowVersion, values: { isOn: false } }, { as: other }),
    await api.post(calls.webhookRotate, { endpointId, rowVersion }, { as: other }),
    await api.post(calls.webhookDelete, { endpointId }, { as: other }),
    await api.post(calls.webhookTest, { endpointId }, { as: other }),
    await api.post(calls.webhookDeliveryDetail, { deliveryId }, { as: other }),
    await api.post(calls.webhookResend, { deliveryId }, { as: other }),
    await api.post(calls.webhookResendFailed, { endpointId, since: '2020-01-01T00:00:00Z' }, { as: other }),
  ])
    expect([answer.status, answer.code]).toEqual([404, '900404']);
  expect(await list(owner)).toMatchObject([{ endpointId, isOn: true, rowVersion: 1 }]);
});

test.each([
  'http://hooks.example.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://10.0.0.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x7f000001/',
  'https://017700000001/',
  'https://hooks/',
  'https://hooks.internal/',
  'https://user:secret@hooks.example.com/',
  'https://hooks.example.com:22/',
  'https://hooks.example.com/#part',
  'ftp://hooks.example.com/',
  'http://localhost:9000/',
  'not an address',
])('%s is no address of an endpoint, also when one is edited', async (url) => {
  const as = await api.signInWith([]);
  expect((await api.post(calls.webhookAdd, { ...newEndpoint, url }, { as })).code).toBe('301302');
  const { endpointId, rowVersion } = (await add(as)).result.endpoint;
  const edited = await api.post(calls.webhookEdit, { endpointId, rowVersion, values: { url } }, { as });
  expect(edited.code).toBe('301302');
});

test('public https addresses are accepted; http only to loopback addresses, in a demo', () => {
  expect(endpointUrl('https://hooks.example.com', false)).toBe('https://hooks.example.com/');
  expect(endpointUrl('https://hooks.example.com:8443/a?b=c', false)).toBe('https://hooks.example.com:8443/a?b=c');
  expect(endpointUrl('https://[2606:4700::1111]/a', false)).toBe('https://[2606:4700::1111]/a');
  expect(endpointUrl('http://127.0.0.1:9000/hook', true)).toBe('http://127.0.0.1:9000/hook');
  expect(() => endpointUrl('http://hooks.example.com/', true)).toThrow();
  expect(() => endpointUrl('https://127.0.0.1/', true)).toThrow();
});

test('an edit of an older version is refused with the endpoint as it is', async () => {
  const as = await api.signInWith([]);
  const { endpointId, rowVersion } = (await add(as)).result.endpoint;
  await api.post(calls.webhookEdit, { endpointId, rowVersion, values: { description: '仓库' } }, { as });
  const late = await api.post(calls.webhookEdit, { endpointId, rowVersion, values: { isOn: false } }, { as });
  expect(late).toMatchObject({ status: 409, code: '900410', result: { theirs: { description: '仓库' } } });
});

test('turning an endpoint off fails what waits, nothing can be sent until it is on, and then it can be sent again', async () => {
  const as = await api.signInWith([]);
  const { endpointId } = (await add(as)).result.endpoint;
  const { deliveryId } = (await api.post(calls.webhookTest, { endpointId }, { as })).result;
  await api.post(calls.webhookTest, { endpointId }, { as });
  const turn = (rowVersion: number, isOn: boolean) =>
    api.post(calls.webhookEdit, { endpointId, rowVersion, values: { isOn } }, { as });
  const states = async () => (await listDeliveries(api.db, endpointId)).map(({ state }) => state);
  await turn(1, false);
  expect(await states()).toEqual(['failed', 'failed']);
  const since = new Date(Date.now() - 60_000).toISOString();
  for (const answer of [
    await api.post(calls.webhookTest, { endpointId }, { as }),
    await api.post(calls.webhookResend, { deliveryId }, { as }),
    await api.post(calls.webhookResendFailed, { endpointId, since }, { as }),
  ])
    expect(answer.code).toBe('301303');
  await turn(2, true);
  await api.post(calls.webhookResend, { deliveryId }, { as });
  expect(await states()).toEqual(['pending', 'failed']);
  const resent = await api.post(calls.webhookResendFailed, { endpointId, since }, { as });
  expect(resent.result).toEqual({ count: 1 });
  expect(await states()).toEqual(['pending', 'pending']);
  const later = new Date(Date.now() + 60_000).toISOString();
  await sql`update webhook_delivery set state = 'failed' where endpoint_id = ${endpointId}`.execute(api.db.sql);
  expect((await api.post(calls.webhookResendFailed, { endpointId, since: later }, { as })).result.count).toBe(0);
});

test('an endpoint that was turned off by failures has its reason until it is turned on', async () => {
  const as = await api.signInWith([]);
  const { endpointId } = (await add(as)).result.endpoint;
  await sql`update webhook_endpoint set is_on = false, stopped_reason = 'gone', stopped_at = now(), failing_since = now()
    where endpoint_id = ${endpointId}`.execute(api.db.sql);
  expect(await list(as)).toMatchObject([{ isOn: false, stoppedReason: 'gone' }]);
  await api.post(calls.webhookEdit, { endpointId, rowVersion: 1, values: { isOn: true } }, { as });
  expect(await list(as)).toMatchObject([{ isOn: true, stoppedReason: null, stoppedAt: null, failingSince: null }]);
});

test('the log is in pages, and a delivery has its payload', async () => {
  const as = await api.signInWith([]);
  const { endpointId } = (await add(as)).result.endpoint;
  const ids: number[] = [];
  for (let event = 0; event < 5; event += 1)
    ids.unshift((await api.post(calls.webhookTest, { endpointId }, { as })).result.deliveryId);
  const first = (await api.post(calls.webhookDeliveryList, { limit: 3 }, { as })).result;
  expect(first.rows.map(({ deliveryId }) => deliveryId)).toEqual(ids.slice(0, 3));
  const second = (await api.post(calls.webhookDeliveryList, { limit: 3, before: first.next ?? 0 }, { as })).result;
  expect(second).toMatchObject({ rows: ids.slice(3).map((deliveryId) => ({ deliveryId })), next: null });
  for (const body of [{ state: 'failed' }, { type: 'key.expiring' }])
    expect((await api.post(calls.webhookDeliveryList, body, { as })).result.rows).toEqual([]);
  const { result } = await api.post(calls.webhookDeliveryDetail, { deliveryId: ids[0] }, { as });
  expect(JSON.parse(result.payload)).toMatchObject({ type: 'test', data: { endpointId } });
  const seen = await api.post(calls.staffWebhookList, { userId: as.userId });
  expect(seen.result).toMatchObject({ endpoints: [{ endpointId }], deliveries: { length: 5 } });
});

test('requested deliveries are limited, so that nobody floods a third party through us', async () => {
  const as = await api.signInWith([]);
  const { endpointId } = (await add(as)).result.endpoint;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => api.post(calls.webhookTest, { endpointId }, { as })),
  );
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(30);
  expect(answers.filter(({ code }) => code === '900429')).toHaveLength(10);
});

test('a sub account is told whom to ask, by every call', async () => {
  const mainId = await addUser(api, { username: '华南汽配' });
  const as = await api.signInWith([]);
  await sql`update account set parent_id = ${mainId}, acct_level = 1 where user_id = ${as.userId}`.execute(api.db.sql);
  const endpoint = { endpointId: 1, rowVersion: 1 };
  for (const answer of [
    await api.post(calls.webhookList, {}, { as }),
    await add(as),
    await api.post(calls.webhookEdit, { ...endpoint, values: {} }, { as }),
    await api.post(calls.webhookRotate, endpoint, { as }),
    await api.post(calls.webhookDelete, { endpointId: 1 }, { as }),
    await api.post(calls.webhookTest, { endpointId: 1 }, { as }),
    await api.post(calls.webhookDeliveryList, {}, { as }),
    await api.post(calls.webhookDeliveryDetail, { deliveryId: 1 }, { as }),
    await api.post(calls.webhookResend, { deliveryId: 1 }, { as }),
    await api.post(calls.webhookResendFailed, { endpointId: 1, since: '2020-01-01T00:00:00Z' }, { as }),
  ]) {
    expect(answer.code).toBe('301201');
    expect(answer.message).toContain('华南汽配');
  }
});
