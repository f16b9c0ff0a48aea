import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '../../../src/contract/notices/resources.ts';
import { releaseCalls } from '../../../src/contract/releases/calls.ts';
import { versions } from '../../../src/contract/releases/resources.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const record = {
  version: '9.9.9',
  releasedOn: '2030-01-31',
  title: '独一无二的标题',
  titleEn: 'A title of its own',
  content: '第一行\n省 100% 的力',
  contentEn: 'First line\nSaves 100% of it',
};

const list = async (body: object, language = 'zh-CN') =>
  (await api.post(releaseCalls.editionList, body, { as: null, headers: { 'accept-language': language } })).result;

test('a new database lists the released versions without a login, newest first, in the page’s language', async () => {
  const { rows, total } = await list({});
  expect(total).toBe(rows.length);
  expect(rows.map(({ releasedOn }) => releasedOn)).toEqual(
    rows.map(({ releasedOn }) => releasedOn).toSorted((first, second) => (first < second ? 1 : -1)),
  );
  expect(rows.at(-1)?.title).toBe('由 VIN 到报价工单');
  expect((await list({}, 'en')).rows.at(-1)?.title).toBe('From a VIN to a priced work order');
});

test('a new record is listed at once and can be searched in either language', async () => {
  const before = (await list({})).total;
  await api.post(versions.add, record);
  expect((await list({})).rows[0]).toMatchObject({ version: '9.9.9', releasedOn: '2030-01-31', title: record.title });
  expect((await list({})).total).toBe(before + 1);
  expect((await list({ search: 'TITLE of its own' })).rows.map(({ version }) => version)).toEqual(['9.9.9']);
  expect((await list({ search: '独一无二' }, 'en')).rows.map(({ title }) => title)).toEqual([record.titleEn]);
});

test('SQL wildcards in a search are matched literally', async () => {
  expect((await list({ search: '100%' })).rows.map(({ version }) => version)).toEqual(['9.9.9']);
  expect((await list({ search: '%_%' })).total).toBe(0);
});

test('pages neither overlap nor leave gaps', async () => {
  const { rows: all } = await list({ pageSize: 50 });
  const first = await list({ pageSize: 1 });
  const second = await list({ pageSize: 1, pageNum: 2 });
  expect([...first.rows, ...second.rows]).toEqual(all.slice(0, 2));
});

test('only staff with the required power can write version records', async () => {
  expect((await api.post(versions.add, record, { as: api.users.general })).status).toBe(403);
  expect((await api.post(versions.add, record, { as: null })).status).toBe(401);
});

test('a record for some roles, one brand or one language is listed for exactly those readers', async () => {
  const only = (version: string, audience: object) => api.post(versions.add, { ...record, version, ...audience });
  await only('8.0.1', { audienceRoles: [2, 3] });
  await only('8.0.2', { audiencePlatform: 'qpzj' });
  await only('8.0.3', { audienceLanguage: 'en' });
  const read = async (as: Caller | null, headers: Record<string, string>) => {
    const { result } = await api.post(releaseCalls.editionList, { search: '8.0.' }, { as, headers });
    return result.rows.map(({ version }) => version).sort();
  };
  expect(await read(null, { 'accept-language': 'zh-CN' })).toEqual([]);
  expect(await read(null, { 'accept-language': 'en' })).toEqual(['8.0.3']);
  expect(await read(null, { 'accept-language': 'zh-CN', platform: 'qpzj' })).toEqual(['8.0.2']);
  expect(await read(api.users.general, { 'accept-language': 'zh-CN' })).toEqual([]);
  expect(await read(api.users.agent, { 'accept-language': 'en', platform: 'qpzj' })).toEqual([
    '8.0.1',
    '8.0.2',
    '8.0.3',
  ]);
});

test('verCon has the newest record and the notice of now for the reader’s role, brand and language', async () => {
  await api.db.execute('truncate version, notice cascade');
  const read = async (as: Caller, headers: Record<string, string>) =>
    (await api.post(releaseCalls.verCon, {}, { as, headers })).result;
  expect(await read(api.users.agent, {})).toEqual({ version: null, updateContent: null });
  await api.post(versions.add, { ...record, version: '7.0', releasedOn: '2026-01-01' });
  await api.post(versions.add, { ...record, version: '7.1', releasedOn: '2026-02-01', audiencePlatform: 'qpzj' });
  const notice = { title: '更新', content: '<p>内容</p>', version: '7.1', startTime: null };
  await api.post(notices.add, { ...notice, audienceRoles: [2] });
  const english = { 'accept-language': 'en' };
  expect(await read(api.users.agent, english)).toMatchObject({
    version: { version: '7.0', title: record.titleEn },
    updateContent: { title: '更新', content: '<p>内容</p>' },
  });
  expect(await read(api.users.seller, { ...english, platform: 'qpzj' })).toMatchObject({
    version: { version: '7.1' },
    updateContent: null,
  });
});
