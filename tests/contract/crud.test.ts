import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsOf, crud, isResource } from '../../src/contract/crud.ts';
import { Id } from '../../src/contract/fields.ts';

const input = z.object({ name: z.string(), isOn: z.boolean().default(true) });
const item = input.extend({ sampleId: Id, sortNo: z.number() });
const declaration = {
  id: 'sampleId',
  item,
  input,
  filters: item.pick({ name: true }),
  power: '/manager/samples',
} as const;
const resource = crud('sample', declaration);

test('reading needs the power of the page, each write its own', () => {
  const { list, get, add, edit, delete: remove } = resource;
  expect([list, get, add, edit, remove].map(({ operation, path, access }) => [operation, path, access])).toEqual([
    ['sampleList', '/sample/list', '/manager/samples'],
    ['sampleGet', '/sample/get', '/manager/samples'],
    ['sampleAdd', '/sample/add', '/manager/samples:add'],
    ['sampleEdit', '/sample/edit', '/manager/samples:edit'],
    ['sampleDelete', '/sample/delete', '/manager/samples:delete'],
  ]);
});

test('an edit names the version that it was made from, and a field that is left out gets no default', () => {
  const { body } = resource.edit;
  expect(body.parse({ id: 1, rowVersion: 2, values: {} })).toEqual({ id: 1, rowVersion: 2, values: {} });
  expect(resource.add.body.parse({ name: 'a' })).toEqual({ name: 'a', isOn: true });
  expect(body.safeParse({ id: 1, values: { name: 'a' } }).success).toBe(false);
});

test('a write refuses fields that the form does not have', () => {
  expect(resource.add.body.safeParse({ name: 'a', sampleId: 7 }).success).toBe(false);
  expect(resource.edit.body.safeParse({ id: 1, rowVersion: 1, values: { sortNo: 7 } }).success).toBe(false);
});

test('a list is sorted by at most three fields of the item', () => {
  const sorted = (...fields: string[]) =>
    resource.list.body.safeParse({ filters: {}, sort: fields.map((field) => ({ field, order: 'asc' })) }).success;
  expect([
    sorted(),
    sorted('name', 'sortNo', 'isOn'),
    sorted('name', 'sortNo', 'isOn', 'sampleId'),
    sorted('rowVersion'),
  ]).toEqual([true, true, false, false]);
});

test('calls that a resource lacks are not served, those of an order and an import only where they are declared', () => {
  const namesOf = (...calls: Parameters<typeof callsOf>) => callsOf(...calls).map(({ operation }) => operation);
  expect(namesOf(crud('sample', { ...declaration, without: ['add', 'delete'] }))).toEqual([
    'sampleList',
    'sampleGet',
    'sampleEdit',
  ]);
  expect(namesOf(resource)).toHaveLength(5);
  const full = crud('sample', { ...declaration, orderField: 'sortNo', importKey: [], editVerb: 'update' });
  expect(namesOf(full)).toEqual([
    ...['sampleList', 'sampleGet', 'sampleAdd', 'sampleUpdate', 'sampleDelete'],
    ...['sampleOrder', 'sampleImportPlan', 'sampleImportApply'],
  ]);
});

test('a resource is told from other exports of a contract', () => {
  expect(isResource(resource)).toBe(true);
  for (const value of [null, undefined, 'sample', {}, { list: 1, get: 1, add: 1, edit: 1 }])
    expect(isResource(value)).toBe(false);
});
