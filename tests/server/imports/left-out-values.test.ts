import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeRefusedRows } from '../../../src/server/imports/refused-rows.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';

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
    'viel,5,2,powerKw,应为数字，该值未导入，该行已导入,must be a number; the row is imported without this value',
  );
});
