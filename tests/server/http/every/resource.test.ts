import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type ResourceName, resources } from '../../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeRecord, otherText } from '../../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const allNames = Object.keys(resources).filter((name): name is ResourceName => name in resources);
/** Records of these resources cannot be added by the staff; they have tests of their own. */
const names = allNames.filter((name) => resources[name].verbs.includes('add'));

test('the suite covers every resource except users, prospects and fit reports', () => {
  expect(allNames.filter((name) => !names.includes(name)).toSorted()).toEqual(['fitReport', 'prospect', 'user']);
});

type Row = Record<string, unknown>;

describe.each(names)('%s', (name) => {
  const resource = resources[name];
  const idOf = (row: Row) => Number(row[resource.id]);
  const list = async (body: Row) => {
    const { code, result } = await api.post(resource.list, { filters: {}, ...body });
    expect(code).toBe('000000');
    return { rows: result.rows.map((row): Row => ({ ...row })), total: result.total };
  };
  const add = async (values: Row = makeRecord(name)): Promise<Row> => {
    const { code, message, result } = await api.post(resource.add, values);
    expect({ code, message }).toMatchObject({ code: '000000' });
    return { ...result };
  };

  test('an added record is returned unchanged', async () => {
    const values = makeRecord(name);
    const added = await add(values);
    expect(added).toMatchObject(values);
    const { result } = await api.post(resource.get, { id: idOf(added) });
    expect(result).toEqual(added);
  });

  test('pages are sorted and contiguous', async () => {
    for (const _ of [1, 2, 3]) await add();
    const { total } = await list({ pageSize: 1 });
    const sort = [{ field: resource.id, order: 'desc' }];
    const { rows: all } = await list({ pageSize: total, sort });
    expect(all).toHaveLength(total);
    expect(all.map(idOf)).toEqual(all.map(idOf).sort((one, other) => other - one));
    const first = await list({ pageNum: 1, pageSize: 2, sort });
    const second = await list({ pageNum: 2, pageSize: 2, sort });
    expect([...first.rows, ...second.rows]).toEqual(all.slice(0, 4));
    expect((await list({ pageNum: total + 1, pageSize: 1 })).rows).toEqual([]);
  });

  test.each(resource.fields)('the list can be sorted by %s in both directions', async (field) => {
    await add();
    const { total } = await list({ pageSize: 1 });
    const up = await list({ pageSize: total, sort: [{ field, order: 'asc' }] });
    const down = await list({ pageSize: total, sort: [{ field, order: 'desc' }] });
    const valuesOf = ({ rows }: { rows: Row[] }) => rows.map((row) => row[field]);
    expect(valuesOf(down)).toEqual(valuesOf(up).toReversed());
    if (new Set(valuesOf(up).map((value) => JSON.stringify(value))).size > 1)
      expect(valuesOf(up)).not.toEqual(valuesOf(down));
  });

  test.each(Object.keys(resource.filters.shape))('the list can be filtered by %s', async (field) => {
    const wanted = await add();
    await add();
    const { rows, total } = await list({ filters: { [field]: wanted[field] }, pageSize: 1000 });
    expect(rows.map(idOf)).toContain(idOf(wanted));
    expect(rows).toHaveLength(total);
    for (const row of rows) {
      if (typeof wanted[field] === 'string') expect(String(row[field])).toContain(wanted[field]);
      else expect(row[field]).toBe(wanted[field]);
    }
  });

  test('an edit changes only the given fields', async () => {
    const added = await add();
    const field = Object.keys(makeRecord(name)).find((key) => otherText(name, key) !== undefined) ?? '';
    const value = otherText(name, field);
    const { code, result } = await api.edit(resource, idOf(added), { [field]: value });
    expect(code).toBe('000000');
    expect(result).toEqual({ ...added, [field]: value, rowVersion: 2 });
    expect((await api.post(resource.get, { id: idOf(added) })).result).toEqual(result);
    expect((await api.edit(resource, idOf(added), {})).result).toEqual(result);
  });

  test('a deleted record is missing for every call, and other records remain', async () => {
    const [deleted, remaining] = [await add(), await add()];
    const before = await list({ pageSize: 1 });
    expect(await api.remove(resource, idOf(deleted))).toMatchObject({ code: '000000', result: null });
    expect((await list({ pageSize: 1 })).total).toBe(before.total - 1);
    expect(await api.post(resource.get, { id: idOf(deleted) })).toMatchObject({ status: 404, code: '900404' });
    expect(await api.remove(resource, idOf(deleted))).toMatchObject({ status: 404, code: '900404' });
    expect(await api.edit(resource, idOf(deleted), {})).toMatchObject({ code: '900404' });
    expect((await api.post(resource.get, { id: idOf(remaining) })).result).toEqual(remaining);
  });

  test('a write from an older version is refused with the record as it is now, and who changed it', async () => {
    const { id, rowVersion } = { id: idOf(await add()), rowVersion: 1 };
    const field = Object.keys(makeRecord(name)).find((key) => otherText(name, key) !== undefined) ?? '';
    const { result: theirs } = await api.edit(resource, id, { [field]: otherText(name, field) });
    const stale = { status: 409, code: '900410', result: { theirs, changedBy: 'manager' } };
    const values = { [field]: otherText(name, field) };
    expect(await api.post(resource.edit, { id, rowVersion, values })).toMatchObject(stale);
    expect(await api.post(resource.delete, { id, rowVersion })).toMatchObject(stale);
    expect((await api.post(resource.get, { id })).result).toEqual(theirs);
  });

  test('each write is in the audit of its record with the fields that it changed', async () => {
    const added = await add();
    const field = Object.keys(makeRecord(name)).find((key) => otherText(name, key) !== undefined) ?? '';
    const value = otherText(name, field);
    await api.edit(resource, idOf(added), { [field]: value });
    await api.remove(resource, idOf(added));
    await api.post(calls.deletedRestore, { subject: name, id: idOf(added) });
    const { result } = await api.post(calls.auditTimeline, { subject: name, subjectId: String(idOf(added)) });
    expect(result.rows.map(({ action }) => action)).toEqual(['restore', 'delete', 'edit', 'add']);
    expect(result.rows[2]).toMatchObject({
      actorId: api.users.manager.userId,
      before: { [field]: added[field] },
      after: { [field]: value },
    });
    expect((await api.post(resource.get, { id: idOf(added) })).result).toEqual({
      ...added,
      [field]: value,
      rowVersion: 3,
    });
  });
});
