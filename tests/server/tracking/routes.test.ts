import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeEach(async () => {
  await api.db.execute('truncate buried_point cascade');
});
beforeAll(async () => {
  api = await openTestApi();
  await api.post(calls.buriedPointSave, { pointCode: 'oe', name: 'OE', path: '/search/oe', isOn: true });
  await api.post(calls.buriedPointSave, { pointCode: 'home', name: '首页', path: '/index', isOn: false });
  // What counts is remembered for some seconds: read it once while it is so.
  await api.post(calls.countClick, { visits: [{ path: '/x', times: 1 }] });
});
afterAll(() => api.close());

const save = (path: string, isOn = true) =>
  api.post(calls.buriedPointSave, { pointCode: path.slice(1).replaceAll('/', '.'), name: path, path, isOn });
const visit = (visits: unknown[], as: Parameters<TestApi['post']>[2] = {}) =>
  api.post(calls.countClick, { visits }, as);
const counts = async () => (await api.post(calls.buriedCounts, {})).result;

test('visits to pages whose point is on are counted by day, with how many accounts they are of', async () => {
  await save('/search/oe');
  await visit([
    { path: '/search/oe', times: 3 },
    { path: '/search/oe', times: 1 },
  ]);
  await visit([{ path: '/search/oe', times: 1 }], { as: api.users.seller });
  await visit([{ path: '/search/oe', times: 2 }], { as: null });
  expect(await counts()).toMatchObject([{ pointCode: 'search.oe', clicks: 7, users: 2 }]);
  const row = await api.db.sql.selectFrom('buriedPoint').select(['clickNum', 'lastAt']).executeTakeFirst();
  expect(row).toMatchObject({ clickNum: 7, lastAt: expect.any(String) });
});

test('pages without a point, or with one that is off, leave nothing', async () => {
  await save('/search/oe', false);
  await visit([
    { path: '/search/oe', times: 3 },
    { path: '/user/info', times: 3 },
  ]);
  expect(await counts()).toEqual([]);
});

test('a path with what someone looked for is refused: only the page itself may be sent', async () => {
  for (const path of ['/search/oe?oe=1K0', '//evil.example', '/search/朗逸', 'search']) {
    expect(await visit([{ path, times: 1 }])).toMatchObject({ status: 400, code: '900400' });
  }
});

test('who visited is the session’s word: another’s id, name or phone is refused', async () => {
  const { userId } = api.users.seller;
  const claim = (body: Record<string, unknown>, as: Parameters<TestApi['post']>[2]) =>
    api.post(calls.countClick, { visits: [], ...body }, as);
  const as = { as: api.users.general };
  for (const body of [{ userId }, { username: 'seller' }, { phone: '13800138000' }]) {
    expect(await claim(body, as)).toMatchObject({ code: '900404' });
    expect(await claim(body, { as: null })).toMatchObject({ code: '900404' });
  }
  const own = { userId: api.users.general.userId, username: 'general' };
  expect(await claim(own, as)).toMatchObject({ code: '000000' });
});

test('a point is kept by its code: saved again it changes, and its counts stay', async () => {
  await save('/search/oe');
  await visit([{ path: '/search/oe', times: 2 }]);
  const { result } = await api.post(calls.buriedPointSave, {
    pointCode: 'search.oe',
    name: 'OE 查询',
    path: '/search/oe',
    isOn: false,
  });
  expect(result).toMatchObject({ name: 'OE 查询', isOn: false, clickNum: 2 });
});

test('the current time is the database’s, in milliseconds', async () => {
  const { curTimestamp } = (await api.post(calls.currentTime, {}, { as: null })).result;
  expect(Math.abs(curTimestamp - Date.now())).toBeLessThan(60_000);
});
