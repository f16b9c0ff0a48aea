import { expect, test } from 'vitest';
import { emissionOf } from '../../../../src/demo/catalogue/plan/emission.ts';

test('the standard in force depends on year and class, and electric cars have none', () => {
  expect([2005, 2009, 2014, 2018, 2022].map((year) => emissionOf('petrol', 'C', year))).toEqual([
    'china2',
    'china3',
    'china4',
    'china5',
    'china6',
  ]);
  expect(emissionOf('diesel', 'B', 2020)).toBe('china5');
  expect(emissionOf('ev', 'C', 2022)).toBe('zero');
});
