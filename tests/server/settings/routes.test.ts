import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditCalls } from '../../../src/contract/audit/calls.ts';
import { settingCalls } from '../../../src/contract/settings/calls.ts';
import { siteCalls } from '../../../src/contract/site/calls.ts';
import { buildApp } from '../../../src/server/app.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { readSetting, saveSetting } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.db.execute('truncate setting_change'));
afterAll(() => api.close());

const history = async () => (await api.post(settingCalls.configHistory, { key: 'contact.hotline' })).result.rows;

test('a saved setting is used at once, and says who changed it and when', async () => {
  expect(await readSetting(api, 'contact.hotline')).toMatchObject({ value: null, rowVersion: 0, changedAt: null });
  expect(await saveSetting(api, 'contact.hotline', '400-123')).toMatchObject({ code: '000000' });
  expect(await readSetting(api, 'contact.hotline')).toMatchObject({
    value: '400-123',
    default: null,
    rowVersion: 1,
    changedBy: 'manager',
    changedAt: expect.any(String),
  });
  expect((await api.post(siteCalls.siteInfo, {}, { as: null })).result.contact.hotline).toBe('400-123');
});

test('a second node on the same database uses a saved setting within five seconds', async () => {
  const other = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent' });
  const hotline = async () => {
    const answer = await other.inject({ method: 'POST', url: siteCalls.siteInfo.path, payload: { data: {} } });
    return answer.json().result.contact.hotline;
  };
  expect(await hotline()).toBeNull();
  await saveSetting(api, 'contact.hotline', '400-555');
  await vi.waitFor(async () => expect(await hotline()).toBe('400-555'), { timeout: 5_000, interval: 100 });
  await other.close();
});

test('the default and an earlier value can be restored, and the history has every value', async () => {
  for (const value of ['400-1', '400-2']) await saveSetting(api, 'contact.hotline', value);
  await saveSetting(api, 'contact.hotline');
  expect(await readSetting(api, 'contact.hotline')).toMatchObject({ value: null, rowVersion: 3 });
  const [, , first] = await history();
  await saveSetting(api, 'contact.hotline', first?.value);
  expect(await readSetting(api, 'contact.hotline')).toMatchObject({ value: '400-1', rowVersion: 4 });
  expect((await history()).map(({ value, isDefault, changedBy }) => [value, isDefault, changedBy])).toEqual([
    ['400-1', false, 'manager'],
    [null, true, 'manager'],
    ['400-2', false, 'manager'],
    ['400-1', false, 'manager'],
  ]);
});

test('a value equal to the default is stored as the default', async () => {
  await saveSetting(api, 'freeLookups.C', 7);
  await saveSetting(api, 'freeLookups.C', 5);
  const [newest] = (await api.post(settingCalls.configHistory, { key: 'freeLookups.C' })).result.rows;
  expect(newest).toMatchObject({ isDefault: true });
});

describe('two people save the same setting', () => {
  test('the second is refused with the value of the first, and nothing of its request is saved', async () => {
    const seen = 0;
    const values = (hotline: string) => ({
      'contact.hotline': { rowVersion: seen, value: hotline },
      'freeLookups.B': { rowVersion: seen, value: 8 },
    });
    expect(await api.post(settingCalls.configSave, { values: values('400-mine') })).toMatchObject({ status: 200 });
    const refused = await api.post(settingCalls.configSave, {
      values: {
        'contact.hotline': { rowVersion: seen, value: '400-theirs' },
        'contact.email': { rowVersion: seen, value: 'a@b.cn' },
      },
    });
    expect(refused).toMatchObject({
      status: 409,
      code: '900410',
      result: { theirs: { 'contact.hotline': '400-mine' } },
    });
    expect(await readSetting(api, 'contact.email')).toMatchObject({ value: null, rowVersion: 0 });
  });

  test('of twenty at the same time exactly one succeeds', async () => {
    const save = (number: number) =>
      api.post(settingCalls.configSave, { values: { 'contact.hotline': { rowVersion: 0, value: `400-${number}` } } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => save(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '900410')).toHaveLength(19);
    expect(await history()).toHaveLength(1);
  });

  test('a version that does not exist yet is refused', async () => {
    const values = { 'contact.hotline': { rowVersion: 7, value: '400-early' } };
    expect(await api.post(settingCalls.configSave, { values })).toMatchObject({ code: '900410' });
  });

  test('a default that was changed and restored meanwhile is a change too', async () => {
    await saveSetting(api, 'contact.hotline', '400-1');
    await saveSetting(api, 'contact.hotline');
    const values = { 'contact.hotline': { rowVersion: 0, value: '400-late' } };
    expect(await api.post(settingCalls.configSave, { values })).toMatchObject({ code: '900410' });
  });
});

test.each([
  ['freeLookups.C', -1, '应至少为 0', 'must be at least 0'],
  ['freeLookups.C', 2.5, '应为整数', 'must be a whole number'],
  ['sms.isOn', 'yes', '应为布尔值', 'must be true or false'],
  ['contact.hoursFrom', '25:00', '格式不正确', 'is not in the expected format'],
  ['contact.hotline', 'x'.repeat(41), '至多 40 个字符', 'must have at most 40 characters'],
  ['excludedSalesIds', [1, 'two'], '应为数字', 'must be a number'],
])('%s refuses %j and names its field in both languages', async (key, value, zh, en) => {
  for (const [language, text] of [
    ['zh-CN', zh],
    ['en', en],
  ]) {
    const body = { values: { [key]: { rowVersion: 0, value } } };
    const { status, result } = await api.post(settingCalls.configSave, body, {
      headers: { 'accept-language': language ?? '' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(result)).toContain(`data.values.${key}.value`);
    expect(JSON.stringify(result)).toContain(text);
  }
});

test('an unknown setting is refused', async () => {
  const body = { values: { 'no.such': { rowVersion: 0, value: 1 } } };
  expect(await api.post(settingCalls.configSave, body)).toMatchObject({ status: 400 });
});

test('the audit has who changed which setting from what to what, and nothing of a refused save', async () => {
  await saveSetting(api, 'freeLookups.C', 7);
  await saveSetting(api, 'freeLookups.C', 8);
  await saveSetting(api, 'freeLookups.C');
  const stale = { values: { 'freeLookups.C': { rowVersion: 1, value: 9 } } };
  expect(await api.post(settingCalls.configSave, stale)).toMatchObject({ code: '900410' });
  const body = { filters: { subject: 'setting', subjectId: 'freeLookups.C' } };
  const { rows } = (await api.post(auditCalls.auditList, body)).result;
  expect(rows.slice(0, 3).map(({ before, after }) => [before.value, after.value])).toEqual([
    [8, 5],
    [7, 8],
    [5, 7],
  ]);
  expect(rows[0]).toMatchObject({ actorName: 'manager', source: 'page', action: 'edit' });
});

test('only staff with the power of the page read settings, and only those with its action save them', async () => {
  const reader = await api.signInWith(['/manager/config']);
  expect((await api.post(settingCalls.configGet, {}, { as: reader })).status).toBe(200);
  expect((await api.post(settingCalls.configSave, { values: {} }, { as: reader })).status).toBe(403);
  expect((await api.post(settingCalls.configGet, {}, { as: api.users.seller })).status).toBe(403);
});
