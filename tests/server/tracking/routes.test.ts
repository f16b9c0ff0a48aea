import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeEach(async () => {
  await api.db.execute('truncate buried_point cascade');
});
beforeAll(async () => {
  api = await openTestApi();
  await api.post(resources.buried.add, { pointCode: 'oe', name: 'OE', path: '/search/oe', isOn: true });
  await api.post(resources.buried.add, { pointCode: 'home', name: '首页', path: '/index', isOn: false });
  // Fills the cache of active points, which a later save does not refresh for some seconds.
  await api.post(calls.countClick, { visits: [{ path: '/x', times: 1 }] });
});
afterAll(() => api.close());

const save = (path: string, isOn = true) =>
  api.post(resources.buried.add, { pointCode: path.slice(1).replaceAll('/', '.'), name: path, path, isOn });
const visit = (visits: unknown[], as: Parameters<TestApi['post']>[2] = {}) =>
  api.post(calls.countClick, { visits }, as);
const listPoints = async () => {
  const { rows } = (await api.post(resources.buried.list, { filters: {}, sort: [{ field: 'path', order: 'asc' }] }))
    .result;
  return rows.map(({ path, isOn, clickNum, rowVersion }) => [path, isOn, clickNum, rowVersion]);
};
const counts = async () => (await api.post(calls.buriedCounts, {})).result;

test('visits to active points are counted, with the number of distinct accounts', async () => {
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

test('visits to pages without an active point are not counted', async () => {
  await save('/search/oe', false);
  await visit([
    { path: '/search/oe', times: 3 },
    { path: '/user/info', times: 3 },
  ]);
  expect(await counts()).toEqual([]);
});

test('a path with a query, a host or search text is refused', async () => {
  for (const path of ['/search/oe?oe=1K0', '//evil.example', '/search/朗逸', 'search']) {
    expect(await visit([{ path, times: 1 }])).toMatchObject({ status: 400, code: '900400' });
  }
});

test('the visitor is taken from the session; the id, name or phone of another account is refused', async () => {
  const { userId } = api.users.seller;
  const countClickAs = (body: Record<string, unknown>, as: Parameters<TestApi['post']>[2]) =>
    api.post(calls.countClick, { visits: [], ...body }, as);
  const as = { as: api.users.general };
  for (const body of [{ userId }, { username: 'seller' }, { phone: '13800138000' }]) {
    expect(await countClickAs(body, as)).toMatchObject({ code: '900404' });
    expect(await countClickAs(body, { as: null })).toMatchObject({ code: '900404' });
  }
  const own = { userId: api.users.general.userId, username: 'general' };
  expect(await countClickAs(own, as)).toMatchObject({ code: '000000' });
});

test('which points are recorded is saved at once, with the counts so far', async () => {
  const [oe, home] = [(await save('/search/oe')).result, (await save('/index', false)).result];
  await visit([{ path: '/search/oe', times: 2 }]);
  const points = [
    { pointId: oe.pointId, rowVersion: oe.rowVersion, isOn: false },
    { pointId: home.pointId, rowVersion: home.rowVersion, isOn: true },
  ];
  expect(await api.post(calls.buriedPointSave, { points })).toMatchObject({ code: '000000' });
  expect(await listPoints()).toEqual([
    ['/index', true, 0, 2],
    ['/search/oe', false, 2, 2],
  ]);
});

test('if one point was changed meanwhile, none is saved', async () => {
  const [oe, home] = [(await save('/search/oe')).result, (await save('/index', false)).result];
  await api.post(resources.buried.edit, { id: home.pointId, rowVersion: 1, values: { name: '首页' } });
  const points = [
    { pointId: oe.pointId, rowVersion: 1, isOn: false },
    { pointId: home.pointId, rowVersion: 1, isOn: true },
  ];
  expect(await api.post(calls.buriedPointSave, { points })).toMatchObject({ status: 409, code: '900410' });
  expect((await listPoints()).map(([path, isOn]) => [path, isOn])).toEqual([
    ['/index', false],
    ['/search/oe', true],
  ]);
});

test('the current time is returned in milliseconds', async () => {
  const { curTimestamp } = (await api.post(calls.currentTime, {}, { as: null })).result;
  expect(Math.abs(curTimestamp - Date.now())).toBeLessThan(60_000);
});
