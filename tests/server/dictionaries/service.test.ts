import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
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
