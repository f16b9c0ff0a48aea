import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

const { apiAdapter } = resources;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ upstreamHosts: ['data.example.com'] });
});
beforeEach(() => api.db.execute(`delete from api_adapter where kind = 'upstream' or name <> 'catalogue'`));
afterAll(() => api.close());

const upstream = { name: 'partner', kind: 'upstream', baseUrl: 'https://data.example.com/v1', timeoutMs: 2_000 };
const add = (values: object) => api.post(apiAdapter.add, values);

test('the product’s own catalogue is there from the start; an upstream of an allowed host can be added', async () => {
  const { rows } = (await api.post(apiAdapter.list, { filters: {} })).result;
  expect(rows.map(({ name, kind }) => [name, kind])).toEqual([['catalogue', 'catalogue']]);
  expect(await add(upstream)).toMatchObject({ code: '000000', result: { ...upstream, isOn: true, rowVersion: 1 } });
});

test.each(['https://other.example.com/', 'https://data.example.com.evil.com/', 'https://evil-data.example.com/'])(
  'the host of %s is not on the list, neither when added nor when edited',
  async (baseUrl) => {
    expect(await add({ ...upstream, baseUrl })).toMatchObject({ code: '300262' });
    const { adapterId, rowVersion } = (await add(upstream)).result;
    const edit = { id: adapterId, rowVersion, values: { baseUrl } };
    expect(await api.post(apiAdapter.edit, edit)).toMatchObject({ code: '300262' });
  },
);

test.each(['http://data.example.com', 'https://127.0.0.1/', 'https://10.0.0.1/', 'https://u:p@data.example.com/'])(
  '%s is refused with its field',
  async (baseUrl) => {
    const { status, result } = await add({ ...upstream, baseUrl });
    expect(status).toBe(400);
    expect(JSON.stringify(result)).toContain('data.baseUrl');
  },
);

test('an upstream needs an address and the catalogue has none, also after an edit of one of the two', async () => {
  expect(await add({ ...upstream, baseUrl: null })).toMatchObject({ code: '300261' });
  expect(await add({ ...upstream, kind: 'catalogue' })).toMatchObject({ code: '300261' });
  const { adapterId, rowVersion } = (await add(upstream)).result;
  const edit = (values: object) => api.post(apiAdapter.edit, { id: adapterId, rowVersion, values });
  expect(await edit({ kind: 'catalogue' })).toMatchObject({ code: '300261' });
  expect(await edit({ baseUrl: null })).toMatchObject({ code: '300261' });
  expect(await edit({ kind: 'catalogue', baseUrl: null })).toMatchObject({ code: '000000' });
});

test('a timeout above five seconds is refused', async () => {
  expect(await add({ ...upstream, timeoutMs: 5_001 })).toMatchObject({ status: 400 });
});

test('without a list of hosts no upstream can be added', async () => {
  const closed = await openTestApi();
  expect(await closed.post(apiAdapter.add, upstream)).toMatchObject({ code: '300262' });
  await closed.close();
});
