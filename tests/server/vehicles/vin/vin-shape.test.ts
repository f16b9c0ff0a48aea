import { expect, test } from 'vitest';
import { shapePenaltyOf } from '../../../../src/server/vehicles/vin/vin-shape.ts';

test('a VIN that follows the standards has no penalty', () => {
  expect(shapePenaltyOf('LFVAWAGD22G752447')).toBe(0);
  expect(shapePenaltyOf('1M8GDM9AXKP042788')).toBe(0);
});

test.each([
  ['LFVAWAGDA2G752447', 'a letter for a check digit'],
  ['LFVAWAGD2UG752447', 'a letter that stands for no year'],
  ['LFVAWAGD20G752447', 'a zero for a year'],
  ['LFVAWAGD22G75244S', 'a letter in the last four places'],
])('%s counts as odd for %s', (vin) => {
  expect(shapePenaltyOf(vin)).toBe(15);
});

test('letters before the last four characters count half, and penalties add up', () => {
  expect(shapePenaltyOf('LFVAWAGD22GA52447')).toBe(7.5);
  expect(shapePenaltyOf('LFVAWAGD22GAB24AA')).toBe(45);
});
