import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../../../src/contract/dictionaries/resources.ts';
import { DICTIONARY_ROOT } from '../../../../src/contract/dictionaries/rules.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import {
  type CrudRepository,
  createCrudRepository,
  type ListQuery,
} from '../../../../src/server/platform/records/crud-repository.ts';
import { restoreFromBin } from '../../../../src/server/platform/records/deleted-records.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { change } from '../../../support/server/change.ts';

let db: Database;
let repository: CrudRepository<typeof dictionaries.item>;
beforeAll(async () => {
  db = await openTestDatabase();
  repository = createCrudRepository(db, {
    name: 'dict',
    table: 'dictionary',
    item: dictionaries.item,
    id: 'id',
    nameField: 'name',
  });
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
const add = (values: Record<string, unknown>) => change(db, (within) => repository.add(within, values));
/** Edits the present version of a record. */
const edit = async (id: number, values: Record<string, unknown>) => {
  const { rowVersion } = await repository.get(id);
  return change(db, (within) => repository.edit(within, { id, rowVersion, values }));
};
const remove = (id: number, rowVersion = 1) => change(db, (within) => repository.remove(within, { id, rowVersion }));
const entriesOf = (id: number) =>
  db.sql
    .selectFrom('auditEntry')
    .select(['action', 'subjectName', 'before', 'after'])
    .where('subject', '=', 'dict')
    .where('subjectId', '=', String(id))
    .orderBy('auditId')
    .execute();
const all: ListQuery = { pageNum: 1, pageSize: 100, sort: [], filters: { parentId: DICTIONARY_ROOT } };
const namesBy = async (query: Partial<ListQuery>) => {
  const { rows } = await repository.list({ ...all, ...query });
  return rows.map(({ name }) => name);
};

test('text matches substrings case-insensitively, with % and _ taken literally', async () => {
  for (const name of ['Brake pad', 'BRAKE disc', '100 % new', '100 x new', 'a_b', 'axb', 'back\\slash'])
    await add(entry(name));
  const found = (name: string) => namesBy({ filters: { name } });
  expect(await found('brake')).toEqual(['Brake pad', 'BRAKE disc']);
  expect(await found('0 % n')).toEqual(['100 % new']);
  expect(await found('a_b')).toEqual(['a_b']);
  expect(await found('k\\s')).toEqual(['back\\slash']);
  expect(await found("'; drop table dictionary; --")).toEqual([]);
});

test('other types match exactly, and null matches null', async () => {
  await add(entry('one', { ord: 1 }));
  await add(entry('eleven', { ord: 11 }));
  expect(await namesBy({ filters: { ord: 1 } })).toEqual(['one']);
  expect(await namesBy({ filters: { parentId: null } })).toEqual(['字典']);
});

test('rows that sort equally are ordered by id in the direction of the list, so pages do not repeat rows', async () => {
  for (const name of ['c', 'a', 'b']) await add(entry(name));
  const sort = [{ field: 'ord', order: 'desc' }] as const;
  expect(await namesBy({ sort })).toEqual(['b', 'a', 'c']);
  expect(await namesBy({ sort, pageNum: 2, pageSize: 2 })).toEqual(['c']);
  expect(await namesBy({ sort: [...sort, { field: 'name', order: 'asc' }] })).toEqual(['a', 'b', 'c']);
});

test('an unknown field name never reaches the SQL', async () => {
  const odd = 'name"; drop table dictionary; --';
  const added = await add({ ...entry('x'), [odd]: 1, id: 7 });
  expect(added.id).not.toBe(7);
  expect(await namesBy({ sort: [{ field: odd, order: 'asc' }], filters: { [odd]: 1 } })).toContain('x');
  expect(await edit(added.id, { [odd]: 1, id: 7 })).toEqual(added);
});

test('an edit changes only the given fields and can set a field to null', async () => {
  const added = await add(entry('before', { ord: 5 }));
  expect(await edit(added.id, { name: 'after', ord: undefined })).toEqual({ ...added, name: 'after', rowVersion: 2 });
  expect(await edit(added.id, { parentId: null })).toMatchObject({ parentId: null, ord: 5 });
});

test('reading, editing and removing a missing row fail with 900404', async () => {
  const operations = [
    () => repository.get(999_999),
    () => edit(999_999, { name: 'x' }),
    () => edit(999_999, {}),
    () => remove(999_999),
  ];
  for (const operation of operations) await expect(operation()).rejects.toMatchObject({ code: '900404' });
});

test('a referenced row cannot be removed and stays unchanged', async () => {
  const parent = await add(entry('parent'));
  await add(entry('child', { parentId: parent.id }));
  await expect(remove(parent.id)).rejects.toMatchObject({ code: '300103' });
  expect(await repository.get(parent.id)).toEqual(parent);
});

test('a failed change stores nothing, neither the record nor its audit entry', async () => {
  const entries = () => db.sql.selectFrom('auditHead').select(['entries', 'hash']).execute();
  const before = await entries();
  const work = change(db, async (within) => {
    await repository.add(within, entry('never'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await namesBy({})).toEqual([]);
  expect(await entries()).toEqual(before);
});

test('a write from an older version is refused with the record as it is now, and changes nothing', async () => {
  const { id } = await add(entry('first'));
  const theirs = await edit(id, { name: 'theirs' });
  const writes = [
    () => change(db, (within) => repository.edit(within, { id, rowVersion: 1, values: { ord: 7 } })),
    () => remove(id, 1),
  ];
  for (const write of writes)
    await expect(write()).rejects.toMatchObject({
      code: '900410',
      details: { result: { theirs, changedBy: 'command' } },
    });
  expect(await repository.get(id)).toEqual(theirs);
});

test('of two concurrent edits of one version one is refused', async () => {
  const { id } = await add(entry('first'));
  const editTo = (name: string) =>
    change(db, (within) => repository.edit(within, { id, rowVersion: 1, values: { name } }));
  const results = await Promise.allSettled([editTo('one'), editTo('two')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await repository.get(id)).toMatchObject({ rowVersion: 2 });
});

test('the audit has the changed fields of each write, and nothing for an edit without a change', async () => {
  const { id, rowVersion: _, ...added } = await add(entry('first'));
  await edit(id, { name: 'second', ord: 0 });
  await edit(id, { name: 'second' });
  await remove(id, 2);
  expect(await entriesOf(id)).toEqual([
    { action: 'add', subjectName: 'first', before: {}, after: { id, ...added } },
    { action: 'edit', subjectName: 'second', before: { name: 'first' }, after: { name: 'second' } },
    { action: 'delete', subjectName: 'second', before: { id, ...added, name: 'second' }, after: {} },
  ]);
});

test('a deleted record is restored under its id with another version, once', async () => {
  const added = await add(entry('kept', { ord: 3 }));
  await remove(added.id);
  const restore = () =>
    db.sql.transaction().execute((sql) => restoreFromBin(sql, { subject: 'dict', table: 'dictionary', id: added.id }));
  // The audit labels its values by the fields' names.
  const { id, rowVersion: _, ...values } = added;
  expect(await restore()).toMatchObject({ name: 'kept', record: { id, ...values } });
  expect(await repository.get(added.id)).toEqual({ ...added, rowVersion: 2 });
  await expect(restore()).rejects.toMatchObject({ code: '900404' });
});
