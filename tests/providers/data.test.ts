import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Role } from '../../src/contract/access/schemas.ts';
import { Id } from '../../src/contract/fields.ts';
import { shopDate } from '../../src/contract/shop-time.ts';
import { dataProvider, toFieldErrors, toFilters, toPage, toSort } from '../../src/providers/data.ts';
import { storeLanguage } from '../../src/providers/language.ts';
import { setSession } from '../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../support/screens/fakes.ts';

beforeEach(() => {
  setSession(fakeSession);
  storeLanguage('zh-CN');
});

const role = { roleId: 2, roleName: '代理商', roleNameEn: '', roleValue: 2, remark: null, rowVersion: 3 } as const;

test('server paging is passed on; without it, or with client paging, the whole list is requested', () => {
  expect(toPage(undefined)).toEqual({ pageNum: 1, pageSize: 10 });
  expect(toPage({ current: 3, pageSize: 20 })).toEqual({ pageNum: 3, pageSize: 20 });
  expect(toPage({ mode: 'off' })).toEqual({ pageNum: 1, pageSize: 10_000 });
  expect(toPage({ mode: 'client', current: 2 })).toEqual({ pageNum: 1, pageSize: 10_000 });
});

test('sorters keep their order, field and direction', () => {
  expect(toSort()).toEqual([]);
  expect(
    toSort([
      { field: 'roleName', order: 'desc' },
      { field: 'roleId', order: 'asc' },
    ]),
  ).toEqual([
    { field: 'roleName', order: 'desc' },
    { field: 'roleId', order: 'asc' },
  ]);
});

const filter = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value });

test('a filter from a URL is parsed by its field’s schema', () => {
  const given = [filter('roleValue', '2'), filter('roleName', '2')];
  expect(toFilters(given, Role.shape)).toEqual({ roleValue: 2, roleName: { is: '2' } });
});

test('empty filters and unknown fields are dropped', () => {
  const given = [filter('roleName', ''), filter('remark', null), filter('roleValue', undefined), filter('other', 'x')];
  expect(toFilters(given, Role.shape)).toEqual({});
  expect(toFilters(undefined, Role.shape)).toEqual({});
});

test('both ends of a range are combined, and invalid values are dropped', () => {
  const shape = {
    amount: z.number(),
    day: z.iso.date(),
    isOn: z.boolean(),
    kind: z.enum(['a', 'b']),
    name: z.string(),
  };
  const given = [
    { field: 'amount', operator: 'gte' as const, value: '1' },
    { field: 'amount', operator: 'lte' as const, value: '5' },
    { field: 'day', operator: 'gte' as const, value: '2026-03-01' },
    { field: 'isOn', operator: 'eq' as const, value: 'false' },
    { field: 'kind', operator: 'eq' as const, value: 'c' },
    { field: 'name', operator: 'contains' as const, value: '1' },
  ];
  expect(toFilters(given, shape)).toEqual({
    amount: { from: 1, to: 5 },
    day: { from: '2026-03-01' },
    isOn: false,
    name: '1',
  });
  expect(toFilters([{ field: 'day', operator: 'gte', value: 'someday' }], shape)).toEqual({});
});

test('operators become the contract’s conditions, and those that a field cannot have are dropped', () => {
  const shape = { amount: z.number(), remark: z.string().nullable(), kind: z.enum(['a', 'b']), ownerId: Id.nullable() };
  const given = [
    { field: 'amount', operator: 'ne' as const, value: '3' },
    { field: 'remark', operator: 'nnull' as const, value: 'true' },
    { field: 'kind', operator: 'contains' as const, value: 'b' },
    { field: 'ownerId', operator: 'null' as const, value: 'true' },
  ];
  expect(toFilters(given, shape)).toEqual({
    amount: { not: 3 },
    remark: { empty: false },
    kind: 'b',
    ownerId: { empty: true },
  });
  expect(toFilters([{ field: 'amount', operator: 'null', value: true }], shape)).toEqual({});
});

test('relative days become the range that they are today', () => {
  const today = shopDate();
  const given = [{ field: 'day', operator: 'eq' as const, value: 'today' }];
  expect(toFilters(given, { day: z.iso.datetime() })).toEqual({ day: { from: today, to: today } });
});

