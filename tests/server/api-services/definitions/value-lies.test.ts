import { expect, test } from 'vitest';
import type { Parameter } from '../../../../src/contract/api-services/parameters.ts';
import { valueLies } from '../../../../src/server/api-services/definitions/value-lies.ts';

const parameter = (name: string, given: Partial<Parameter> = {}): Parameter => ({
  ...{ name, type: 'string', empty: false, desc: '', descEn: '', example: '', children: [] },
  ...given,
});
const pathsOf = (value: unknown, parameters: readonly Parameter[]) =>
  valueLies('response', value, parameters).map(({ path }) => path);

test('unknown fields, wrong types and missing fields are found, in lists and objects', () => {
  const parameters = [
    parameter('total', { type: 'integer' }),
    parameter('rows', { type: 'array', children: [parameter('oe'), parameter('name', { empty: true })] }),
  ];
  expect(pathsOf({ total: 1, rows: [{ oe: 'A', name: null }, { oe: 'B' }] }, parameters)).toEqual([]);
  expect(pathsOf({ rows: [{ oe: 1 }, { name: 'x', extra: true }, null] }, parameters)).toEqual([
    'response.total',
    'response.rows.oe',
    'response.rows.extra',
    'response.rows.oe',
    'response.rows',
  ]);
  expect(pathsOf([], parameters)).toEqual(['response']);
});

test('a problem of every item of a list is named once, and at most fifty problems of a value', () => {
  const rows = Array.from({ length: 200 }, () => ({ oe: 1 }));
  expect(pathsOf({ rows }, [parameter('rows', { type: 'array', children: [parameter('oe')] })])).toEqual([
    'response.rows.oe',
  ]);
  const unknown = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`field${index}`, index]));
  expect(pathsOf(unknown, [])).toHaveLength(50);
});
