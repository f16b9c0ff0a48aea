import { expect, test } from 'vitest';
import { productionYears } from '../../../../src/catalogue/shared/vehicle/production-years.ts';

const yearsOf = (yearFrom: number, yearTo: number | null, groupName = '朗逸 1.4T') =>
  productionYears({ groupName, yearFrom, yearTo });

test('years are a range, open while in production, and a single year is no range', () => {
  expect(yearsOf(2013, 2018)).toBe('2013–2018');
  expect(yearsOf(2013, null)).toBe('2013–');
  expect(yearsOf(2013, 2013)).toBe('2013');
});

test('years in the name are not repeated', () => {
  expect(yearsOf(2013, 2018, '朗逸 1.4T (2013–2018)')).toBe('');
  expect(yearsOf(2008, 2012, '标致 2008')).toBe('2008–2012');
});