test('problems are assigned to their fields, for added and edited records', () => {
  const problems = [
    { path: 'data.roleName', message: 'one' },
    { path: 'data.values.roleName', message: 'two' },
    { path: 'data.values.parts[2].oe', message: 'three' },
    { path: 'data', message: 'of no field' },
  ];
  expect(toFieldErrors(problems)).toEqual({ roleName: ['one', 'two'], parts: ['three'] });
});

test('a list is paged, sorted and filtered by the server', async () => {
  const requests = useFakeApi({ roleList: { rows: [role], total: 31 } });
  const answer = await dataProvider.getList({
    resource: 'role',
    pagination: { current: 2, pageSize: 30 },
    sorters: [{ field: 'roleName', order: 'asc' }],
    filters: [filter('roleValue', '2')],
  });
  expect(answer).toEqual({ data: [role], total: 31 });
  expect(requests[0]?.body).toEqual({
    pageNum: 2,
    pageSize: 30,
    sort: [{ field: 'roleName', order: 'asc' }],
    filters: { roleValue: 2 },
  });
});

test('records are read one by one by id, which may be text from a URL', async () => {
  const requests = useFakeApi({ roleGet: ({ id }) => ({ ...role, roleId: id }) });
  expect(await dataProvider.getOne({ resource: 'role', id: '7' })).toEqual({ data: { ...role, roleId: 7 } });
  const many = await dataProvider.getMany?.({ resource: 'role', ids: [3, '4'] });
  expect(many?.data.map(({ roleId }) => roleId)).toEqual([3, 4]);
  expect(requests.map(({ body }) => body)).toEqual([{ id: 7 }, { id: 3 }, { id: 4 }]);
});

test('a record is added, edited and deleted by the resource’s calls; an edit adds no defaults', async () => {
  const requests = useFakeApi({ roleAdd: role, roleEdit: role });
  const variables = { roleName: '代理商', roleValue: 2 };
  const meta = { rowVersion: 3 };
  expect(await dataProvider.create({ resource: 'role', variables })).toEqual({ data: role });
  expect(await dataProvider.update({ resource: 'role', id: '2', variables, meta })).toEqual({ data: role });
  expect(await dataProvider.deleteOne({ resource: 'role', id: 2, meta })).toEqual({ data: { roleId: 2 } });
  expect(requests.map(({ operation, body }) => [operation, body])).toEqual([
    ['roleAdd', { ...variables, roleNameEn: '', remark: null }],
    ['roleEdit', { id: 2, rowVersion: 3, values: variables }],
    ['roleDelete', { id: 2, rowVersion: 3 }],
  ]);
});

test('a write without the version it was made from is not sent', async () => {
  const requests = useFakeApi();
  await expect(dataProvider.update({ resource: 'role', id: 2, variables: {} })).rejects.toThrow('rowVersion');
  await expect(dataProvider.deleteOne({ resource: 'role', id: 2 })).rejects.toThrow('rowVersion');
  expect(requests).toEqual([]);
});

test('a refused record has its errors by field, as Refine’s forms expect', async () => {
  useFakeApi();
  const refused = dataProvider.create({ resource: 'role', variables: { roleName: '', roleValue: 9 } });
  await expect(refused).rejects.toMatchObject({
    code: '900400',
    errors: { roleName: [expect.any(String)], roleValue: [expect.any(String)] },
  });
});

test('a business refusal has its code and message', async () => {
  useFakeApi({ roleDelete: () => refuse('300103') });
  const refused = dataProvider.deleteOne({ resource: 'role', id: 1, meta: { rowVersion: 1 } });
  await expect(refused).rejects.toMatchObject({ code: '300103', message: '仍被使用，不能删除' });
});

test('other calls are sent by path, and an unknown path or resource throws', async () => {
  useFakeApi({ rolePowerSelect: { powerIds: [5], rowVersion: 2 } });
  const custom = dataProvider.custom;
  expect(await custom?.({ url: '/role/power/select', method: 'post', payload: { roleId: 1 } })).toEqual({
    data: { powerIds: [5], rowVersion: 2 },
  });
  await expect(custom?.({ url: '/nowhere', method: 'post' })).rejects.toThrow('/nowhere');
  await expect(dataProvider.getOne({ resource: 'toString', id: 1 })).rejects.toThrow('toString');
});
