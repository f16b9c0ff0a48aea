import { afterAll, expect, test } from 'vitest';
import { getPartListByOe } from '../../../../src/contract/oe/schemas.ts';
import { createBatchRepository } from '../../../../src/server/parts/batch/repository.ts';
import { createBatchService } from '../../../../src/server/parts/batch/service.ts';
import { createNumberRepository } from '../../../../src/server/parts/numbers/number-repository.ts';
import { createNumberService } from '../../../../src/server/parts/numbers/number-service.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { en, openCounted, refusalOf, zh } from '../books/support.ts';

const { db, inner, counter } = await openCounted();
const repository = createNumberRepository(db);
const batch = createBatchService(repository, createBatchRepository(db));
const numbers = createNumberService(repository, batch.listNear);
afterAll(() => inner.close());

const request = async (oe: string, context = zh) =>
  getPartListByOe.result.parse(await numbers.listByOe({ oe, provinceCode: '120000' }, context.language));

const disc = {
  oeId: 2,
  oe: '1K0 615 301 AA',
  searchOe: '1K0615301AA',
  oeName: '前制动盘',
  stdPartCode: 'P1701003',
  stdPartId: 2,
  stdPartName: '前制动盘',
  priceBrandId: 1,
  brandCode: 'VW',
  brandName: '大众',
  oeReplaceTwos: ['1K0 615 301 AB'],
  successors: [],
  isDiscontinued: false,
  price: priceOf({
    priceBrandId: 1,
    searchOe: '1K0615301AA',
    provinceCode: '120000',
    marketPriceFen: 52_150,
    marketPriceRegionFen: 52_250,
    guidePriceFen: 60_000,
  }),
};

test('a number has one row per make with its price, in one statement', async () => {
  counter.statements = 0;
  expect(await request('1K0 615 301 AA')).toEqual([
    disc,
    { ...disc, oeId: 4, priceBrandId: 2, brandCode: 'SKODA', brandName: '斯柯达', oeReplaceTwos: [], price: null },
  ]);
  expect(counter.statements).toBe(1);
});

test('a number is found in any spelling, with names in the caller’s language', async () => {
  const [row] = await request('１ｋ０-615.301aa', en);
  expect(row).toMatchObject({
    oeId: 2,
    oeName: 'Front brake disc',
    stdPartName: 'Front brake disc',
    brandName: 'Volkswagen',
  });
});

test('an exact match is returned without numbers that it is a prefix of', async () => {
  expect((await request('1K0698151')).map(({ searchOe, isDiscontinued }) => [searchOe, isDiscontinued])).toEqual([
    ['1K0698151', true],
  ]);
});

test('a prefix finds its numbers, sorted by key', async () => {
  expect((await request('1K061')).map(({ oeId }) => oeId)).toEqual([2, 4, 3]);
  expect((await request('1K069')).map(({ searchOe }) => searchOe)).toEqual(['1K0698151', '1K0698151A', '1K0698151F']);
});

test('a part of a number finds the numbers that contain it, sorted by key, if none begins with it', async () => {
  expect((await request('69815')).map(({ searchOe }) => searchOe)).toEqual(['1K0698151', '1K0698151A', '1K0698151F']);
  expect((await request('115 561-h')).map(({ searchOe }) => searchOe)).toEqual(['04E115561H']);
});

test('a number that has all parts of five characters of a text, but not the text, is not found', async () => {
  await inner.execute("insert into part values (9003, 1, 1, 'x', '0VWXYZ3VWXYZ', 'x', 'x', false, false)");
  expect((await request('VWXYZ3')).map(({ oeId }) => oeId)).toEqual([9003]);
  await inner.execute("update part set oe_key = '0VWXYZ0WXYZ3' where oe_id = 9003");
  expect((await refusalOf(() => request('VWXYZ3'))).code).toBe('100100');
});

test('numbers of any length are found by their last characters', async () => {
  await inner.execute(`
    insert into part values (9001, 1, 1, 'x', 'LONG' || repeat('7', 40) || 'QQQQQ', 'x', 'x', false, false),
      (9002, 1, 1, 'x', repeat('8', 25) || 'QWERT', 'x', 'x', false, false)`);
  expect((await request('7QQQQQ')).map(({ oeId }) => oeId)).toEqual([9001]);
  expect((await request('QWERT')).map(({ oeId }) => oeId)).toEqual([9002]);
});

test('a prefix lists at most fifty numbers', async () => {
  await inner.execute(`
    insert into part select 10000 + n, 1, 1, 'x', 'ZZZZZ' || lpad(n::text, 3, '0'), 'x', 'x', false, false
      from generate_series(0, 199) n`);
  const keys = (await request('zzzzz')).map(({ searchOe }) => searchOe);
  expect(keys).toHaveLength(50);
  expect([keys[0], keys[49]]).toEqual(['ZZZZZ000', 'ZZZZZ049']);
});

test('a number with fewer than five letters and digits is refused with its path, in both languages', async () => {
  for (const oe of ['1K06', '1 - K 0 6', '%%%%%%', "'''''''", '_____', '零件号零件号']) {
    expect(await refusalOf(() => request(oe))).toEqual({
      code: '900400',
      paths: ['data.oe'],
      words: ['配件号至少要有 5 位字母或数字', 'must have at least 5 letters or digits'],
    });
  }
});

test('an unknown number is not found', async () => {
  for (const oe of ['NOSUCHNUMBER', "1K069' or '1'='1", '9'.repeat(40)]) {
    expect((await refusalOf(() => request(oe))).code).toBe('100100');
  }
});

test.each([
  ['0 986 494 596', 'aftermarket', '1K0698151A'],
  ['Bosch 0986494596', 'aftermarket', '1K0698151A'],
  ['BOSCH0986494596', 'aftermarket', '1K0698151A'],
  ['博世 0986494596', 'aftermarket', '1K0698151A'],
  ['1KO615301AA', 'lookalike', '1K0615301AA'],
  ['1K06I5301AA', 'lookalike', '1K0615301AA'],
])('%s is read as the batch reads it: %s', async (oe, reason, searchOe) => {
  const [first] = await request(oe);
  expect(first).toMatchObject({ searchOe, match: { reason } });
});

test('a number that begins or contains the text says nothing of a match', async () => {
  const rows = await request('1K0615301');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ match }) => match === undefined)).toBe(true);
});
