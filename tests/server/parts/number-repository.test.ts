import { afterAll, expect, test } from 'vitest';
import { getPartPrices } from '../../../src/contract/parts.ts';
import { partRoutes } from '../../../src/server/parts/routes.ts';
import { openCounted, refusalOf, zh } from './support.ts';

const { db, inner, counter } = await openCounted();
const routes = partRoutes({ db });
afterAll(() => inner.close());

const beijing = '110000';
const tianjin = '120000';
const price = {
  priceBrandId: 1,
  searchOe: '1K0698151A',
  provinceCode: beijing,
  marketPriceFen: 39_800,
  guidePriceFen: 45_000,
  dated: '2026-03-01',
  source: 'sample',
};

test('prices come in the order asked, in the province asked, and null where they are unknown', async () => {
  const brandIds = [1, 1, 1];
  const searchOes = ['04E115561H', '1K0698151A', '1K0615301AB'];
  const ask = async (provinceCode: typeof beijing | typeof tianjin) =>
    getPartPrices.result.parse(await routes.getPartPrices({ provinceCode, brandIds, searchOes }, zh));
  expect(await ask(beijing)).toEqual([
    { ...price, searchOe: '04E115561H', marketPriceFen: null, guidePriceFen: 4_500 },
    price,
    { ...price, searchOe: '1K0615301AB', marketPriceFen: 56_000, guidePriceFen: 66_000 },
  ]);
  expect((await ask(tianjin)).map(({ marketPriceFen }) => marketPriceFen)).toEqual([4_090, 39_900, 56_100]);
});

test('the last province has the last price', async () => {
  const [last] = await routes.getPartPrices({ provinceCode: '820000', brandIds: [1], searchOes: ['1K0698151A'] }, zh);
  expect(last?.marketPriceFen).toBe(39_800 + 33 * 100);
});

test('a number is priced under its own brand alone, and what is unknown is left out', async () => {
  const searchOes = ['1K0615301AA', '1K0615301AA', 'N91096301', 'NOSUCHNUMBER', "'; drop table part; --", '%'];
  const prices = await routes.getPartPrices({ provinceCode: beijing, brandIds: [2, 1, 1, 1, 1, 1], searchOes }, zh);
  expect(prices.map(({ priceBrandId, searchOe }) => [priceBrandId, searchOe])).toEqual([[1, '1K0615301AA']]);
});

test('a number is taken as it is typed', async () => {
  const prices = await routes.getPartPrices(
    { provinceCode: beijing, brandIds: [1], searchOes: ['1k0 698-151 ａ'] },
    zh,
  );
  expect(prices).toEqual([price]);
});

test('lists of different length are refused with their place', async () => {
  expect(
    await refusalOf(() =>
      routes.getPartPrices({ provinceCode: beijing, brandIds: [1, 1], searchOes: ['1K0698151A'] }, zh),
    ),
  ).toMatchObject({ code: '900400', paths: ['data.searchOes'] });
});

test('a thousand prices are one statement', async () => {
  await inner.execute(`
    insert into part select 10000 + n, 1, 1, 'T' || n, 'T' || n, 'x', 'x', false, false from generate_series(0, 999) n;
    insert into part_price select 10000 + n, n, array_fill(n, array[34]), '2026-03-01', 'sample'
      from generate_series(0, 999) n`);
  const numbers = Array.from({ length: 1000 }, (_, index) => 999 - index);
  counter.statements = 0;
  const prices = await routes.getPartPrices(
    { provinceCode: tianjin, brandIds: numbers.map(() => 1), searchOes: numbers.map((n) => `T${n}`) },
    zh,
  );
  expect(counter.statements).toBe(1);
  expect(prices.map(({ marketPriceFen }) => marketPriceFen)).toEqual(numbers);
});
