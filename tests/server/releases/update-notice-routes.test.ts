import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
let reader: Caller;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await api.db.execute('truncate notice cascade');
  reader = await api.signInWith([]);
});
afterAll(() => api.close());

const publish = async (version: string, endTime: string | null = null) =>
  (await api.post(resources.notice.add, { title: '更新', content: `<b>${version}</b>`, version, endTime })).result
    .noticeId;
const getNotice = async (as = reader) => (await api.post(calls.updateContent, {}, { as })).result.update;
const acknowledge = (noticeId: number) => api.post(calls.knowUpdate, { noticeId }, { as: reader });

test('the newest notice is returned with its text unchanged until the user acknowledges it', async () => {
  expect(await getNotice()).toBeNull();
  await publish('2.0');
  const noticeId = await publish('2.1');
  expect(await getNotice()).toEqual({ noticeId, title: '更新', version: '2.1', content: '<b>2.1</b>' });
  await acknowledge(noticeId);
  expect(await getNotice()).toBeNull();
  await publish('2.2');
  expect(await getNotice()).toMatchObject({ version: '2.2' });
});

test('an acknowledgement applies to one user only', async () => {
  const other = await api.signInWith([]);
  await acknowledge(await publish('2.0'));
  expect(await getNotice(other)).toMatchObject({ version: '2.0' });
});

test('neither an expired notice nor an older one is returned', async () => {
  await publish('2.0');
  await publish('2.1', '2020-01-01T00:00:00.000Z');
  expect(await getNotice()).toBeNull();
});

test('a new account gets no earlier notices', async () => {
  await publish('2.0');
  expect(await getNotice(await api.signInWith([]))).toBeNull();
});

test('acknowledging an older notice does not return newer acknowledged ones', async () => {
  const [first, second] = [await publish('2.0'), await publish('2.1')];
  await acknowledge(second);
  await acknowledge(first);
  expect(await getNotice()).toBeNull();
});

test('requests for another account or a missing notice are refused as not found', async () => {
  const body = { userId: api.users.seller.userId };
  expect(await api.post(calls.updateContent, body, { as: reader })).toMatchObject({ code: '900404' });
  expect(await acknowledge(999_999)).toMatchObject({ code: '900404' });
});

const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const publishTo = async (version: string, values: object) =>
  (await api.post(resources.notice.add, { title: '更新', content: version, version, ...values })).result.noticeId;

test('a notice is returned from its start on, and then to those who have read a later one', async () => {
  await api.db.execute("update account set created_at = now() - interval '1 day'");
  const planned = await publishTo('planned', { startTime: hour(1) });
  expect(await getNotice()).toBeNull();
  await acknowledge(await publishTo('now', { startTime: hour(-2) }));
  await api.db.execute(`update notice set start_time = now() - interval '1 minute' where notice_id = ${planned}`);
  expect(await getNotice()).toMatchObject({ version: 'planned' });
  await acknowledge(planned);
  expect(await getNotice()).toBeNull();
});

test('a notice is returned to its roles, brand and language only', async () => {
  await publishTo('for everyone', {});
  await publishTo('agents', { audienceRoles: [2] });
  expect(await getNotice()).toMatchObject({ version: 'for everyone' });
  expect(await getNotice(api.users.agent)).toMatchObject({ version: 'agents' });
  await publishTo('shop brand', { audiencePlatform: 'qpzj' });
  await publishTo('english', { audienceLanguage: 'en' });
  expect(await getNotice()).toMatchObject({ version: 'for everyone' });
  const english = { as: reader, headers: { 'accept-language': 'en' } };
  expect((await api.post(calls.updateContent, {}, english)).result.update).toMatchObject({ version: 'english' });
});
