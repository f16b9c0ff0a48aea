import { expect, test } from 'vitest';
import { allCalls } from '../../src/contract/all-calls.ts';
import { type AnyCallWithSchemas, type CatalogueCallSpec, defineCalls } from '../../src/contract/call.ts';
import type * as priceSchemas from '../../src/contract/prices/schemas.ts';
import { fullSampleInputOf, jsonSchemaOf } from '../support/bodies/sample.ts';

const hasField = ({ body }: AnyCallWithSchemas, field: string) => field in Object(fullSampleInputOf(body));
const chargedBy = (...charges: string[]) => allCalls.filter(({ charge = '' }) => charges.includes(charge));
const operationsOf = (calls: readonly AnyCallWithSchemas[]) => calls.map(({ operation }) => operation);

/** Calls of users; those of the staff are guarded by powers. */
const ofUsers = allCalls.filter(({ access }) => !access.startsWith('/'));

/** A result with one of these fields has data of the catalogue. */
const CATALOGUE_FIELDS = /"(oe|searchOe|oeName|vehAssyId|drawingId|config|\w+PriceFen|aftBrandId)":/;

/** Calls with such a field, but without data of the catalogue, with the reason. */
const withoutCatalogueData: Record<string, string> = {
  getProvince: 'the default province of each context, of which one is the OE search',
  homePage: 'one sample that nobody can choose',
  listOpenNumbers: 'the numbers that the account has paid for',
  purchasePackageList: 'prices of packages',
};

test('every call whose result has catalogue data states its charge', () => {
  const found = ofUsers.filter(({ result }) => CATALOGUE_FIELDS.test(JSON.stringify(jsonSchemaOf(result))));
  const silent = operationsOf(found.filter(({ charge }) => charge === undefined));
  expect(silent.sort()).toEqual(Object.keys(withoutCatalogueData).sort());
  expect(found.length).toBeGreaterThan(35);
});

test('every call of the parts, prices and maintenance, or about a vehicle or province, states its charge', () => {
  const silent = ofUsers.filter(
    (call) =>
      call.charge === undefined &&
      (/^\/api\/PAGE_(20[014]|21|30)/.test(call.path) || hasField(call, 'vehicleId') || hasField(call, 'provinceCode')),
  );
  // A switch of the province is charged by its handler.
  expect(operationsOf(silent)).toEqual(['modifyProvince']);
});

test('every call about one vehicle is charged, or free with a reason', () => {
  const free = ofUsers.filter((call) => hasField(call, 'vehicleId') && call.charge?.startsWith('free'));
  expect(Object.fromEntries(free.map(({ operation, charge }) => [operation, charge]))).toEqual({
    getVehicleImageInfo: 'free: search',
    getIsShowOFTree: 'free: search',
    getVehicleSystems: 'free: search',
    getDefaultMaintain: 'free: own',
    saveMaintain: 'free: own',
    saveMaintainRecord: 'free: own',
    saveFitAnswer: 'free: own',
    trackPartName: 'free: own',
    saveHist: 'free: own',
    savePartList: 'free: own',
    indexForExist: 'free: own',
    reportFit: 'free: own',
  });
});

test('every call that is charged for a vehicle has the vehicle in its body', () => {
  const charged = chargedBy('parts', 'config');
  expect(charged.filter((call) => !hasField(call, 'vehicleId'))).toEqual([]);
  expect(charged.length).toBeGreaterThan(25);
});

test('every call with prices of a province has the province, and every comparison its number and class', () => {
  const priced = chargedBy('province');
  expect(priced.filter((call) => !hasField(call, 'provinceCode'))).toEqual([]);
  expect(operationsOf(priced).sort()).toEqual([
    'getCovPartPriceList',
    'getCovPartPrices',
    'getEPrice',
    'getPartListByBatchOe',
    'getPartListByOe',
    'getPartPriceList',
    'getPartPrices',
    'getReplaceData',
  ]);
  const compared = chargedBy('provinces');
  expect(operationsOf(compared)).toEqual(['getPartPriceListByOe']);
  expect(compared.filter((call) => !hasField(call, 'oe') || !hasField(call, 'vehicleTypeCode'))).toEqual([]);
});

test('a call with prices of a province is free only for open provinces and own records', () => {
  const free = ofUsers.filter(
    ({ result, charge }) =>
      charge?.startsWith('free') && /"marketPriceFen":/.test(JSON.stringify(jsonSchemaOf(result))),
  );
  expect(new Set(free.map(({ charge }) => charge))).toEqual(new Set(['free: own', 'free: open provinces']));
});

test('every charged call requires a session', () => {
  const charged = chargedBy('parts', 'config', 'province', 'provinces');
  expect(charged.filter(({ access }) => access !== 'session')).toEqual([]);
});

test('a call of a catalogue domain without a charge, or with an unknown one, does not compile', () => {
  const define = defineCalls<Pick<typeof priceSchemas, 'getEPrice'>, CatalogueCallSpec>();
  const getEPrice = { path: '/api/PAGE_20013', access: 'session' } as const;
  // @ts-expect-error: no charge
  define({ getEPrice });
  // @ts-expect-error: no such reason
  define({ getEPrice: { ...getEPrice, charge: 'free: of course' } });
  expect(define({ getEPrice: { ...getEPrice, charge: 'province' } })).toHaveProperty('getEPrice');
});
