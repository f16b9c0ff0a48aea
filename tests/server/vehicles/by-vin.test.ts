import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVehicleByVin, getVehicleByVinStart } from '../../../src/contract/vehicles/schemas.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { openTinyVehicles } from '../../support/tiny-catalogue/open-tiny-vehicles.ts';
import { tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
  // Vehicle 4 as an import from Czechia, where position 9 is the maker's own; and a plant that only builds vehicle 2.
  await tiny.db.copy(
    'vin_rule',
    ['vin_rule_id', 'prefix', 'year_code', 'vehicle_id', 'plant_code', 'serial_from', 'serial_to'],
    [
      [11, 'TMBAB2NE', 'G', 4, null, 0, 999_999],
      [12, 'LSVAC2BR', 'G', 1, 'N', 0, 99_999],
      [13, 'LSVAC2BR', 'G', 2, 'N', 100_000, 999_999],
    ],
  );
});
afterAll(() => tiny.db.close());

async function find(
  vinCode: string,
  { isForced = false, language = 'zh-CN' as 'zh-CN' | 'en', vehType = 2 as 1 | 2 } = {},
) {
  const result = await tiny.routes.getVehicleByVin({ vinCode, isForced, vehType }, makeContext({ language }));
  return getVehicleByVin.result.parse(result);
}
const idsOf = ({ vehicleList }: Awaited<ReturnType<typeof find>>) => vehicleList.map(({ vehicleId }) => vehicleId);

test('a VIN whose rule has one vehicle finds it with certainty, in one statement', async () => {
  tiny.counter.statements = 0;
  const result = await find(tinyVins.one);
  expect(result.vehicleList).toEqual([
    {
      vehicleId: 1,
      vehicleName: '大众 朗逸 2016款 1.6L 手动风尚版',
      vehicleTypeCode: 'C',
      brandId: 1,
      brandCode: 'VW',
      brandName: '大众',
      seriesName: '上汽大众 朗逸',
      familyId: 1,
      familyName: '朗逸',
      groupId: 1,
      groupName: '二代 1.6L',
      yearPattern: 2016,
      displacement: '1.6L',
      gearboxType: 'MT',
      drivenType: 'FWD',
      cfgLevel: 'comfort',
      fuel: 'petrol',
      body: 'sedan',
      announcement: 'SVW7167GMD',
      fgwCode: 'LV16A',
      partNum: 5,
      refinedTruckNum: 0,
      imgUrl: '/pictures/vehicles/sedan.svg',
      bigPicUrl: '/pictures/vehicles/sedan/1.svg',
    },
  ]);
  expect(result).toMatchObject({
    total: 1,
    questionList: [],
    analysisDesc: { certainty: 'certain', rule: 'vinRule', query: tinyVins.one },
    vinSource: 'vinRule',
    partNum: 5,
    refinedTruckNum: 0,
  });
  expect(tiny.counter.statements).toBe(1);
});

test('the names are in English for an English request', async () => {
  const { vehicleList } = await find(tinyVins.one, { language: 'en' });
  expect(vehicleList[0]).toMatchObject({
    vehicleName: 'Volkswagen Lavida 2016 1.6L MT Comfort',
    brandName: 'Volkswagen',
    seriesName: 'SAIC Volkswagen Lavida',
    familyName: 'Lavida',
    groupName: '2nd generation 1.6L',
  });
});

test('a VIN may be typed in lower case, full width, with spaces, dashes or the letter O', async () => {
  expect(idsOf(await find(' lsvaa2br1-gn1ooooo '))).toEqual([1]);
  expect(idsOf(await find('ＬＳＶＡＡ２ＢＲ１ＧＮ１０００００'))).toEqual([1]);
});

test('several vehicles of a rule are likely, with questions that distinguish them', async () => {
  const result = await find(tinyVins.two);
  expect(idsOf(result)).toEqual([1, 2]);
  expect(result.analysisDesc).toEqual({ certainty: 'likely', rule: 'vinRule', query: tinyVins.two });
  expect(result.questionList.map(({ field }) => field)).toEqual(['gearboxType', 'cfgLevel']);
});

