import { expect, test } from 'vitest';
import { DEFAULT_PROVINCE, PROVINCE_CODES } from '../../../src/contract/provinces.ts';
import { provincePlace } from '../../../src/server/parts/province-place.ts';

test('Beijing has the first place, and each of the 34 provinces one of its own', () => {
  expect(provincePlace(DEFAULT_PROVINCE)).toBe(1);
  expect(PROVINCE_CODES.map(provincePlace)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
});
