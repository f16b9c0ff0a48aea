import { expect, test } from 'vitest';
import { isSameDefinition, toDefinition, toDraft } from '../../../src/backoffice/api-services/editor/editor-draft.ts';
import { addressOf, type Definition } from '../../../src/contract/api-services/definition.ts';
import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import { draftOf } from '../../support/bodies/api-interface-bodies.ts';

const field = (name: string, children: Parameter[] = []): Parameter => ({
  name,
  type: children.length > 0 ? 'object' : 'string',
  empty: false,
  desc: '',
  descEn: '',
  example: '',
  children,
});
const definition: Definition = { ...draftOf('sample', 1), body: [field('a', [field('b')])], response: [field('c')] };

test('an interface that is opened and saved stays what it is', () => {
  expect(isSameDefinition(toDefinition(toDraft('sample', definition)), definition)).toBe(true);
});

test('texts are trimmed, and the address follows from the code as it is typed', () => {
  const draft = toDraft(' other ', { ...definition, name: ' 名称 ', summaryEn: ' text\n' });
  expect(toDefinition(draft)).toMatchObject({ name: '名称', summaryEn: 'text', address: addressOf('other') });
});

test('another order of keys is the same definition, another order of fields is not', () => {
  const reversed = Object.fromEntries(Object.entries(definition).toReversed()) as Definition;
  expect(isSameDefinition(definition, reversed)).toBe(true);
  const two = { ...definition, body: [field('a'), field('b')] };
  expect(isSameDefinition(two, { ...two, body: two.body.toReversed() })).toBe(false);
});
