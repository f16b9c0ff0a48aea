import { expect, test } from 'vitest';
import { queryOfParent, readParentPlace } from '../../../src/catalogue/company/main-account/parent-place.ts';
import { isGood, makePassword } from '../../../src/catalogue/company/main-account/sub-fields.ts';
import { sumUp } from '../../../src/catalogue/company/statistics/sums.ts';

test('a place in the list of sub accounts is read from its link as it was written; nonsense is the default', () => {
  for (const query of ['', 'state=disabled', 'q=chen&sort=usedToday&order=desc&page=2'])
    expect(queryOfParent(readParentPlace(new URLSearchParams(query))).toString()).toBe(query);
  const nonsense = new URLSearchParams('state=x&sort=password&order=up&page=-1');
  expect(queryOfParent(readParentPlace(nonsense)).toString()).toBe('');
});

test('a password that is made up meets the rule, and is another each time', () => {
  const made = Array.from({ length: 50 }, makePassword);
  expect(made.every((password) => isGood('password', password))).toBe(true);
  expect(new Set(made).size).toBe(50);
});

test('a contact phone may be left out, and has eleven digits otherwise', () => {
  expect(isGood('contactPhone', ' ')).toBe(true);
  expect(isGood('contactPhone', '13800000000')).toBe(true);
  for (const wrong of ['1380000000', '138000000000', '1380000000a']) expect(isGood('contactPhone', wrong)).toBe(false);
});

test('days come to their sum, their average and the first of the busiest', () => {
  const days = [
    { day: '2026-03-01', C: 1, B: 0 },
    { day: '2026-03-02', C: 2, B: 2 },
    { day: '2026-03-03', C: 4, B: 0 },
  ];
  expect(sumUp(days)).toEqual({ total: 9, average: 3, busiest: days[1], most: 4 });
  expect(sumUp([{ day: '2026-03-01', C: 0, B: 0 }])).toEqual({ total: 0, average: 0, busiest: undefined, most: 0 });
});
