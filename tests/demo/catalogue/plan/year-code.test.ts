import { expect, test } from 'vitest';
import { yearCodeOf, yearOfCode } from '../../../../src/demo/catalogue/plan/year-code.ts';

test('model years have the characters of ISO 3779', () => {
  expect([1998, 2001, 2009, 2010, 2018, 2025].map(yearCodeOf)).toEqual(['W', '1', '9', 'A', 'J', 'S']);
});

test('a model-year character is read as a year within the catalogue’s period', () => {
  const years = Array.from({ length: 30 }, (_, index) => 1996 + index);
  expect(years.map((year) => yearOfCode(yearCodeOf(year)))).toEqual(years);
  expect(() => yearOfCode('Z')).toThrow('not a model-year character');
});
