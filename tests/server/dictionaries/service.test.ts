import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../../src/contract/dictionaries/rules.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const { dict } = resources;
const add = async (parentId: number | null) => (await api.post(dict.add, makeRecord('dict', { parentId }))).result.id;
const move = (id: number, parentId: number | null) => api.edit(dict, id, { parentId });

test('an entry cannot move under itself or its descendants', async () => {
  const category = await add(DICTIONARY_ROOT);
  const entry = await add(category);
  const detail = await add(entry);
  for (const [id, parentId] of [
    [category, category],
    [category, entry],
    [category, detail],
    [DICTIONARY_ROOT, detail],
  ] as const) {
    expect(await move(id, parentId)).toMatchObject({ code: '300106' });
  }
  expect(await move(detail, category)).toMatchObject({ code: '000000', result: { parentId: category } });
});

test('of two concurrent moves that would form a cycle, one is refused', async () => {
  const [left, right] = [await add(DICTIONARY_ROOT), await add(DICTIONARY_ROOT)];
  const responses = await Promise.all([move(left, right), move(right, left)]);
  expect(responses.map(({ code }) => code).toSorted()).toEqual(['000000', '300106']);
});

const entry = (values: Record<string, unknown>) => api.post(dict.add, { nameEn: '', ...values });
const builtIn = async (dictionaryName: string) =>
  (await api.post(dict.list, { pageSize: 100, filters: { dictionaryName, parentId: DICTIONARY_ROOT } })).result.rows[0]
    ?.id ?? expect.unreachable(dictionaryName);

test('a name is given once under one parent, whatever its case, and again under another', async () => {
  const [category, other] = [await add(DICTIONARY_ROOT), await add(DICTIONARY_ROOT)];
  expect(await entry({ parentId: category, name: 'Diesel' })).toMatchObject({ code: '000000' });
  expect(await entry({ parentId: category, name: 'diesel' })).toMatchObject({
    code: '300281',
    message: '该上级下已有同名条目',
  });
  const { result: free } = await entry({ parentId: other, name: 'Diesel' });
  expect(await api.edit(dict, free.id, { parentId: category })).toMatchObject({ code: '300281' });
});

test('an entry has the dictionary name of its category, and a category its own name', async () => {
  const { result: category } = await entry({ parentId: DICTIONARY_ROOT, name: '油品' });
  expect(category.dictionaryName).toBe('油品');
  const { result: child } = await entry({ parentId: category.id, name: '机油' });
  expect(child.dictionaryName).toBe('油品');
  await api.edit(dict, category.id, { name: '油液' });
  expect((await entry({ parentId: category.id, name: '齿轮油' })).result.dictionaryName).toBe('油品');
});

test('an entry in use is neither deleted nor moved, and the refusal says who uses it', async () => {
  const types = await builtIn('公司类型');
  const { result: used } = await entry({ parentId: types, name: '轮胎店' });
  await entry({ parentId: used.id, name: '连锁轮胎店' });
  for (const _ of [1, 2]) {
    const { userId } = await api.signInWith([]);
    await api.db.sql.updateTable('account').set({ companyType: used.id }).where('userId', '=', userId).execute();
  }
  const english = { headers: { 'accept-language': 'en' } };
  expect(await api.remove(dict, used.id, english)).toMatchObject({
    code: '300103',
    message: 'Used by 2 users and 1 entry under it: it cannot be deleted',
    result: {
      uses: [
        { table: 'account', count: 2 },
        { table: 'dictionary', count: 1 },
      ],
    },
  });
  expect((await api.remove(dict, used.id)).message).toBe('正被 2 个用户、1 个下级条目使用，不能删除');
  expect(await api.edit(dict, used.id, { parentId: DICTIONARY_ROOT }, english)).toMatchObject({
    code: '300282',
    message: 'Used by 2 users: it cannot move to another category',
  });
  expect(await api.edit(dict, used.id, { name: '轮胎专卖店' })).toMatchObject({ code: '000000' });
});

test('a built-in category can be renamed, but neither deleted nor moved', async () => {
  const id = await builtIn('渠道');
  expect(await api.edit(dict, id, { name: '来源', nameEn: 'Source' })).toMatchObject({ code: '000000' });
  expect(await api.edit(dict, id, { dictionaryName: '来源' })).toMatchObject({ code: '300283' });
  expect(await api.edit(dict, id, { parentId: null })).toMatchObject({ code: '300283' });
  expect(await api.remove(dict, id)).toMatchObject({ code: '300283' });
});

test('the entries of the wanted categories are listed in order and in the caller’s language', async () => {
  const caller = await api.signInWith([]);
  const { result } = await api.post(
    calls.resultDicSelect,
    { id: DICTIONARY_ROOT, labels: ['意向'] },
    { as: caller, headers: { 'accept-language': 'en' } },
  );
  expect(result).toMatchObject([
    { dictionaryName: '意向', name: 'Intention', entries: [{ name: 'High' }, { name: 'Medium' }, { name: 'Low' }] },
  ]);
  const { result: all } = await api.post(calls.resultDicSelect, {}, { as: caller });
  expect(all.map(({ dictionaryName }) => dictionaryName)).toEqual(
    expect.arrayContaining(['公司类型', '职业标签', '渠道', '服务类型', '意向']),
  );
});
