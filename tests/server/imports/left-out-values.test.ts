import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROVINCE_CODES } from '../../../src/contract/provinces/rules.ts';
import { inspectSource } from '../../../src/server/imports/jobs/inspect-source.ts';
import { openFolder } from '../../../src/server/imports/reading/folder.ts';
import { writeRefusedRows } from '../../../src/server/imports/refused-rows.ts';
import { remembered } from '../../../src/server/imports/remembered-mappings.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';
import { folderOf } from '../../support/spreadsheets/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

test('a value of a vehicle that cannot be read costs the value, not the vehicle and what names it', async () => {
  const { plan, importId, tables } = await importFiles(db, {
    brands: sampleCatalogue.brands,
    families: sampleCatalogue.families,
    groups: sampleCatalogue.groups,
    vehicles: 'id,group,name,year,powerKw,seats\nV1,G1,山猫 自动,2020,viel,5\nV2,G1,山猫 手动,2020,ca. 132,five\n',
    'vin-rules': sampleCatalogue['vin-rules'],
  });
  expect([plan.refused, plan.total.refused]).toEqual([[], 0]);
  const place = { causeTable: null, causeLine: null, rows: 1 };
  const table = tables.find(({ file }) => file === 'vehicles.csv');
  if (table === undefined) throw new Error('there are vehicles');
  const { tableNo } = table;
  expect(plan.leftOutValues).toEqual([
    { ...place, tableNo, field: 'powerKw', code: 'notNumber', firstLine: 2, details: ['viel'] },
    { ...place, tableNo, field: 'seats', code: 'notNumber', firstLine: 3, details: ['five'] },
  ]);
  expect(await db.sql.selectFrom('vehicle').select(['powerKw', 'seats']).orderBy('nameZh', 'desc').execute()).toEqual([
    { powerKw: null, seats: 5 },
    { powerKw: 132, seats: null },
  ]);
  expect(await db.sql.selectFrom('vinRule').select('prefix').execute()).toHaveLength(2);
  const { content } = await writeRefusedRows(db, { importId, table, tables });
  expect(Buffer.from(content, 'base64').toString()).toContain(
    'viel,5,vehicles.csv,2,powerKw,应为数字，仅该值未导入,must be a number; only this value is left out',
  );
});

/** Imports a list with prices in columns beside each other, which a person has confirmed. */
async function importList(text: string, isFull = false) {
  const source = openFolder(await folderOf({ 'prices.csv': text }));
  const tables = await inspectSource(source, { remembered: [], brands: [] });
  const mappings = JSON.stringify(tables.map((table) => remembered({ ...table, brands: [] })));
  await db.sql.updateTable('catalogueSource').set({ mappings }).execute();
  const { plan } = await importFiles(db, { prices: text }, { isFull, publishes: !isFull });
  return plan;
}

const wideList = '零件号,广东市场价,上海市场价,全国指导价\nAC-100 200,面议,1456,70\nAC-100 201,10,-5,\n';

test('of prices in columns beside each other only the wrong ones are left out', async () => {
  await importFiles(db, sampleCatalogue);
  const plan = await importList(wideList);
  expect([plan.refused, plan.total.refused]).toEqual([[], 0]);
  expect(plan.leftOutValues).toMatchObject([
    { field: 'price', code: 'noPrice', firstLine: 2 },
    { field: 'price', code: 'negative', firstLine: 3 },
  ]);
  const shanghai = sql.raw(String(PROVINCE_CODES.findIndex((code) => String(code) === '310000') + 1));
  const { rows } = await sql`
    select market_fen[${shanghai}] as shanghai, guide_fen as guide from part join part_price using (oe_id)
    where oe = 'AC-100 200'`.execute(db.sql);
  expect(rows).toEqual([{ shanghai: 145_600, guide: 7000 }]);
});

test('a wrong price refuses its row where that of all provinces would take its place, and in a full import', async () => {
  await importFiles(db, sampleCatalogue);
  const plan = await importList('零件号,全国市场价,上海市场价\nAC-100 200,1400,面议\n');
  expect(plan.refused).toMatchObject([{ field: 'price', code: 'noPrice', rows: 1 }]);
  expect((await importList(wideList, true)).total.refused).toBe(2);
});
