import { expect, test } from 'vitest';
import {
  draftProblems,
  jsonProblem,
  serverProblems,
} from '../../../src/backoffice/api-services/editor/definition-problems.ts';
import {
  type EditorDraft,
  emptyDefinition,
  toDraft,
} from '../../../src/backoffice/api-services/editor/editor-draft.ts';
import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import { draftOf } from '../../support/bodies/api-interface-bodies.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';

const field = (name: string, given: Partial<Parameter> = {}): Parameter => ({
  name,
  type: 'string',
  empty: false,
  desc: '',
  descEn: '',
  example: '',
  children: [],
  ...given,
});
const pathsOf = (draft: EditorDraft) => Object.keys(draftProblems(draft, keyMessages())).sort();
const valid = { ...draftOf('sample', 1), industryLabel: 'shops', industryLabelEn: 'shops' };

test('a complete draft has no problems', () => expect(pathsOf(toDraft('sample', valid))).toEqual([]));

test('an empty draft names all that is missing', () => {
  expect(pathsOf(toDraft('', emptyDefinition(0)))).toEqual(
    expect.arrayContaining(['classId', 'code', 'name', 'nameEn', 'source.operation']),
  );
});

test('a code that is no word of letters and digits is invalid', () => {
  for (const code of ['a', '1abc', 'a-b-c', '零件']) expect(pathsOf(toDraft(code, valid)), code).toEqual(['code']);
});

test('a parameter is named by its path, also one in another', () => {
  const body = [field('a', { type: 'object', children: [field('1x'), field('ok', { desc: 'x'.repeat(301) })] })];
  expect(pathsOf(toDraft('sample', { ...valid, body }))).toEqual(['body.a.1x.name', 'body.a.ok.desc']);
});

test('names that are there twice are found where they are', () => {
  const draft = toDraft('sample', { ...valid, response: [field('a'), field('a')] });
  expect(draftProblems(draft, keyMessages('en'))).toEqual({ 'response.a': 'is there twice' });
  expect(draftProblems(draft, keyMessages('zh-CN'))).toEqual({ 'response.a': '名称重复' });
});

test('an upstream needs an adapter and a path below its address', () => {
  const source = { kind: 'upstream' as const, adapterId: 0, path: 'x y', requestMapping: {}, responseMapping: {} };
  expect(pathsOf(toDraft('sample', { ...valid, source }))).toEqual(['source.adapterId', 'source.path']);
  expect(pathsOf(toDraft('sample', { ...valid, source: { ...source, adapterId: 7, path: '/v1/vin' } }))).toEqual([]);
});

test('an example is JSON or empty', () => {
  expect([jsonProblem(' '), jsonProblem('{"a":1}')]).toEqual([undefined, undefined]);
  expect(jsonProblem('{a:1}')).toEqual(expect.any(String));
  expect(pathsOf(toDraft('sample', { ...valid, requestExample: '{' }))).toEqual(['requestExample']);
});

test('the problems of the server are at the fields of the editor', () => {
  const problems = ['data.code', 'data.definition.body.vin.desc', 'data.definition.name'].map((path) => ({
    path,
    message: 'm',
  }));
  expect(serverProblems(problems)).toEqual({ code: 'm', 'body.vin.desc': 'm', name: 'm' });
});
