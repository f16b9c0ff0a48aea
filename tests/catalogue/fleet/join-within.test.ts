import { expect, test } from 'vitest';
import { joinWithin } from '../../../src/catalogue/fleet/join-within.ts';

const plates = ['沪A12345', '沪A12346', '沪A12347'];

test('entries that fit are joined', () => {
  expect(joinWithin(plates, ', ', 25)).toBe('沪A12345, 沪A12346, 沪A12347');
});

test('no entry is cut: what does not fit is counted', () => {
  expect(joinWithin(plates, ', ', 24)).toBe('沪A12345, 沪A12346, … +1');
  expect(joinWithin(plates, '\n', 15)).toBe('沪A12345\n… +2');
});

test('a single entry that is too long is cut', () => {
  expect(joinWithin(['沪A12345'], ', ', 4)).toBe('沪A12');
});
