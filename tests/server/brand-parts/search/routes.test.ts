import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  const { copy } = api.db;
  await copy('aft_brand', ['aft_brand_id', 'name_zh', 'name_en', 'country'], [[2, '曼牌', 'Mann', 'DE']]);
  await copy(
    'aft_part',
    ['aft_part_id', 'oe_id', 'aft_brand_id', 'number', 'number_key', 'part_class'],
    [
      // The same number replaces a second OE number.
      [2, 2, 1, '0 986 494 596', '0986494596', 'equivalent'],
      [3, 1, 2, 'W 712/94', 'W71294', 'remanufactured'],
      [4, 9, 2, 'W 712/94', 'W71294', 'remanufactured'],
    ],
  );
  await copy(
    'aft_price',
    ['aft_part_id', 'market_fen', 'dated', 'source'],
    [
      [1, 21_000, '2026-03-01', 'sample'],
      [2, 19_500, '2026-03-01', 'sample'],
    ],
  );
  await refreshOffers(api.db);
});
afterAll(() => api.close());

const search = async (text: string, more: object = {}) => api.post(calls.searchBrandParts, { text, ...more });

test('the offers of a vehicle have one row per number, with their standard part and the OE numbers that they replace', async () => {
  const { result } = await api.post(calls.getVehicleBrandParts, { vehicleId: 1, vin: tinyVins.one });
  const bosch = result.find(({ aftBrandName }) => aftBrandName === '博世');
  expect(bosch).toMatchObject({
    number: '0 986 494 596',
    searchNumber: '0986494596',
    partClass: 'equivalent',
    systemName: '制动系统',
    priceFen: 21_000,
    country: 'DE',
  });
  expect(bosch?.oes.length).toBe(bosch?.oeNum);
  expect(result.map(({ searchNumber }) => searchNumber)).toContain('W71294');
});

test('a vehicle without offers and an unknown vehicle are refused', async () => {
  expect(await api.post(calls.getVehicleBrandParts, { vehicleId: 999 })).toMatchObject({ code: '100100' });
});

test.each([
  ['0986 494', 'number'],
  ['0-986-494-596', 'number'],
  ['博世', 'brand'],
  ['bosch', 'brand'],
  ['刹车片', 'name'],
  ['qscp', 'name'],
])('%s is found by %s', async (text, by) => {
  const { result } = await search(text);
  expect(result.by).toBe(by);
  expect(result.rows.map(({ searchNumber }) => searchNumber)).toContain('0986494596');
});

test('an OE number or its prefix finds its replacements, each with all the OE numbers that it replaces', async () => {
  for (const text of ['1K0 698 151 A', '1k0698151']) {
    const { result } = await search(text);
    expect(result.by).toBe('oe');
    expect(result.rows.map(({ searchNumber }) => searchNumber).sort()).toEqual(['0986494596', 'W71294']);
    const mann = result.rows.find(({ searchNumber }) => searchNumber === 'W71294');
    expect(mann?.oes.map(({ searchOe }) => searchOe).sort()).toEqual(['1K0698151A', '1K0698151F']);
  }
  expect(await search('1K06', { by: 'oe' })).toMatchObject({ code: '100100' });
});

test('a search can be filtered by class, sorted in both directions and paged', async () => {
  const numbers = async (more: object) =>
    (await search('前制动', more)).result.rows.map(({ searchNumber }) => searchNumber);
  expect(await numbers({ partClass: 'remanufactured' })).toEqual(['W71294']);
  const up = await numbers({ sortBy: 'number' });
  expect(await numbers({ sortBy: 'number', orderBy: 'desc' })).toEqual([...up].reverse());
  const { result } = await search('前制动', { pageSize: 1, pageNum: 2 });
  expect(result.rows).toHaveLength(1);
  expect(result.total).toBe(up.length);
  // Beyond the last page there are no rows, but the total stays.
  expect((await search('前制动', { pageSize: 1, pageNum: 99 })).result).toEqual({
    rows: [],
    total: up.length,
    by: 'name',
  });
});

test('a text that matches nothing finds nothing, and wildcard characters are literal', async () => {
  for (const text of ['飞碟', '刹%片', 'b__ch', '0986494597'])
    expect(await search(text)).toMatchObject({ code: '100100' });
});

test.each(['a', '%%', '___'])(
  'a search for “%s” is refused, since it would match half of the catalogue',
  async (text) => {
    expect(await search(text)).toMatchObject({ status: 400, message: expect.stringContaining('text ') });
  },
);
