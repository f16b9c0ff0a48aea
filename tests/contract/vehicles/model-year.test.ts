import { expect, test } from 'vitest';
import { modelYearCandidates, settleModelYear, YEAR_CODES } from '../../../src/contract/vehicles/model-year.ts';

test.each([
  ['A', 2026, [2010, 1980]],
  ['Y', 2026, [2000]],
  ['1', 2026, [2001]],
  ['9', 2026, [2009]],
  ['T', 2026, [2026, 1996]],
  ['V', 2026, [2027, 1997]],
  ['W', 2026, [1998]],
  ['Y', 2029, [2030, 2000]],
  ['9', 2038, [2039, 2009]],
] as const)('the code %s in %i stands for %j', (code, atYear, years) => {
  expect(modelYearCandidates(code, atYear)).toEqual(years);
});

test('I, O, Q, U, Z, 0 and anything but a single code have no year', () => {
  for (const code of ['I', 'O', 'Q', 'U', 'Z', '0', '', 'AB', 'a', '牌'])
    expect(modelYearCandidates(code, 2026)).toEqual([]);
});

test('every year from 1980 to 2039 has exactly one code and is among its candidates', () => {
  expect(new Set(YEAR_CODES).size).toBe(30);
  for (let year = 1980; year <= 2039; year += 1) {
    const codes = [...YEAR_CODES].filter((code) => modelYearCandidates(code, 2039).includes(year));
    expect(codes, String(year)).toHaveLength(1);
  }
});

test('the production period of the model decides the year', () => {
  expect(settleModelYear([2010, 1980], { fromYear: 2008, toYear: 2013 })).toBe(2010);
  expect(settleModelYear([2014, 1984], { fromYear: 2008, toYear: 2013 })).toBe(2014);
  expect(settleModelYear([2015, 1985], { fromYear: 2008, toYear: 2013 })).toBeUndefined();
  expect(settleModelYear([2020, 1990], { fromYear: 2018 })).toBe(2020);
  expect(settleModelYear([2010, 1980], { fromYear: 1975, toYear: 2012 })).toBeUndefined();
});

test('the first registration decides the year, even shortly before the model year', () => {
  expect(settleModelYear([2010, 1980], { registeredOn: '2011-03-02' })).toBe(2010);
  expect(settleModelYear([2010, 1980], { registeredOn: '2009-11-20' })).toBe(2010);
  expect(settleModelYear([2010, 1980], { registeredOn: '1995-05-05' })).toBe(1980);
  expect(settleModelYear([2010], { registeredOn: '2005-05-05' })).toBeUndefined();
  expect(settleModelYear([2010, 1980], { registeredOn: 'unknown' })).toBeUndefined();
  expect(settleModelYear([], { registeredOn: '2011-03-02' })).toBeUndefined();
});
