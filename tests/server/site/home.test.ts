import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { HomeSampleSource } from '../../../src/contract/site/home-samples.ts';
import type { Demo } from '../../../src/server/site/index.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../support/tiny-catalogue/tiny-maintenance.ts';

const source: HomeSampleSource = {
  vin: tinyVins.one,
  assembly: '1701',
  callout: '2',
  provinceCode: '110000',
  mistypedVin: 'LSVAA2BR1GN010000',
  service: { mileage: 18_000, purchaseDate: '2024-01-01' },
};
const unknown = { ...source, vin: 'LFWSRXSJ2J1F99999', mistypedVin: 'XXXXXXXXXXXXXXXXX' };
const demo: Demo = {
  password: '',
  accounts: [],
  sampleQueries: [],
  homeQueries: [],
  homeSamples: { easyEpc: source, qpzj: unknown },
};

let api: TestApi;
let empty: TestApi;
beforeAll(async () => {
  api = await openTestApi({ demo });
  empty = await openTestApi({ demo });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
  await api.db.execute(`insert into aft_price (aft_part_id, market_fen, dated, source) values (1, 21050, '2026-03-01', 'sample')
    on conflict (aft_part_id) do update set market_fen = excluded.market_fen; refresh materialized view aft_offer`);
});
afterAll(() => Promise.all([api.close(), empty.close()]));

const asVisitor = (platform: 'v3' | 'qpzj', language = 'zh-CN') => ({
  as: null,
  headers: { platform, 'accept-language': language },
});

test('a visitor gets the figures, the declared sample with its prices, a repaired VIN and the brands', async () => {
  const { result } = await api.post(calls.homePage, {}, asVisitor('v3'));
  expect(result.figures).toEqual({ vehicles: 5, brands: 3, rows: 8, numbers: 10 });
  expect(result.sample).toMatchObject({
    vin: tinyVins.one,
    vehicleNum: 1,
    assemblyName: '行车制动',
    provinceName: '北京市',
  });
  // The selected part first; the number that does not fit the VIN is left out.
  expect(result.sample?.parts.map(({ callout, oe, priceFen }) => [callout, oe, priceFen])).toEqual([
    ['2', '1K0 615 301 AA', 52_050],
    ['1', '1K0 698 151 A', 39_800],
    ['3', 'N 910 963 01', null],
  ]);
  expect(result.repair?.candidates[0]?.vin).toBe(tinyVins.one);
  expect(result.comparison).toMatchObject({ oe: '1K0 698 151 A', offers: [{ brandName: '博世', priceFen: 21_050 }] });
  expect(result.service?.next.km).toBeGreaterThan(18_000);
  expect(result.brands.map(({ vehicleTypeCode, vehicleNum }) => [vehicleTypeCode, vehicleNum])).toContainEqual([
    'B',
    1,
  ]);
});

test('names are in the language of the request', async () => {
  const { result } = await api.post(calls.homePage, {}, asVisitor('v3', 'en'));
  expect(result.sample).toMatchObject({ assemblyName: 'Service brake', provinceName: 'Beijing' });
});

test('no request can choose another vehicle, assembly or province', async () => {
  for (const field of ['vin', 'vehicleId', 'assembly', 'provinceCode']) {
    expect((await api.post(calls.homePage, { [field]: 2 }, asVisitor('v3'))).code).toBe('900400');
  }
});

test('the drawing is cut to its line art and revalidated by its tag', async () => {
  const url = `${calls.homeDrawing.path}?platform=easyEpc`;
  const answer = await api.app.inject({ url });
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.body).toContain('viewBox="76 66 478 158"');
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a brand whose sample the catalogue does not have still shows its figures', async () => {
  const { result } = await api.post(calls.homePage, {}, asVisitor('qpzj'));
  expect(result).toMatchObject({
    figures: { vehicles: 5 },
    sample: null,
    comparison: null,
    service: null,
    repair: null,
  });
  expect((await api.app.inject({ url: `${calls.homeDrawing.path}?platform=qpzj` })).statusCode).toBe(404);
});

test('an empty catalogue has no figures, sample or brands', async () => {
  const { result } = await empty.post(calls.homePage, {}, asVisitor('v3'));
  expect(result).toMatchObject({ figures: null, sample: null, comparison: null, service: null, brands: [] });
});
