import { afterAll, expect, test } from 'vitest';
import { getReplaceData } from '../../../../src/contract/parts/schemas.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from './support.ts';

const { db, inner, counter } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

const provinceCode = '110000';
const request = async (oe: string, brandId = 1, context = zh) =>
  getReplaceData.result.parse(await routes.getReplaceData({ brandId, oe, provinceCode }, context));
const short = async (oe: string) =>
  (await request(oe)).chain.map(
    ({ searchOe, step, kind, dated, isCurrent }) => `${searchOe} ${step} ${kind} ${dated} ${isCurrent}`,
  );

test('a chain is found from any of its numbers, oldest first, with the number to order today', async () => {
  expect(await short('1K0 698 151 A')).toEqual([
    '1K0698151 -1 replaced 2016-05-01 false',
    '1K0698151A 0 self null false',
    '1K0698151F 1 replaced 2021-03-01 true',
  ]);
  expect(await short('1k0698151')).toEqual([
    '1K0698151 0 self null false',
    '1K0698151A 1 replaced 2016-05-01 false',
    '1K0698151F 2 replaced 2021-03-01 true',
  ]);
  expect(await short('1K0698151F')).toEqual([
    '1K0698151 -2 replaced 2016-05-01 false',
    '1K0698151A -1 replaced 2021-03-01 false',
    '1K0698151F 0 self null true',
  ]);
});

test('a step has the data of its number in both languages, and its price', async () => {
  const { chain, prices } = await request('1K0615301AA', 1, en);
  expect(chain[1]).toEqual({
    oeId: 3,
    oe: '1K0 615 301 AB',
    searchOe: '1K0615301AB',
    priceBrandId: 1,
    brandName: 'Volkswagen',
    oeName: 'Front brake disc',
    step: 1,
    kind: 'interchangeable',
    dated: '2019-01-01',
    note: 'with the caliper',
    isDiscontinued: false,
    isCurrent: false,
  });
  expect(prices.map(({ searchOe, marketPriceFen }) => [searchOe, marketPriceFen])).toEqual([
    ['1K0615301AA', 52_050],
    ['1K0615301AB', 56_000],
  ]);
  expect((await request('1K0615301AA')).chain[1]).toMatchObject({ note: '需更换制动钳', brandName: '大众' });
});

test('a number without replacements is alone in its chain and current', async () => {
  expect(await short('N91096301')).toEqual(['N91096301 0 self null true']);
});

test("another brand's number of the same key has a chain of its own", async () => {
  expect((await request('1K0615301AA', 2)).chain).toMatchObject([{ oeId: 4, step: 0, isCurrent: true }]);
});

test('a number that is not known under the brand is not found', async () => {
  for (const [oe, brandId] of [
    ['NOSUCHNUMBER', 1],
    ['1K0698151A', 2],
    ['%', 1],
    ["'", 1],
    ['1K0698151', 99],
  ] as const) {
    expect((await refusalOf(() => request(oe, brandId))).code).toBe('100100');
  }
});

test('a chain of a hundred numbers leads to its end in two statements', async () => {
  await inner.execute(`
    insert into part select 20000 + n, 1, 1, 'C' || n, 'C' || n, 'x', 'x', n < 99, n < 99 from generate_series(0, 99) n;
    insert into replacement select 20000 + n, 20001 + n, 'replaced', '2020-01-01' from generate_series(0, 98) n`);
  counter.statements = 0;
  const { chain } = await request('C0');
  expect(counter.statements).toBe(2);
  expect(chain).toHaveLength(100);
  expect(chain.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ searchOe: 'C99', step: 99 }]);
});

test('a cycle ends', async () => {
  await inner.execute(`
    insert into part select 30000 + n, 1, 1, 'R' || n, 'R' || n, 'x', 'x', false, false from generate_series(0, 2) n;
    insert into replacement values (30000, 30001, 'replaced', '2020-01-01'), (30001, 30002, 'replaced', '2021-01-01'),
      (30002, 30000, 'replaced', '2019-01-01'), (30001, 30001, 'replaced', '2019-01-01')`);
  expect(await short('R1')).toEqual([
    'R1 0 self null false',
    'R2 1 replaced 2021-01-01 true',
    'R0 2 replaced 2019-01-01 false',
  ]);
});
