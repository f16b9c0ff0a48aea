import { expect, test } from 'vitest';
import { omitUndefined } from '../../src/contract/omit-undefined.ts';

test('only undefined fields are left out, not null, false, 0 or empty ones', () => {
  const value = { gone: undefined, none: null, no: false, zero: 0, empty: '', list: [] };
  expect(Object.keys(omitUndefined(value))).toEqual(['none', 'no', 'zero', 'empty', 'list']);
  expect(Object.keys(value)).toContain('gone');
});
