import { expect, test } from 'vitest';
import type { Definition } from '../../../src/contract/api-services/definition.ts';
import { diffDefinitions } from '../../../src/contract/api-services/interfaces/definition-diff.ts';
import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import { draftOf } from '../../support/bodies/api-interface-bodies.ts';

const parameter = (name: string, changes: Partial<Parameter> = {}): Parameter => ({
  name,
  type: 'string',
  empty: false,
  desc: '',
  descEn: '',
  example: '',
  children: [],
  ...changes,
});
const before: Definition = {
  ...draftOf('sample', 1),
  body: [parameter('vin'), parameter('hint', { empty: true })],
  response: [parameter('list', { type: 'array', children: [parameter('year', { type: 'integer' })] })],
};
const diff = (changes: Partial<Definition>) =>
  diffDefinitions(before, { ...before, ...changes }).map(({ path, kind, isBreaking }) => [path, kind, isBreaking]);

test('equal definitions differ in nothing, whatever the order of their keys', () => {
  const reversed = Object.fromEntries(Object.entries(before.source).toReversed()) as Definition['source'];
  expect(diff({ source: reversed })).toEqual([]);
});

test.each([
  ['a removed field of an answer', { response: [] }, ['response.list', 'removed', true]],
  [
    'an optional field of a body',
    { body: [...before.body, parameter('new', { empty: true })] },
    ['body.new', 'added', false],
  ],
  ['a required field of a body', { body: [...before.body, parameter('new')] }, ['body.new', 'added', true]],
  ['a new field of an answer', { response: [...before.response, parameter('new')] }, ['response.new', 'added', false]],
  ['another address', { address: '/openapi/v1/other' }, ['address', 'changed', true]],
  ['another text', { summary: 'other' }, ['summary', 'changed', false]],
] as const)('%s', (_, changes, expected) => {
  expect(diff(changes as Partial<Definition>)).toContainEqual(expected);
});

test('a changed type breaks callers at any depth', () => {
  const response = [parameter('list', { type: 'array', children: [parameter('year')] })];
  expect(diff({ response })).toEqual([['response.list.year.type', 'changed', true]]);
});

test('a field becomes stricter for requests when it is required, and for answers when it may be missing', () => {
  const required = [parameter('vin'), parameter('hint')];
  expect(diff({ body: required })).toEqual([['body.hint.empty', 'changed', true]]);
  const optional = [parameter('vin', { empty: true }), parameter('hint', { empty: true })];
  expect(diff({ body: optional })).toEqual([['body.vin.empty', 'changed', false]]);
  const missing = before.response.map((field) => ({ ...field, empty: true }));
  expect(diff({ response: missing })).toEqual([['response.list.empty', 'changed', true]]);
});

test('a renamed field is one that was removed and one that was added', () => {
  const response = [parameter('rows', { type: 'array', children: before.response[0]?.children ?? [] })];
  expect(diff({ response })).toEqual([
    ['response.list', 'removed', true],
    ['response.list.year', 'removed', true],
    ['response.rows', 'added', false],
    ['response.rows.year', 'added', false],
  ]);
});
