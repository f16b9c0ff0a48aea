import { afterAll, expect, test } from 'vitest';
import { getAdapterVehicle } from '../../../../src/contract/parts/schemas.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { en, openCounted, refusalOf, zh } from './support.ts';

const { db, inner, counter } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

const request = async (oe: string, brandId = 1, context = zh) =>
  getAdapterVehicle.result.parse(await routes.getAdapterVehicle({ oe, brandId }, context));

const lavida = {
  brandId: 1,
  brandName: '大众',
  familyId: 1,
  familyName: '朗逸',
  groupId: 1,
  groupName: '二代 1.6L',
  vehicleTypeCode: 'C',
  yearFrom: 2015,
  yearTo: 2018,
};

test('where-used lists the groups of all makes with the number, each once, by brand, in one statement', async () => {
  const octavia = {
    brandId: 2,
    brandName: '斯柯达',
    familyId: 2,
    familyName: '明锐',
    groupId: 3,
    groupName: '三代 1.6L',
    vehicleTypeCode: 'C',
    yearFrom: 2015,
    yearTo: 2019,
  };
  counter.statements = 0;
  expect(await request('1K0 615 301 AA')).toEqual({ vehicleList: [lavida, octavia], isStandard: false });
  expect(counter.statements).toBe(1);
  expect(await request('1k0615301aa', 2)).toEqual({ vehicleList: [lavida, octavia], isStandard: false });
});

test('the make can also be given by its code; the code of another make finds nothing', async () => {
  const named = (brandCode: string) => routes.getAdapterVehicle({ oe: '1K0615301AA', brandId: 1, brandCode }, zh);
  const { brandCode } = await inner.sql
    .selectFrom('brand')
    .select('brandCode')
    .where('brandId', '=', 1)
    .executeTakeFirstOrThrow();
  expect(await named(brandCode)).toEqual(await request('1K0615301AA'));
  expect(await refusalOf(() => named('ANOTHER'))).toMatchObject({ code: '100100' });
});

test('groups of a family are sorted by year and named in the caller’s language', async () => {
  const { vehicleList } = await request('1K0615301AB', 1, en);
  expect(
    vehicleList.map(({ brandName, familyName, groupName, yearTo }) => [brandName, familyName, groupName, yearTo]),
  ).toEqual([
    ['Volkswagen', 'Lavida', '2nd generation 1.6L', 2018],
    ['Volkswagen', 'Lavida', '3rd generation 1.4T', null],
  ]);
});

test('a group that has the number at several callouts is listed once', async () => {
  await inner.execute(`insert into fit (fit_id, assembly_id, oe_id, callout, quantity) values (95, 1, 1, '40', 1)`);
  expect((await request('1K0698151A')).vehicleList).toEqual([lavida]);
});

test('standard hardware is marked as such and lists nothing', async () => {
  expect(await request('N91096301')).toEqual({ vehicleList: [], isStandard: true });
});

test('a known number that is in no parts book lists nothing', async () => {
  expect(await request('1K0698151F')).toEqual({ vehicleList: [], isStandard: false });
});

test('a number in no parts book lists the groups of the vehicles that a supplier names, each once', async () => {
  await inner.execute('insert into where_used values (9, 1), (9, 2), (9, 3)');
  const { vehicleList } = await request('1K0698151F');
  expect(vehicleList.map(({ groupId }) => groupId)).toEqual([1, 2]);
  await inner.execute('insert into where_used values (5, 1), (5, 4)');
  const both = await request('04E115561H');
  expect(both.vehicleList.map(({ groupId }) => groupId)).toEqual([1, 3]);
  await inner.execute('insert into where_used values (7, 1)');
  expect(await request('N91096301')).toEqual({ vehicleList: [], isStandard: true });
  await inner.execute('delete from where_used');
});

test('a number unknown for the brand is not found', async () => {
  for (const oe of ['NOSUCHNUMBER', '%', "'", '_', '1K0698151B']) {
    expect((await refusalOf(() => request(oe))).code).toBe('100100');
  }
  expect((await refusalOf(() => request('1K0698151A', 2))).code).toBe('100100');
});

test('at most two thousand groups are listed', async () => {
  await inner.execute(`
    insert into vehicle_group select 1000 + n, 1, 'x', 'x', 2000, null, '1.6L', 'petrol', 'x', 'x'
      from generate_series(1, 2100) n;
    insert into assembly select 10000 + n, 1000 + n, 2, null from generate_series(1, 2100) n;
    insert into fit (fit_id, assembly_id, oe_id, callout, quantity)
      select 10000 + n, 10000 + n, 5, '1', 1 from generate_series(1, 2100) n`);
  expect((await request('04E115561H')).vehicleList).toHaveLength(2000);
});
