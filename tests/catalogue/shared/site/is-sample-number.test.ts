import { expect, test, vi } from 'vitest';
import { isSampleNumber } from '../../../../src/catalogue/shared/site/is-sample-number.ts';

const site = vi.hoisted(() => ({ isDemo: true }));
vi.mock('../../../../src/providers/page/site.ts', () => ({ readSite: () => site }));

test('a number is a sample by the source of its price, or by its brand where it has none', () => {
  const numbers = [
    { priceBrandId: 1, price: { source: 'sample' } },
    { priceBrandId: 1, price: { source: '厂家 2026 年 11 月价目' } },
    { priceBrandId: 1, price: null },
    { priceBrandId: 10_000_000, price: null },
  ];
  expect(numbers.map(isSampleNumber)).toEqual([true, false, true, false]);
  site.isDemo = false;
  expect(numbers.map(isSampleNumber)).toEqual([false, false, false, false]);
});
