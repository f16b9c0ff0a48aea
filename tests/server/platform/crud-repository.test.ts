import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Dictionary } from '../../../src/contract/dictionaries/resources.ts';
import { DICTIONARY_ROOT } from '../../../src/contract/dictionaries/rules.ts';
import {
  type CrudRepository,
  createCrudRepository,
  type ListQuery,
} from '../../../src/server/platform/crud-repository.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
let repository: CrudRepository<typeof Dictionary>;
beforeAll(async () => {
  db = await openTestDatabase();
  repository = createCrudRepository(db, { table: 'dictionary', item: Dictionary, id: 'id' });
});
beforeEach(() => db.execute(`delete from dictionary where id <> ${DICTIONARY_ROOT}`));
afterAll(() => db.close());

const entry = (name: string, values: Record<string, unknown> = {}) => ({
  parentId: DICTIONARY_ROOT,
  dictionaryName: 'kind',
  name,
  nameEn: '',
  ord: 0,
  ...values,
});
const all: ListQuery = { pageNum: 1, pageSize: 100, sort: [], filters: { parentId: DICTIONARY_ROOT } };
const namesBy = async (query: Partial<ListQuery>) => {
  const { rows } = await repository.list({ ...all, ...query });
  return rows.map(({ name }) => name);
};

test('text matches substrings case-insensitively, with % and _ taken literally', async () => {
  for (const name of ['Brake pad', 'BRAKE disc', '100 % new', '100 x new', 'a_b', 'axb', 'back\\slash'])
    await repository.add(entry(name));
  const found = (name: string) => namesBy({ filters: { name } });
  expect(await found('brake')).toEqual(['Brake pad', 'BRAKE disc']);
  expect(await found('0 % n')).toEqual(['100 % new']);
  expect(await found('a_b')).toEqual(['a_b']);
  expect(await found('k\\s')).toEqual(['back\\slash']);
  expect(await found("'; drop table dictionary; --")).toEqual([]);
});

test('other types match exactly, and null matches null', async () => {
  await repository.add(entry('one', { ord: 1 }));
  await repository.add(entry('eleven', { ord: 11 }));
  expect(await namesBy({ filters: { ord: 1 } })).toEqual(['one']);
  expect(await namesBy({ filters: { parentId: null } })).toEqual(['字典']);
});

test('rows that sort equally are ordered by id, so pages do not repeat rows', async () => {
  for (const name of ['c', 'a', 'b']) await repository.add(entry(name));
  const sort = [{ field: 'ord', order: 'desc' }] as const;
  expect(await namesBy({ sort })).toEqual(['c', 'a', 'b']);
  expect(await namesBy({ sort, pageNum: 2, pageSize: 2 })).toEqual(['b']);
  expect(await namesBy({ sort: [...sort, { field: 'name', order: 'asc' }] })).toEqual(['a', 'b', 'c']);
});

test('an unknown field name never reaches the SQL', async () => {
  const odd = 'name"; drop table dictionary; --';
  const added = await repository.add({ ...entry('x'), [odd]: 1, id: 7 });
  expect(added.id).not.toBe(7);
  expect(await namesBy({ sort: [{ field: odd, order: 'asc' }], filters: { [odd]: 1 } })).toContain('x');
  expect(await repository.edit(added.id, { [odd]: 1, id: 7 })).toEqual(added);
});

test('an edit changes only the given fields and can set a field to null', async () => {
  const added = await repository.add(entry('before', { ord: 5 }));
  expect(await repository.edit(added.id, { name: 'after', ord: undefined })).toEqual({ ...added, name: 'after' });
  expect(await repository.edit(added.id, { parentId: null })).toMatchObject({ parentId: null, ord: 5 });
});

test('reading, editing and removing a missing row fail with 900404', async () => {
  const operations = [
    () => repository.get(999_999),
    () => repository.edit(999_999, { name: 'x' }),
    () => repository.edit(999_999, {}),
    () => repository.remove(999_999),
  ];
  for (const operation of operations) await expect(operation()).rejects.toMatchObject({ code: '900404' });
});

test('a referenced row cannot be removed and stays unchanged', async () => {
  const parent = await repository.add(entry('parent'));
  await repository.add(entry('child', { parentId: parent.id }));
  await expect(repository.remove(parent.id)).rejects.toMatchObject({ code: '300103' });
  expect(await repository.get(parent.id)).toEqual(parent);
});

test('a failed transaction stores nothing', async () => {
  const work = db.sql.transaction().execute(async (transaction) => {
    await repository.add(entry('never'), transaction);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await namesBy({})).toEqual([]);
});
