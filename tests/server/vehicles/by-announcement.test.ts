import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVehicleByAnnouncement } from '../../../src/contract/vehicles/schemas.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { openTinyVehicles } from '../../support/tiny-catalogue/open-tiny-vehicles.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

async function find(call: 'announcement' | 'fgwCode', text: string) {
  const result =
    call === 'announcement'
      ? await tiny.routes.getVehicleByAnnouncement({ announcement: text }, makeContext())
      : await tiny.routes.getVehicleByFgwCode({ fgwCode: text }, makeContext());
  const { vehicleList, analysisDesc } = getVehicleByAnnouncement.result.parse(result);
  return [analysisDesc.rule, analysisDesc.certainty, ...vehicleList.map(({ vehicleId }) => vehicleId)];
}

test('an announcement number finds several likely vehicles with questions, in one statement', async () => {
  tiny.counter.statements = 0;
  const result = await tiny.routes.getVehicleByAnnouncement({ announcement: 'SVW7167GMD' }, makeContext());
  expect(result.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([1, 2]);
  expect(result.analysisDesc).toEqual({ certainty: 'likely', rule: 'announcement', query: 'SVW7167GMD' });
  expect(result.questionList.map(({ field }) => field)).toEqual(['gearboxType', 'cfgLevel']);
  expect(result.total).toBe(2);
  expect(tiny.counter.statements).toBe(1);
});

test.each(['svw7167gmd', 'ＳＶＷ７１６７ＧＭＤ', '大众汽车牌SVW7167GMD', ' SVW 7167-GMD '])(
  '%s is the same announcement number',
  async (typed) => expect(await find('announcement', typed)).toEqual(['announcement', 'likely', 1, 2]),
);

test('a prefix of a number finds possible vehicles, newer ones first', async () => {
  expect(await find('announcement', 'SVW716')).toEqual(['announcementPrefix', 'possible', 1, 2, 4]);
  expect(await find('announcement', 'SVW71')).toEqual(['announcementPrefix', 'possible', 3, 1, 2, 4]);
});

test('a prefix shorter than five characters finds nothing', async () => {
  await expect(find('announcement', 'SVW7')).rejects.toMatchObject({ code: '100100' });
});

test('the announcement search falls back to factory codes, and the reverse', async () => {
  expect(await find('announcement', 'lv16b')).toEqual(['factoryCode', 'likely', 2]);
  expect(await find('announcement', 'J6P46')).toEqual(['factoryCode', 'possible', 5]);
  expect(await find('fgwCode', 'SVW71410BM')).toEqual(['announcement', 'likely', 3]);
  expect(await find('fgwCode', 'CA4250P66')).toEqual(['announcementPrefix', 'possible', 5]);
});

test('a factory code finds its vehicle', async () => {
  expect(await find('fgwCode', 'LV16A')).toEqual(['factoryCode', 'likely', 1]);
  expect(await find('fgwCode', 'J6P460')).toEqual(['factoryCode', 'likely', 5]);
});

test.each(['ZZ4257N3247E1', '牌', '%', 'SVW71_'])('%s finds nothing', async (typed) => {
  await expect(find('announcement', typed)).rejects.toMatchObject({ code: '100100' });
});

test.each([
  ['SVW7I67GMD', 'SVW7167GMD', [1, 2]],
  ['SVW716GMD', 'SVW7167GMD', [1, 2]],
  ['SWV7167GMD', 'SVW7167GMD', [1, 2]],
  ['SVW7167GMDX', 'SVW7167GMD', [1, 2]],
])('%s, one character off, finds the vehicles of %s and marks it', async (typed, number, ids) => {
  const result = await tiny.routes.getVehicleByAnnouncement({ announcement: typed }, makeContext());
  const { vehicleList, analysisDesc } = getVehicleByAnnouncement.result.parse(result);
  expect(vehicleList.map(({ vehicleId }) => vehicleId)).toEqual(ids);
  expect(analysisDesc).toMatchObject({ certainty: 'possible', rule: 'announcementNear', query: typed });
  expect(analysisDesc.nearNumbers?.[0]?.number).toBe(number);
});

test('a number whose end is unknown finds its longest beginning and says what was dropped', async () => {
  const result = await tiny.routes.getVehicleByAnnouncement({ announcement: 'SVW7167ZZZ' }, makeContext());
  expect(result.analysisDesc).toEqual({
    certainty: 'possible',
    rule: 'announcementPrefix',
    query: 'SVW7167',
    dropped: ['ZZZ'],
  });
});

test('a list has at most 200 vehicles and the total number', async () => {
  await tiny.db.execute(`
    insert into vehicle (vehicle_id, group_id, name_zh, name_en, year_pattern, displacement, gearbox_type, driven_type,
      cfg_level, fuel, body, power_kw, seats, emission, announcement, announcement_key, produced_from)
    select 1000 + n, 2, '大众 ' || n, 'Volkswagen ' || n, 2021, '1.4T', 'DCT', 'FWD', 'comfort', 'petrol', 'sedan', 110, 5,
      'china6', 'SVW9999AAM', 'SVW9999AAM', '2021-01-01'
    from generate_series(1, 250) n`);
  const { vehicleList, total } = await tiny.routes.getVehicleByAnnouncement(
    { announcement: 'SVW9999AAM' },
    makeContext(),
  );
  expect(vehicleList).toHaveLength(200);
  expect(total).toBe(250);
});

test('every announcement number of a vehicle finds it, whole and by its beginning', async () => {
  await tiny.db.execute(
    "insert into vehicle_announcement values (1, 'SVW7167GMD', 'SVW7167GMD'), (1, 'SVW7999XX', 'SVW7999XX'), (3, 'SVW7999XX', 'SVW7999XX')",
  );
  expect(await find('announcement', 'SVW7999XX')).toEqual(['announcement', 'likely', 3, 1]);
  expect(await find('announcement', 'SVW799')).toEqual(['announcementPrefix', 'possible', 3, 1]);
  expect(await find('announcement', 'SVW7167GMD')).toEqual(['announcement', 'likely', 1, 2]);
  await tiny.db.execute('delete from vehicle_announcement');
});
