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
const news = async (as = reader) => (await api.post(calls.updateContent, {}, { as })).result.update;
const know = (noticeId: number) => api.post(calls.knowUpdate, { noticeId }, { as: reader });

test('the newest notice is told until it is known, its text as it was written', async () => {
  expect(await news()).toBeNull();
  await publish('2.0');
  const noticeId = await publish('2.1');
  expect(await news()).toEqual({ noticeId, title: '更新', version: '2.1', content: '<b>2.1</b>' });
  await know(noticeId);
  expect(await news()).toBeNull();
  await publish('2.2');
  expect(await news()).toMatchObject({ version: '2.2' });
});

test('what one knows, another does not', async () => {
  const other = await api.signInWith([]);
  await know(await publish('2.0'));
  expect(await news(other)).toMatchObject({ version: '2.0' });
});

test('a notice that has ended is not told, nor an older one in its place', async () => {
  await publish('2.0');
  await publish('2.1', '2020-01-01T00:00:00.000Z');
  expect(await news()).toBeNull();
});

test('a newcomer has missed nothing', async () => {
  await publish('2.0');
  expect(await news(await api.signInWith([]))).toBeNull();
});

test('knowing an older one again does not bring back what is known since', async () => {
  const [first, second] = [await publish('2.0'), await publish('2.1')];
  await know(second);
  await know(first);
  expect(await news()).toBeNull();
});

test('another’s news is refused like a missing notice', async () => {
  const body = { userId: api.users.seller.userId };
  expect(await api.post(calls.updateContent, body, { as: reader })).toMatchObject({ code: '900404' });
  expect(await know(999_999)).toMatchObject({ code: '900404' });
});
