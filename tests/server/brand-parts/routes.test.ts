import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandPartRoutes } from '../../../src/server/brand-parts/routes.ts';
import { shownOe } from '../../../src/server/parts/numbers/shown-oe.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { en, openCounted, refusalOf, zh } from '../parts/books/support.ts';

let inner: Database;
let counter: { statements: number };
let routes: ReturnType<typeof brandPartRoutes>;
beforeAll(async () => {
  const opened = await openCounted();
  inner = opened.inner;
  counter = opened.counter;
  routes = brandPartRoutes({ db: opened.db, shown: shownOe });
  await inner.execute(`
    insert into aft_brand values (2, '布雷博', 'Brembo', 'IT');
    insert into aft_part values
      (20, 2, 1, '0 986 479 111', '0986479111', 'equivalent'),
      (21, 4, 1, '0 986 479 111', '0986479111', 'equivalent'),
      (22, 2, 1, '0 986 479 111R', '0986479111R', 'remanufactured'),
      (23, 2, 2, '09.A112.11', '09A11211', 'equivalent');
    insert into aft_price values (20, 31000, '2026-02-01', 'sample'), (22, 19900, '2026-02-01', 'sample');
  `);
});
afterAll(() => inner.close());

test('the brands with a part for the number are sorted by price, unknown prices last, in one statement', async () => {
  counter.statements = 0;
  expect(await routes.getBrandPartList({ oe: '1k0 615 301aa', brandId: 1 }, en)).toEqual([
    {
      aftBrandId: 1,
      aftBrandName: 'Bosch',
      country: 'DE',
      partNum: 2,
      partClasses: ['equivalent', 'remanufactured'],
      lowestPriceFen: 19_900,
    },
    {
      aftBrandId: 2,
      aftBrandName: 'Brembo',
      country: 'IT',
      partNum: 1,
      partClasses: ['equivalent'],
      lowestPriceFen: null,
    },
  ]);
  expect(counter.statements).toBe(1);
});

test('a number without replacements has no brands, and an unknown number is refused with 100100', async () => {
  expect(await routes.getBrandPartList({ oe: '04E115561H' }, zh)).toEqual([]);
  expect((await refusalOf(() => routes.getBrandPartList({ oe: '04E115561H', brandId: 3 }, zh))).code).toBe('100100');
  expect((await refusalOf(() => routes.getBrandPartInfoList({ oe: 'NONSENSE', aftBrandId: 1 }, zh))).code).toBe(
    '100100',
  );
  expect(await routes.getBrandPartInfoList({ oe: '04E115561H', aftBrandId: 1 }, zh)).toEqual([]);
});

test('a part of a brand is listed once, with all the numbers that it replaces, as displayed', async () => {
  const offers = await routes.getBrandPartInfoList({ oe: '1K0615301AA', aftBrandId: 1 }, zh);
  expect(offers.map(({ number, partClass, priceFen, dated }) => [number, partClass, priceFen, dated])).toEqual([
    ['0 986 479 111', 'equivalent', 31_000, '2026-02-01'],
    ['0 986 479 111R', 'remanufactured', 19_900, '2026-02-01'],
  ]);
  expect(offers[0]).toMatchObject({
    stdPartName: '前制动盘',
    source: 'sample',
    oes: [
      { oe: '1K0 615 301 AA', searchOe: '1K0615301AA', brandName: '大众', priceBrandId: 1 },
      { oe: '1K0 615 301 AA', searchOe: '1K0615301AA', brandName: '斯柯达', priceBrandId: 2 },
    ],
  });
});
