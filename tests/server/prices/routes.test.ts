import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Calls, calls } from '../../../src/contract/all-calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { priceCalls } from '../../../src/contract/prices/calls.ts';
import { PROVINCE_CODES } from '../../../src/contract/provinces/rules.ts';
import { priceRoutes } from '../../../src/server/prices/routes.ts';
import { priceOf } from '../../support/screens/price-of.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { en, openCounted, refusalOf, zh } from '../parts/books/support.ts';

const { db, inner, counter } = await openCounted();
const routes = priceRoutes({ db });

beforeAll(() =>
  inner.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id, retail_flag, retail_expire_time)
    values (1, 'shop', '-', 1, true, null), (2, 'lapsed', '-', 1, true, now()), (3, 'without', '-', 1, false, null);
    insert into account (user_id, username, password_hash, role_id, acct_level, parent_id)
    values (4, 'mechanic', '-', 1, 1, 1), (5, 'helper', '-', 1, 1, 3);
    insert into aft_part values (2, 1, 1, '0 986 494 597', '0986494597', 'remanufactured'),
      (3, 1, 1, '0 986 494 598', '0986494598', 'equivalent');
    insert into aft_price values (1, 21000, '2026-02-01', 'sample'), (2, 15000, '2026-02-02', 'sample');
    insert into e_price values (1,
      '{2026-03-01T08:00:00Z,2026-02-01T08:00:00Z,2026-01-01T08:00:00Z}',
      '{39000,null,38000}', '{null,20000,19000}', '{null,null,null}', 'sample')`),
);
afterAll(() => inner.close());

const beijing = '110000';
const tianjin = '120000';
const price = priceOf({
  priceBrandId: 1,
  searchOe: '1K0698151A',
  marketPriceFen: 39_800,
  marketPriceRegionFen: 40_000,
  guidePriceFen: 45_000,
});

/** Calls a handler as the server does: with the schema's defaults, and the result validated against its schema. */
async function sendRequest<
  Operation extends 'getPartPrices' | 'getPartPriceList' | 'getPartPriceListByOe' | 'getEPrice',
>(operation: Operation, body: BodyOf<Calls[Operation]>, context = zh) {
  const call = calls[operation];
  const answer = routes[operation] as (given: unknown, by: typeof zh) => unknown;
  return call.result.parse(await answer(call.body.parse(body), context)) as never;
}

const prices = (body: Partial<BodyOf<typeof priceCalls.getPartPrices>> & { searchOes: string[] }) =>
  sendRequest('getPartPrices', { provinceCode: beijing, brandIds: body.searchOes.map(() => 1), ...body }) as Promise<
    (typeof price)[]
  >;

test('prices are in the order of the request, of the requested province, and null if unknown', async () => {
  const searchOes = ['04E115561H', '1K0698151A', '1K0615301AB'];
  expect(await prices({ searchOes })).toEqual([
    {
      ...{ ...price, searchOe: '04E115561H', marketPriceFen: null, marketPriceRegionFen: 4_190, guidePriceFen: 4_500 },
      pricedElsewhere: PROVINCE_CODES.slice(1),
    },
    price,
    {
      ...price,
      searchOe: '1K0615301AB',
      marketPriceFen: 56_000,
      marketPriceRegionFen: 56_200,
      guidePriceFen: 66_000,
    },
  ]);
  const inTianjin = await prices({ searchOes, provinceCode: tianjin });
  expect(inTianjin.map(({ marketPriceFen }) => marketPriceFen)).toEqual([4_090, 39_900, 56_100]);
});

test('the province with the last code has the last price of the array', async () => {
  const [last] = await prices({ provinceCode: '820000', searchOes: ['1K0698151A'] });
  expect(last?.marketPriceFen).toBe(39_800 + 33 * 100);
});

test('the regional price is the median of its provinces, also of those with codes at the end of the list', async () => {
  const middleIn = async (provinceCode: (typeof PROVINCE_CODES)[number]) => {
    const [found] = await prices({ provinceCode, searchOes: ['1K0698151A'] });
    return [found?.region, found?.marketPriceRegionFen];
  };
  // Guangdong, Guangxi, Hainan, and at the end of the list Hong Kong and Macao.
  expect(await middleIn('440000')).toEqual(['south', 39_800 + 20 * 100]);
  expect(await middleIn('820000')).toEqual(['south', 39_800 + 20 * 100]);
  // Eight provinces: Taiwan at the end of the list is the highest, and the lower of the middle two is Anhui's.
  expect(await middleIn('310000')).toEqual(['east', 39_800 + 11 * 100]);
});

test('a number has a price only under its own brand, and unknown numbers are left out', async () => {
  const searchOes = ['1K0615301AA', '1K0615301AA', 'N91096301', 'NOSUCHNUMBER', "'; drop table part; --", '%'];
  const found = await prices({ brandIds: [2, 1, 1, 1, 1, 1], searchOes });
  expect(found.map(({ priceBrandId, searchOe }) => [priceBrandId, searchOe])).toEqual([[1, '1K0615301AA']]);
});

test('a number is found in any spelling', async () => {
  expect(await prices({ searchOes: ['1k0 698-151 ａ'] })).toEqual([price]);
});

test('with decodeFlag keys are decoded, and those that are not base64url are refused with their path', async () => {
  const encoded = Buffer.from('1K0698151A').toString('base64url');
  expect(await prices({ searchOes: [encoded], decodeFlag: 1 })).toEqual([price]);
  expect(await prices({ searchOes: [encoded] })).toEqual([]);
  expect(await refusalOf(() => prices({ searchOes: [encoded, '1K0 698'], decodeFlag: 1 }))).toMatchObject({
    code: '900400',
    paths: ['data.searchOes.1'],
  });
});

test('the number as displayed is tried if the key is unknown, and its price is returned under the requested key', async () => {
  expect(await prices({ searchOes: ['OLDKEY'], oes: ['1K0 698 151 A'] })).toEqual([{ ...price, searchOe: 'OLDKEY' }]);
});

test('a number without a price in the province has that of its replacement, with standInOe', async () => {
  const oeReplaceTwos = ['1K0698151F，1K0 698 151 A', '1K0698151A', ''];
  const found = await prices({ searchOes: ['1K0698151', '04E115561H', '1K0615301AB'], oeReplaceTwos });
  expect(found.map(({ searchOe, marketPriceFen, standInOe }) => [searchOe, marketPriceFen, standInOe])).toEqual([
    ['1K0698151', 39_800, '1K0698151A'],
    ['04E115561H', 39_800, '1K0698151A'],
    ['1K0615301AB', 56_000, null],
  ]);
  // In Tianjin the filter has its own price.
  const own = await prices({ searchOes: ['04E115561H'], oeReplaceTwos: ['1K0698151A'], provinceCode: tianjin });
  expect(own.map(({ standInOe }) => standInOe)).toEqual([null]);
});

test('lists of different length are refused with their paths', async () => {
  const uneven = { brandIds: [1, 1], searchOes: ['1K0698151A'], oes: [], oeReplaceTwos: ['A', 'B'] };
  expect(await refusalOf(() => prices(uneven))).toMatchObject({
    code: '900400',
    paths: ['data.searchOes', 'data.oes'],
  });
});

test('a thousand prices are one statement', async () => {
  await inner.execute(`
    insert into part select 10000 + n, 1, 1, 'T' || n, 'T' || n, 'x', 'x', false, false from generate_series(0, 999) n;
    insert into part_price select 10000 + n, n, array_fill(n, array[34]), '2026-03-01', 'sample'
      from generate_series(0, 999) n`);
  const numbers = Array.from({ length: 1000 }, (_, index) => 999 - index);
  counter.statements = 0;
  const found = await prices({ provinceCode: tianjin, searchOes: numbers.map((n) => `T${n}`) });
  expect(counter.statements).toBe(1);
  expect(found.map(({ marketPriceFen }) => marketPriceFen)).toEqual(numbers);
});

test('the list has every number in the order of the request, with its offers sorted by price and those without a price last', async () => {
  const searchOes = ['NOSUCHNUMBER', '1K0698151A'];
  counter.statements = 0;
  const list: unknown = await sendRequest(
    'getPartPriceList',
    { provinceCode: beijing, brandIds: [1, 1], searchOes },
    en,
  );
  expect(counter.statements).toBe(2);
  const offer = { aftBrandId: 1, aftBrandName: 'Bosch', source: 'sample' };
  expect(list).toEqual([
    { priceBrandId: 1, searchOe: 'NOSUCHNUMBER', price: null, offers: [] },
    {
      priceBrandId: 1,
      searchOe: '1K0698151A',
      price,
      offers: [
        {
          ...offer,
          aftPartId: 2,
          number: '0 986 494 597',
          partClass: 'remanufactured',
          priceFen: 15_000,
          dated: '2026-02-02',
        },
        {
          ...offer,
          aftPartId: 1,
          number: '0 986 494 596',
          partClass: 'equivalent',
          priceFen: 21_000,
          dated: '2026-02-01',
        },
        {
          ...offer,
          aftPartId: 3,
          number: '0 986 494 598',
          partClass: 'equivalent',
          priceFen: null,
          dated: null,
          source: '',
        },
      ],
    },
  ]);
});

test('a number has the prices of all 34 provinces for each brand that prices it', async () => {
  const rows = (await sendRequest('getPartPriceListByOe', { oe: '04e 115 561 h' })) as {
    brandName: string;
    guidePriceFen: number;
    provinces: { provinceName: string; marketPriceFen: number | null }[];
  }[];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ brandName: '大众', guidePriceFen: 4_500 });
  expect(rows[0]?.provinces).toHaveLength(34);
  expect(rows[0]?.provinces[0]).toMatchObject({ provinceName: '北京市', marketPriceFen: null });
  expect(rows[0]?.provinces[33]).toMatchObject({ provinceName: '澳门特别行政区', marketPriceFen: 3_990 + 3_300 });
  const unknown = [{ oe: 'NOSUCHNUMBER' }, { oe: '04E115561H', brandId: 2 }, { oe: 'N91096301' }];
  for (const body of unknown)
    expect(await refusalOf(() => sendRequest('getPartPriceListByOe', body))).toMatchObject({ code: '100100' });
});

const quotesFor = (userId: number, body: Partial<BodyOf<typeof priceCalls.getEPrice>> = {}, platform?: 'qpzj') =>
  sendRequest(
    'getEPrice',
    {
      brandId: 1,
      provinceCode: beijing,
      oes: ['1K0698151A'],
      eCommerceHistoryPriceTypeStrs: ['0', '1', '2'],
      ...body,
    },
    makeContext({ userId, ...(platform === undefined ? {} : { platform }) }),
  ) as Promise<
    { searchOe: string; ecommerceHistoryPriceType: number; prices: { priceFen: number; quoteTime: string }[] }[]
  >;

test('quotes are the newest of each kind, one or up to five, and empty if there are none', async () => {
  const one = await quotesFor(1);
  expect(
    one.map(({ ecommerceHistoryPriceType: kind, prices: quotes }) => [kind, quotes.map((q) => q.priceFen)]),
  ).toEqual([
    [0, [39_000]],
    [1, [20_000]],
    [2, []],
  ]);
  const [all] = await quotesFor(1, { count: 5, eCommerceHistoryPriceTypeStrs: ['0'] });
  expect(all?.prices.map(({ quoteTime, priceFen }) => [quoteTime, priceFen])).toEqual([
    ['2026-03-01T08:00:00Z', 39_000],
    ['2026-01-01T08:00:00Z', 38_000],
  ]);
});

test('a quote request may repeat each number and have thirty different ones; more are refused with the path', async () => {
  const thirty = Array.from({ length: 30 }, (_, index) => `N${index}`);
  const repeated = thirty.flatMap((oe) => [oe, oe, oe, oe]);
  expect(await quotesFor(1, { oes: repeated, eCommerceHistoryPriceTypeStrs: ['0'] })).toHaveLength(30);
  expect(await refusalOf(() => quotesFor(1, { oes: [...thirty, 'N30'] }))).toMatchObject({
    code: '900400',
    paths: ['data.oes'],
  });
});

test('quotes require an active service of the account or its main account', async () => {
  expect(await quotesFor(4)).toHaveLength(3);
  for (const userId of [2, 3, 5]) {
    expect(await refusalOf(() => quotesFor(userId))).toMatchObject({ code: '800014' });
    expect(await refusalOf(() => quotesFor(userId, {}, 'qpzj'))).toMatchObject({ code: '400201' });
  }
});
