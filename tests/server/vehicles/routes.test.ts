import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { Analysis } from '../../../src/contract/vehicles/schemas.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { openTinyVehicles } from '../../support/tiny-catalogue/open-tiny-vehicles.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

const zh = makeContext();
const en = makeContext({ language: 'en' });
const notFound = expect.objectContaining({ code: '900404' });
const likely: Analysis = { certainty: 'likely', rule: 'name', query: '朗逸' };

test('answers narrow a list in one statement, and the remaining differences are asked next', async () => {
  tiny.counter.statements = 0;
  const body = { vehicleIds: [3, 1, 2], answers: { yearPattern: '2016' }, analysisDesc: likely };
  const result = calls.filterVehicle.result.parse(await tiny.routes.filterVehicle(body, zh));
  expect(result.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([1, 2]);
  expect(result.total).toBe(2);
  expect(result.questionList.map(({ field }) => field)).toEqual(['gearboxType', 'cfgLevel']);
  expect(result.analysisDesc).toEqual(likely);
  expect(tiny.counter.statements).toBe(1);
});

test('a single remaining vehicle is certain and has no questions', async () => {
  const body = { vehicleIds: [1, 2], answers: { gearboxType: 'DCT' }, analysisDesc: likely };
  const result = await tiny.routes.filterVehicle(body, zh);
  expect(result.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([2]);
  expect(result.questionList).toEqual([]);
  expect(result.analysisDesc).toEqual({ ...likely, certainty: 'certain' });
});

test('unknown and duplicate ids are left out, and the requested order is kept', async () => {
  const body = { vehicleIds: [4, 99, 1, 4], answers: {}, analysisDesc: likely };
  const { vehicleList, total } = await tiny.routes.filterVehicle(body, zh);
  expect(vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([4, 1]);
  expect(total).toBe(2);
});

test('answers that no vehicle matches give an empty list', async () => {
  const body = { vehicleIds: [1, 2], answers: { gearboxType: 'CVT' }, analysisDesc: likely };
  expect(await tiny.routes.filterVehicle(body, zh)).toMatchObject({ vehicleList: [], total: 0, questionList: [] });
});

test('the configuration of a passenger car has its lines as codes, and leaves out what is unknown', async () => {
  const config = await tiny.routes.getVehicleConfig({ vehicleId: 3, isVin: false }, zh);
  const { vehicle, config: lines, ...produced } = calls.getVehicleConfig.result.parse(config);
  expect(vehicle.vehicleName).toBe('大众 朗逸 2020款 280TSI DSG舒适版');
  expect(produced).toEqual({ producedFrom: '2019-10-01', producedTo: null });
  expect(Object.fromEntries(lines.map(({ key, value }) => [key, value]))).toEqual({
    maker: '上汽大众',
    yearPattern: '2020',
    cfgLevel: 'comfort',
    body: 'sedan',
    seats: '5',
    displacement: '1.4T',
    fuel: 'petrol',
    engineModel: 'EA211',
    powerKw: '110',
    emission: 'china6',
    gearboxType: 'DCT',
    drivenType: 'FWD',
    platform: 'MQB',
    announcement: 'SVW71410BM',
    produced: '2019-10-01/..',
  });
});

test('the lines of the supplier follow in their order, with all announcement numbers and option codes', async () => {
  await tiny.db.execute(`
    insert into vehicle_configuration values (3, 20, '轮胎', '', '205/55 R16', ''),
      (3, 10, '前制动器', 'Front brakes', '通风盘 288 mm', 'Ventilated discs, 288 mm');
    insert into vehicle_announcement values (3, 'SVW71410BM', 'SVW71410BM'), (3, 'SVW71410BN', 'SVW71410BN');
    update vehicle set options = '{1KD,PR1}' where vehicle_id = 3`);
  const lines = async (context: typeof zh) => {
    const result = await tiny.routes.getVehicleConfig({ vehicleId: 3, isVin: false }, context);
    return calls.getVehicleConfig.result.parse(result).config;
  };
  expect((await lines(en)).slice(-2)).toEqual([
    { key: 'supplied1', label: 'Front brakes', value: 'Ventilated discs, 288 mm' },
    { key: 'supplied2', label: '轮胎', value: '205/55 R16' },
  ]);
  const chinese = await lines(zh);
  expect(chinese.at(-2)).toEqual({ key: 'supplied1', label: '前制动器', value: '通风盘 288 mm' });
  expect(chinese).toContainEqual({ key: 'announcement', value: 'SVW71410BM / SVW71410BN' });
  expect(chinese).toContainEqual({ key: 'options', value: '1KD PR1' });
});

test('unknown facts of a vehicle have no lines', async () => {
  await tiny.db.execute(`update vehicle set power_kw = null, seats = null, produced_from = null, produced_to = null,
    displacement = '', gearbox_type = '', emission = '' where vehicle_id = 4`);
  const result = await tiny.routes.getVehicleConfig({ vehicleId: 4, isVin: false }, zh);
  const { config, producedFrom } = calls.getVehicleConfig.result.parse(result);
  expect(producedFrom).toBeNull();
  const keys = config.map(({ key }) => key);
  for (const key of ['powerKw', 'seats', 'produced', 'displacement', 'gearboxType', 'emission'])
    expect(keys).not.toContain(key);
  expect(JSON.stringify(config)).not.toMatch(/null|undefined/);
});

test('the maker of a configuration is in the language of the request', async () => {
  const { config } = await tiny.routes.getCovVehicleConfig({ vehicleId: 5, isVin: false }, en);
  expect(config[0]).toEqual({ key: 'maker', value: 'FAW Jiefang' });
});

test('a configuration of the other class and of a removed vehicle is refused', async () => {
  const otherClass = expect.objectContaining({ code: '200500' });
  await expect(tiny.routes.getVehicleConfig({ vehicleId: 5, isVin: false }, zh)).rejects.toEqual(otherClass);
  await expect(tiny.routes.getCovVehicleConfig({ vehicleId: 1, isVin: false }, zh)).rejects.toEqual(otherClass);
  const gone = expect.objectContaining({ code: '100100' });
  await expect(tiny.routes.getVehicleConfig({ vehicleId: 99, isVin: false }, zh)).rejects.toEqual(gone);
  await expect(tiny.routes.getCovVehicleConfig({ vehicleId: 99, isVin: false }, zh)).rejects.toEqual(gone);
});

test('nothing is drawn for the vehicle of a supplier, whatever its body', async () => {
  await tiny.db.execute(`insert into vehicle (vehicle_id, group_id, name_zh, name_en, year_pattern, displacement,
      gearbox_type, driven_type, cfg_level, fuel, body, emission)
    select 10000000, group_id, name_zh, name_en, year_pattern, displacement, gearbox_type, driven_type, cfg_level, fuel,
      body, emission from vehicle where vehicle_id = 1`);
  expect(await tiny.routes.getVehicleImageInfo({ vehicleId: 10_000_000 }, zh)).toEqual({ svg: '', isSample: false });
  const { vehicle } = await tiny.routes.getVehicleConfig({ vehicleId: 10_000_000, isVin: false }, zh);
  expect([vehicle.imgUrl, vehicle.bigPicUrl]).toEqual(['', '']);
  const { vehicle: demo } = await tiny.routes.getVehicleConfig({ vehicleId: 1, isVin: false }, zh);
  expect(demo.imgUrl).toBe('/pictures/vehicles/sedan.svg');
  await tiny.db.execute('delete from vehicle where vehicle_id = 10000000');
});

test('the picture is a sample drawn for the body, the same for a whole family', async () => {
  expect(await tiny.routes.getVehicleImageInfo({ vehicleId: 1 }, zh)).toEqual({
    svg: '<svg id="sedan-1"/>',
    isSample: true,
  });
  expect(await tiny.routes.getVehicleImageInfo({ vehicleId: 3 }, zh)).toMatchObject({ svg: '<svg id="sedan-1"/>' });
  expect(await tiny.routes.getVehicleImageInfo({ vehicleId: 5 }, zh)).toMatchObject({ svg: '<svg id="tractor-3"/>' });
  await expect(tiny.routes.getVehicleImageInfo({ vehicleId: 99 }, zh)).rejects.toEqual(notFound);
});
