import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type ResourceName, resources } from '../../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeRecord } from '../../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const names = Object.keys(resources)
  .filter((name): name is ResourceName => name in resources)
  .filter((name) => resources[name].order !== undefined);

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

test('dictionaries, packages and powers can be ordered', () => {
  expect(names.toSorted()).toEqual(['dict', 'package', 'power']);
});

describe.each(names)('%s', (name) => {
  const resource = resources[name];
  const { order, orderField = '' } = resource;
  const keyOf = (row: Row) => ({ id: Number(row[resource.id]), rowVersion: Number(row.rowVersion) });
  const save = (rows: readonly Row[]) =>
    order === undefined ? expect.unreachable() : api.post(order, { rows: rows.map(keyOf) });
  let parentId: number | null = null;
  const listed = async (): Promise<Row[]> => {
    const sort = [{ field: orderField, order: 'asc' }];
    const { result } = await api.post(resource.list, { filters: {}, sort, pageSize: 10_000 });
    const rows: unknown[] = result.rows;
    return rows.filter(isRow).filter((row) => row.parentId === undefined || row.parentId === parentId);
  };
  const idsOf = (rows: readonly Row[]) => rows.map((row) => keyOf(row).id);
  const add = async () => {
    const { [orderField]: _, ...values } = makeRecord(name, 'parentId' in resource.input.shape ? { parentId } : {});
    return (await api.post(resource.add, values)).result;
  };
  beforeAll(async () => {
    if ('parentId' in resource.input.shape) {
      const { result } = await api.post(resource.add, makeRecord(name, { parentId: null }));
      parentId = keyOf(result).id;
    }
    for (const _ of [1, 2, 3, 4]) await add();
  });

  test('a record that is added without a place comes last', async () => {
    const added = await add();
    expect(idsOf(await listed()).at(-1)).toBe(keyOf(added).id);
  });

  test('a new order is saved as a whole, only moved rows get a new version, and the audit has both orders', async () => {
    await save(await listed());
    const before = await listed();
    const [first, second, ...rest] = before;
    const wanted = [second, first, ...rest].filter(isRow);
    const { code, result } = await save(wanted);
    expect(code).toBe('000000');
    const after = await listed();
    expect(idsOf(after)).toEqual(idsOf(wanted));
    expect(result.rows).toEqual(after.map(keyOf));
    expect(after.slice(2).map(keyOf)).toEqual(rest.map(keyOf));
    const { result: timeline } = await api.post(calls.auditTimeline, {
      subject: name,
      subjectId: String(parentId ?? 0),
    });
    const [entry] = timeline.rows.filter(({ action }) => action === 'order');
    const nameOf = (row: unknown) => (isRow(row) ? String(row[resource.nameField]) : '');
    expect(entry).toMatchObject({ before: { order: before.map(nameOf) }, after: { order: after.map(nameOf) } });
  });

  test('an order made from older rows, or without all siblings, is refused with the rows as they are now', async () => {
    const seen = await listed();
    await save(seen.toReversed());
    const now = await listed();
    const conflict = { status: 409, code: '900410', result: { theirs: { rows: now.map(keyOf) } } };
    expect(await save(seen)).toMatchObject(conflict);
    expect(await save(now.slice(1))).toMatchObject(conflict);
    expect(await save([...now.slice(1), ...now.slice(1, 2)])).toMatchObject(conflict);
    expect(idsOf(await listed())).toEqual(idsOf(now));
  });

  test('of two concurrent orders one is refused', async () => {
    const seen = await listed();
    const [first, ...rest] = seen;
    const codes = (await Promise.all([save(seen.toReversed()), save([...rest, first].filter(isRow))])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['000000', '900410']);
  });
});