test('a truck is found like a car, with letters before its serial number', async () => {
  const { vehicleList, analysisDesc } = await find(tinyVins.truck);
  expect(vehicleList.map(({ vehicleId, vehicleTypeCode }) => [vehicleId, vehicleTypeCode])).toEqual([[5, 'B']]);
  expect(analysisDesc.certainty).toBe('certain');
});

test('plant and serial number choose among the vehicles of a prefix', async () => {
  expect(idsOf(await find('LSVAC2BR1GN000005'))).toEqual([1]);
  expect(idsOf(await find('LSVAC2BR8GN100005'))).toEqual([2]);
});

test('a known prefix of another year gives possible vehicles', async () => {
  // Year character H; the check digit is right.
  const result = await find('LSVAB2BRXHN200000');
  expect(idsOf(result)).toEqual([1, 2]);
  expect(result.analysisDesc).toMatchObject({ certainty: 'possible', rule: 'vinPrefix' });
});

test.each(['LSVAA2BR1GN10000', 'LSVAA2BR1GN1000000', 'LSVAA2BR1GN10000?', '朗逸'])('%s is no VIN', async (typed) => {
  await expect(find(typed)).rejects.toMatchObject({ code: '200400' });
  await expect(find(typed, { isForced: true })).rejects.toMatchObject({ code: '200400' });
});

test('a wrong check digit is refused where the law requires one, unless the search is forced', async () => {
  await expect(find('LSVAA2BR2GN100000')).rejects.toMatchObject({ code: '200200' });
  const forced = await find('LSVAA2BR2GN100000', { isForced: true });
  expect(idsOf(forced)).toEqual([1]);
  // One character is wrong, so the others are uncertain too.
  expect(forced.analysisDesc.certainty).toBe('likely');
});

test('an imported car is never refused for its check digit', async () => {
  const imported = await Promise.all(['0', '1', 'Z'].map((digit) => find(`TMBAB2NE${digit}G1234567`)));
  expect(imported.map(idsOf)).toEqual([[4], [4], [4]]);
  expect(imported.map(({ analysisDesc }) => analysisDesc.certainty)).toEqual(['certain', 'certain', 'certain']);
});

test('a valid VIN without a rule finds nothing', async () => {
  await expect(find('1M8GDM9AXKP042788')).rejects.toMatchObject({ code: '100100' });
});

test('vehType 1 searches commercial vehicles only', async () => {
  expect(idsOf(await find(tinyVins.truck, { vehType: 1 }))).toEqual([5]);
  await expect(find(tinyVins.one, { vehType: 1 })).rejects.toMatchObject({ code: '100100' });
});

test('a vehicle that the staff bound to a VIN takes precedence over rules and check digit, in one statement', async () => {
  await tiny.db.sql
    .insertInto('vinBinding')
    .values(
      ['LSVAA2BR1GN100009', '1M8GDM9AXKP042789'].map((vin) => ({ vin, vehicleId: 4, taskId: null, boundBy: null })),
    )
    .execute();
  tiny.counter.statements = 0;
  const ruled = await find('LSVAA2BR1GN100009');
  expect(tiny.counter.statements).toBe(1);
  expect(idsOf(ruled)).toEqual([4]);
  expect(ruled).toMatchObject({ vinSource: 'staff', analysisDesc: { rule: 'staff', certainty: 'certain' } });
  // No rule knows it, and its check digit is wrong.
  expect(idsOf(await find('1M8GDM9AXKP042789'))).toEqual([4]);
});

const findStart = async (vin: string) =>
  getVehicleByVinStart.result.parse(await tiny.routes.getVehicleByVinStart({ vin }, makeContext()));

test.each(['LSVAB2BR1GN200', 'LSVAB2BR1GN20000', 'lsvab2br 1gn2000000'])(
  'the first eight characters of %s leave their vehicles, which are possible only',
  async (typed) => {
    const result = await findStart(typed);
    expect(idsOf(result)).toEqual([1, 2]);
    expect(result.analysisDesc).toEqual({ certainty: 'possible', rule: 'vinStart', query: 'LSVAB2BR' });
    expect(result.questionList.map(({ field }) => field)).toEqual(['gearboxType', 'cfgLevel']);
  },
);

test.each(['LSVAB2B', 'LSV?B2BR1GN200', '1M8GDM9AXKP042'])('the start of %s finds nothing', async (typed) => {
  await expect(findStart(typed)).rejects.toMatchObject({ code: '100100' });
});
