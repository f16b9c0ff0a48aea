import { expect, test } from 'vitest';
import { conflictFields, conflictOf, suggestedSide } from '../../../src/backoffice/form/conflict.ts';
import { CallError } from '../../../src/providers/calls/call-error.ts';

const result = { theirs: { name: 'a' }, changedBy: 'seller', changedAt: null };

test('only the refusal of a changed record is a conflict', () => {
  expect(conflictOf(new CallError('900410', '', result))).toEqual(result);
  for (const error of [
    new CallError('900409', '', result),
    new CallError('900410', '', null),
    new Error('900410'),
    null,
  ])
    expect(conflictOf(error)).toBeUndefined();
});

test('a choice is needed where the two sides differ; missing and null are the same, zero and empty are not', () => {
  const mine = { name: 'a', note: undefined, list: [1, 2], price: 0, text: '' };
  const theirs = { name: 'b', note: null, list: [1, 2], price: null, text: null };
  expect(conflictFields(['name', 'note', 'list', 'price', 'text'], { mine, theirs })).toEqual([
    'name',
    'price',
    'text',
  ]);
});

test('what only they have changed is theirs, what I have changed is mine until I choose', () => {
  const original = { name: 'a', list: [1] };
  expect(suggestedSide('name', { original, mine: { name: 'a' } })).toBe('theirs');
  expect(suggestedSide('name', { original, mine: { name: 'b' } })).toBe('mine');
  expect(suggestedSide('list', { original, mine: { list: [1] } })).toBe('theirs');
});
