import { expect, test } from 'vitest';
import { z } from 'zod';
import { PageNumber, PageSize, pageOf, paging } from '../../src/contract/page.ts';

test('a list that names no page gets the first ten rows', () => {
  expect(z.strictObject(paging).parse({})).toEqual({ pageNum: 1, pageSize: 10 });
});

test('pages start at 1 and hold at most 10,000 rows', () => {
  const isPage = (page: unknown) => PageNumber.safeParse(page).success;
  const isSize = (size: unknown) => PageSize.safeParse(size).success;
  expect([0, 1, 1_000_000, 1_000_001, 1.5, -1, '1'].map(isPage)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([0, 1, 10_000, 10_001].map(isSize)).toEqual([false, true, true, false]);
});

test('a page has rows of its kind and a total that is not negative', () => {
  const page = pageOf(z.string());
  expect(page.safeParse({ rows: ['a'], total: 5 }).success).toBe(true);
  for (const wrong of [{ rows: [1], total: 1 }, { rows: [], total: -1 }, { rows: [] }])
    expect(page.safeParse(wrong).success).toBe(false);
});
