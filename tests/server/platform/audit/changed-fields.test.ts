import { expect, test } from 'vitest';
import { changedFields } from '../../../../src/server/platform/audit/changed-fields.ts';

test('only fields that differ are recorded, with both values; lists are compared by what is in them', () => {
  const before = { name: 'a', list: [1, { b: 2 }], note: null, price: 0 };
  const after = { name: 'b', list: [1, { b: 2 }], note: '', price: 0 };
  expect(changedFields(before, after)).toEqual({ before: { name: 'a', note: null }, after: { name: 'b', note: '' } });
});

test('a field that one side lacks is on the other only', () => {
  expect(changedFields({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1 }, after: { b: 2 } });
  expect(changedFields({}, {})).toEqual({ before: {}, after: {} });
});
