import { expect, test } from 'vitest';
import { addressOf, type Definition } from '../../../src/contract/api-services/definition.ts';
import { structureProblems } from '../../../src/contract/api-services/interfaces/structure-problems.ts';
import { PARAMETER_DEPTH_MAX, PARAMETERS_MAX, type Parameter } from '../../../src/contract/api-services/parameters.ts';
import { draftOf } from '../../support/bodies/api-interface-bodies.ts';

const field = (name: string, changes: Partial<Parameter> = {}): Parameter => ({
  name,
  type: 'string',
  empty: false,
  desc: '',
  descEn: '',
  example: '',
  children: [],
  ...changes,
});
const problemsOf = (changes: Partial<Definition>) =>
  structureProblems('sample', { ...draftOf('sample', 1), ...changes }).map(({ path, en }) => `${path} ${en}`);

test('objects, arrays of objects and arrays of plain values have no problems', () => {
  const response = [
    field('one', { type: 'object', children: [field('name')] }),
    field('list', { type: 'array', children: [field('name')] }),
    field('codes', { type: 'array', itemType: 'string' }),
    field('free', { type: 'object' }),
  ];
  expect(problemsOf({ response, body: [field('one')] })).toEqual([]);
});

test('an address is that of the code', () => {
  expect(problemsOf({ address: addressOf('other') })).toEqual(['data.definition.address must be /openapi/v1/sample']);
});

test('a name is there once among its siblings; the same name elsewhere is another', () => {
  const same = [field('a', { type: 'object', children: [field('a')] }), field('b')];
  expect(problemsOf({ body: same, response: same })).toEqual([]);
  expect(problemsOf({ headers: [field('a'), field('a')] })).toEqual(['data.definition.headers.a is there twice']);
});

test('a tree has a deepest level and a largest number of parameters', () => {
  const chain = (depth: number): Parameter[] =>
    depth === 0 ? [] : [depth === 1 ? field('x') : field('x', { type: 'object', children: chain(depth - 1) })];
  expect(problemsOf({ body: chain(PARAMETER_DEPTH_MAX) })).toEqual([]);
  expect(problemsOf({ body: chain(PARAMETER_DEPTH_MAX + 1) })).toEqual([
    `data.definition.body${'.x'.repeat(PARAMETER_DEPTH_MAX + 1)} must not be below level ${PARAMETER_DEPTH_MAX}`,
  ]);
  const many = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`));
  expect(problemsOf({ body: many(PARAMETERS_MAX) })).toEqual([]);
  expect(problemsOf({ body: many(PARAMETERS_MAX + 1) })).toEqual([
    `data.definition.body must have at most ${PARAMETERS_MAX} parameters`,
  ]);
});

test('only objects and arrays have children, and an array says of what it consists, once', () => {
  const children = [field('name')];
  expect(problemsOf({ body: [field('a', { children })] })).toEqual([
    'data.definition.body.a has children but is neither an object nor an array',
  ]);
  expect(problemsOf({ body: [field('a', { type: 'array' })] })).toEqual([
    'data.definition.body.a needs children, or the type of its items',
  ]);
  for (const wrong of [field('a', { itemType: 'string' }), field('a', { type: 'array', itemType: 'string', children })])
    expect(problemsOf({ body: [wrong] })).toEqual([
      'data.definition.body.a has a type of items but is no array of plain values',
    ]);
});
