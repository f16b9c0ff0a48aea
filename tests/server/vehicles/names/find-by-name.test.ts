import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVehicleByName } from '../../../../src/contract/vehicles/schemas.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { openTinyVehicles } from '../../../support/tiny-catalogue/open-tiny-vehicles.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

async function find(vehicleName: string, vehicleTypeCode?: 'C' | 'B', language: 'zh-CN' | 'en' = 'zh-CN') {
  const body = { vehicleName, ...(vehicleTypeCode && { vehicleTypeCode }) };
  return getVehicleByName.result.parse(await tiny.routes.getVehicleByName(body, makeContext({ language })));
}
const idsOf = async (typed: string) => (await find(typed)).vehicleList.map(({ vehicleId }) => vehicleId);

test('a family is found by name, newest first, with its questions, by one statement', async () => {
  await find('朗逸');
  tiny.counter.statements = 0;
  const result = await find('朗逸');
  expect(result.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([3, 1, 2]);
  expect(result.total).toBe(3);
  expect(result.questionList.map(({ field }) => field)).toEqual([
    'yearPattern',
    'displacement',
    'gearboxType',
    'cfgLevel',
  ]);
  expect(result.analysisDesc).toEqual({ certainty: 'likely', rule: 'name', query: '朗逸' });
  expect(tiny.counter.statements).toBe(1);
});

test.each(['大众 朗逸', '大众朗逸', 'Lavida', 'LAVIDA', 'VW lavida', 'langyi', 'dazhonglangyi', 'dz ly', '上汽大众'])(
  '%s finds the family',
  async (typed) => expect(await idsOf(typed)).toEqual([3, 1, 2]),
);

test.each([
  ['朗逸 2016', [1, 2]],
  ['朗逸2016款', [1, 2]],
  ['朗逸 16款', [1, 2]],
  ['朗逸 1.4T', [3]],
  ['朗逸 1.4', [3]],
  ['朗逸1.6手动', [1]],
  ['朗逸 MT', [1]],
  ['朗逸 自动', [3, 2]],
  ['朗逸 AT', [3, 2]],
  ['朗逸 双离合 2016', [2]],
  ['朗逸 三代', [3]],
  ['Lavida 2nd generation', [1, 2]],
  ['朗逸 2nd', [1, 2]],
  ['朗逸 自动舒适版', [3, 2]],
  ['朗逸 280TSI', [3]],
  ['朗逸 280-TSI', [3]],
  ['朗逸 280', [3]],
  ['朗逸 16', [1, 2]],
  ['16朗逸', [1, 2]],
  ['朗逸１６', [1, 2]],
  ['大众 2016 手动', [1]],
  ['解放 J6P 6×4', [5]],
  ['J6P 460马力', [5]],
  ['j6p 柴油', [5]],
  ['解放 J六P 柴油', [5]],
])('every word counts: %s', async (typed, ids) => {
  expect(await idsOf(typed)).toEqual(ids);
});

test('words of either language find a vehicle, and its names are in the language of the request', async () => {
  const { vehicleList } = await find('朗逸 Luxury', undefined, 'en');
  expect(vehicleList.map(({ vehicleName }) => vehicleName)).toEqual(['Volkswagen Lavida 2016 1.6L DCT Luxury']);
});

test('words that name no family are searched in the names of all vehicles', async () => {
  const { vehicleList, analysisDesc } = await find('280TSI');
  expect(vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([3]);
  expect(analysisDesc.certainty).toBe('possible');
  expect(await idsOf('EA211 2016')).toEqual([1, 2, 4]);
});

test.each([
  ['风尚', [1]],
  ['舒适版', [3, 2]],
  ['舒适版 2016', [2]],
  ['舒适版 双离合', [3, 2]],
  ['EA211 风尚', [1]],
  ['280-TSI', [3]],
  ['风', [1]],
])('a word inside the names of any vehicle or group finds it: %s', async (typed, ids) => {
  expect(await idsOf(typed)).toEqual(ids);
});

test('a word inside names finds vehicles of the requested class only', async () => {
  await expect(find('舒适版', 'B')).rejects.toMatchObject({ code: '100100' });
  expect((await find('舒适版', 'C')).total).toBe(2);
});

test('a brand without a family is possible, not likely', async () => {
  expect((await find('大众')).analysisDesc.certainty).toBe('possible');
});

test('a requested class excludes the other', async () => {
  expect((await find('J6P', 'B')).total).toBe(1);
  await expect(find('J6P', 'C')).rejects.toMatchObject({ code: '100100' });
});

test('punctuation is ignored', async () => {
  expect(await idsOf("朗逸 .* %_ ' \\")).toEqual([3, 1, 2]);
});

test('an exact family is listed before a newer one that contains its name', async () => {
  await tiny.db.execute(`
    insert into family (family_id, brand_id, vehicle_class, maker_zh, maker_en, name_zh, name_en, body, search_text)
    values (9, 1, 'C', '上汽大众', 'SAIC Volkswagen', '明锐Pro', 'Octavia Pro', 'sedan', '大众 明锐pro octavia pro');
    insert into vehicle_group values (9, 9, '一代', '1st generation', 2021, null, '1.4T', 'petrol', 'EA211', 'MQB');
    insert into vehicle select 9, 9, '大众 明锐Pro 2021款', 'Octavia Pro 2021', 2021, '1.4T', 'DCT', 'FWD', 'comfort',
      'petrol', 'sedan', 110, 5, 'china6', null, null, null, '2021-01-01', null, 0, 0;`);
  const other = await openFresh();
  expect(await other('明锐')).toEqual([4, 9]);
  expect(await other('Octavia')).toEqual([4, 9]);
  expect(await other('明锐Pro')).toEqual([9]);
});

test.each(['奔驰', '2016 手动', '…', '%', '甲乙丙', '甲乙丙六'])('%s finds nothing', async (typed) => {
  await expect(find(typed)).rejects.toMatchObject({ code: '100100' });
});

test.each([
  ['朗逸 1.8T', ['1.8T'], [3, 1, 2]],
  ['朗逸 四驱', ['四驱'], [3, 1, 2]],
  ['朗逸 甲乙丙', ['甲乙丙'], [3, 1, 2]],
  ["朗逸' or 1=1", ['or', '1'], [3, 1, 2]],
  ['朗逸 1.6 国四', ['国四'], [1, 2]],
  ['新款朗逸 1.6', ['新款'], [1, 2]],
])('%s lists the nearest vehicles and says what was dropped', async (typed, dropped, ids) => {
  const { analysisDesc, vehicleList } = await find(typed);
  expect(analysisDesc).toMatchObject({ certainty: 'possible', dropped });
  expect(vehicleList.map(({ vehicleId }) => vehicleId)).toEqual(ids);
});

test('a year between model years lists the nearest one of the same generation and names both', async () => {
  // The second generation was built from 2015 to 2018 and has the model year 2016; the third has 2020.
  const { analysisDesc, vehicleList } = await find('朗逸2017');
  expect(vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([1, 2]);
  expect(analysisDesc).toEqual({
    certainty: 'likely',
    rule: 'name',
    query: '朗逸 2017',
    nearestYear: { typed: 2017, found: 2016 },
  });
});

test('the answer names the words in the letters in which they were typed', async () => {
  const { analysisDesc } = await find('朗逸 1.6L 国六');
  expect(analysisDesc).toMatchObject({ rule: 'name', query: expect.stringContaining('朗逸 1.6L') });
  expect(analysisDesc?.query).not.toContain('china6');
});

test('a span of years lists the model years within it', async () => {
  expect(await idsOf('朗逸 2015-2017')).toEqual([1, 2]);
  expect(await idsOf('朗逸 2016-2021款')).toEqual([3, 1, 2]);
});

test('an emission standard counts in all its spellings', async () => {
  await tiny.db.execute(`update vehicle set emission = case vehicle_id when 3 then 'china6' else 'china5' end`);
  for (const typed of ['朗逸国五', '朗逸 国5', '朗逸 国V', 'Lavida China V', '朗逸 欧五'])
    expect(await idsOf(typed), typed).toEqual([1, 2]);
  expect(await idsOf('朗逸国六b')).toEqual([3]);
});

test.each([
  ['郎逸', '郎逸', '朗逸'],
  ['Lavdia', 'lavdia', 'lavida'],
  ['lavda', 'lavda', 'lavida'],
  ['大众郎逸 1.6', '郎逸', '朗逸'],
])('the misspelt %s is read as a name and the correction is said', async (typed, from, to) => {
  const { analysisDesc, vehicleList } = await find(typed);
  expect(vehicleList[0]?.familyName).toBe('朗逸');
  expect(analysisDesc).toMatchObject({ certainty: 'possible', corrected: [{ from, to }] });
});

test('a badge of Mercedes that is part of a typed family name is no badge', async () => {
  await tiny.db.execute(`
    insert into brand (brand_id, brand_code, name_zh, name_en, initial, country, oe_style)
    select 11, 'mercedes', '奔驰', 'Mercedes-Benz', 'B', country, oe_style from brand where brand_id = 1;
    insert into family (family_id, brand_id, vehicle_class, maker_zh, maker_en, name_zh, name_en, body, search_text)
    values (10, 1, 'B', '红岩', 'Hongyan', '杰狮 C500', 'Genlyon C500', 'tractor', '大众 杰狮 c500 genlyon c500'),
      (11, 11, 'C', '奔驰', 'Mercedes-Benz', 'C级', 'C-Class', 'sedan', '奔驰 c级 c class');
    insert into vehicle_group select id, id, '一代', '1st generation', 2018, null, '4.0T', 'petrol', 'M177', 'MRA'
      from unnest(array[10, 11]) id;
    insert into vehicle select id, id, '2018款', '2018', 2018, '4.0T', 'MT', 'RWD', 'comfort', 'petrol', 'sedan', 300, 2,
      'china5', null, null, null, '2018-01-01', null, 0, 0 from unnest(array[10, 11]) id;`);
  const other = await openFresh();
  expect(await other('红岩杰狮 C500')).toEqual([10]);
});

/** Routes with empty caches on the same database. */
async function openFresh() {
  const { vehicleRoutes } = await import('../../../../src/server/vehicles/routes.ts');
  const routes = vehicleRoutes({ db: tiny.db, drawVehicle: () => '' });
  return async (vehicleName: string) =>
    (await routes.getVehicleByName({ vehicleName }, makeContext())).vehicleList.map(({ vehicleId }) => vehicleId);
}
