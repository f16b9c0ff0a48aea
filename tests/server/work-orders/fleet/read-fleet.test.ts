import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFleet as readCall } from '../../../../src/contract/work-orders/schemas.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { vehiclesDomain } from '../../../../src/server/vehicles/index.ts';
import { readFleet } from '../../../../src/server/work-orders/fleet/read-fleet.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let db: Database;
let vehicles: ReturnType<typeof vehiclesDomain>;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillTinyCatalogue(db);
  vehicles = vehiclesDomain({ db });
});
afterAll(() => db.close());

const read = async (text: string) => readCall.result.parse(await readFleet(text, vehicles, 'zh-CN'));

test('each VIN of a list is identified, with its plate and remark', async () => {
  const { vehicles: found, unread } = await read(`VIN 车牌\n沪A12345 ${tinyVins.one} 夜班`);
  expect(found).toMatchObject([
    { vin: tinyVins.one, plate: '沪A12345', note: '夜班', problem: null, total: 1, repairs: [] },
  ]);
  expect(found[0]?.vehicles).toHaveLength(1);
  expect(unread).toEqual(['VIN 车牌']);
});

test('a wrong VIN has its likeliest repairs, at most three', async () => {
  const swapped = `${tinyVins.one.slice(0, 15)}${tinyVins.one.at(16)}${tinyVins.one.at(15)}`;
  const typed = swapped === tinyVins.one ? tinyVins.one.slice(0, 16) : swapped;
  for (const vin of [typed, tinyVins.one.slice(0, 16)]) {
    const [wrong] = (await read(vin)).vehicles;
    expect(wrong?.problem).not.toBeNull();
    expect(wrong?.repairs.length).toBeGreaterThan(0);
    expect(wrong?.repairs.length).toBeLessThanOrEqual(3);
  }
});

test('more than 50 vehicles are refused', async () => {
  const vin = (index: number) => `${tinyVins.one.slice(0, 11)}${String(100_000 + index)}`;
  const list = (count: number) => Array.from({ length: count }, (_none, index) => vin(index)).join('\n');
  await expect(read(list(51))).rejects.toMatchObject({ code: '300323' });
  expect((await read(list(50))).vehicles).toHaveLength(50);
});
