import { expect, test } from 'vitest';
import type { Parameter } from '../../../../src/contract/api-services/parameters.ts';
import { compareParameters, isOfType } from '../../../../src/server/api-services/definitions/compare-parameters.ts';

const parameter = (name: string, given: Partial<Parameter> = {}): Parameter => ({
  ...{ name, type: 'string', empty: false, desc: '', descEn: '', example: '', children: [] },
  ...given,
});
const pathsOf = (stated: readonly Parameter[], real: readonly Parameter[]) =>
  compareParameters('response', stated, real).map(({ path }) => path);

test('a definition that states what is so has no lies', () => {
  const tree = [parameter('vehicles', { type: 'array', children: [parameter('year', { type: 'integer' })] })];
  expect(pathsOf(tree, tree)).toEqual([]);
});

test('fields that only one side has are named by their whole path', () => {
  const stated = [parameter('vehicle', { type: 'object', children: [parameter('gone')] })];
  const real = [parameter('vehicle', { type: 'object', children: [parameter('new')] })];
  expect(pathsOf(stated, real)).toEqual(['response.vehicle.new', 'response.vehicle.gone']);
});

test('a wrong type, a wrong type of items and a field that may be empty are told apart', () => {
  expect(pathsOf([parameter('a', { type: 'integer' })], [parameter('a')])).toEqual(['response.a.type']);
  const list = (itemType: 'string' | 'integer') => [parameter('a', { type: 'array', itemType })];
  expect(pathsOf(list('string'), list('integer'))).toEqual(['response.a.itemType']);
  const [optional] = compareParameters('body', [parameter('a')], [parameter('a', { empty: true })]);
  const [required] = compareParameters('body', [parameter('a', { empty: true })], [parameter('a')]);
  expect([optional?.en, required?.en]).toEqual(['may really be left out or null', 'is really always required']);
});

test('an example must have the type that is stated; none is no lie', () => {
  const withExample = (type: Parameter['type'], example: string) => [parameter('a', { type, example })];
  for (const [type, example] of [
    ['integer', '1.5'],
    ['integer', 'one'],
    ['boolean', '"true"'],
    ['array', '{}'],
    ['object', '[]'],
    ['object', 'null'],
  ] as const) {
    const tree = withExample(type, example);
    expect(pathsOf(tree, tree), `${type} ${example}`).toEqual(['response.a.example']);
  }
  for (const [type, example] of [
    ['integer', '12'],
    ['number', '1.5'],
    ['string', '{'],
    ['object', '{}'],
    ['integer', ''],
  ] as const) {
    const tree = withExample(type, example);
    expect(pathsOf(tree, tree), `${type} ${example}`).toEqual([]);
  }
});

test('numbers that JSON cannot hold exactly are no integers, and one wrong item spoils an array', () => {
  expect([isOfType(2 ** 53, { type: 'integer' }), isOfType(2 ** 53 - 1, { type: 'integer' })]).toEqual([false, true]);
  expect(isOfType(['a', 1], { type: 'array', itemType: 'string' })).toBe(false);
  expect(isOfType(['a', 1], { type: 'array' })).toBe(true);
});
