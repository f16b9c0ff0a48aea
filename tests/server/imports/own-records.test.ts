import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await importFiles(db, sampleCatalogue);
  await importFiles(db, { numbers: 'brand,number,name,nameEn\nACM,AC-700 1,前制动片,Front pads\n' });
});
afterEach(() => db.close());

const numberOf = async (oe: string) =>
  (
    await sql<object>`select name_zh, name_en, discontinued, count(*) over ()::integer as count
      from part where oe = ${oe}`.execute(db.sql)
  ).rows[0];
const countsOf = (plan: Awaited<ReturnType<typeof importFiles>>['plan'], name: string) =>
  plan.targets.find((target) => target.name === name);

test('a number that a price list named by its brand’s name is updated by the supplier’s own files', async () => {
  const list = {
    numbers: 'brand,number,name\n艾克姆,AC-700 1,前制动片\n',
    prices: 'number,brand,price,date\nAC-700 1,艾克姆,120.00,2026-12-01\n',
  };
  const { plan } = await importFiles(db, list);
  expect(countsOf(plan, 'part')).toMatchObject({ new: 0, changed: 0 });
  const changed = { numbers: 'brand,number,name,nameEn,discontinued\nACM,AC-700 1,前制动片,Brake pads,yes\n' };
  expect(countsOf((await importFiles(db, changed)).plan, 'part')).toMatchObject({ changed: 1 });
  const found = { nameZh: '前制动片', nameEn: 'Brake pads', discontinued: true, count: 1 };
  expect(await numberOf('AC-700 1')).toEqual(found);
  // So is it by the price list's name of the brand, and the first of two rows of one import counts.
  const twice = 'brand,number,name,discontinued\n艾克姆,AC-700 1,前制动片,no\nACM,AC-700 1,前制动片,yes\n';
  expect(countsOf((await importFiles(db, { numbers: twice })).plan, 'part')).toMatchObject({ changed: 1 });
  expect(await numberOf('AC-700 1')).toEqual({ ...found, discontinued: false });
});

test('the source of a number’s prices is that of the latest', async () => {
  const prices = `number,kind,price,source,date
AC-700 1,market,120.00,A list,2026-11-01
AC-700 1,guide,150.00,Z list,2026-09-01
`;
  await importFiles(db, { prices });
  const { rows } = await sql<object>`select source, dated::text from part_price join part using (oe_id)
    where oe = 'AC-700 1'`.execute(db.sql);
  expect(rows).toEqual([{ source: 'A list', dated: '2026-11-01' }]);
});

test('a number of another supplier is left as it is', async () => {
  const numbers = 'brand,number,name,discontinued\n艾克姆,AC-700 1,前制动片,yes\n';
  await importFiles(db, { numbers }, { source: 'other' });
  await importFiles(db, { numbers }, { source: 'other' });
  expect(await numberOf('AC-700 1')).toMatchObject({ discontinued: false });
});
