import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROVINCE_CODES } from '../../../src/contract/provinces/rules.ts';
import { withdrawVersion } from '../../../src/server/imports/publish/publish.ts';
import { writeRefusedRows } from '../../../src/server/imports/refused-rows.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { importFiles } from '../../support/imports/import-files.ts';
import { openSampleDatabase } from '../../support/imports/open-sample-database.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openSampleDatabase();
});
afterEach(() => db.close());

const HEADER = 'number,kind,province,price,taxIncluded,date\n';
const importPrices = (rows: string, options: Parameters<typeof importFiles>[2] = {}) =>
  importFiles(db, { prices: `${HEADER}${rows}` }, options);

const placeOf = (province: string) => PROVINCE_CODES.findIndex((code) => String(code) === province) + 1;

/** The prices of a number in Beijing, Shanghai and Guangdong with their days, and the list price. */
async function pricesOf(oe: string) {
  const at = (province: string) => {
    const place = sql.raw(String(placeOf(province)));
    return sql<
      [number | null, string]
    >`jsonb_build_array(market_fen[${place}], coalesce(market_dated[${place}], dated))`;
  };
  const { rows } = await sql<Record<'beijing' | 'shanghai' | 'guangdong' | 'guide', [number | null, string]>>`
    select ${at('110000')} as beijing, ${at('310000')} as shanghai, ${at('440000')} as guangdong,
      jsonb_build_array(guide_fen, coalesce(guide_dated, dated)) as guide
    from part_price join part using (oe_id) where oe = ${oe}`.execute(db.sql);
  return rows[0];
}

test('a price that is newer in the catalogue stays, and the older one is named with its line', async () => {
  await importPrices('AC-300 1,,,50,,2026-11-22\nAC-100 201,,,70,,2026-11-22\n');
  // The second is the same price, the third is newer.
  const { plan } = await importPrices(
    'AC-300 1,,,40,,2026-03-01\nAC-100 201,,,70,,2026-03-01\nAC-100 200,,,99,,2026-12-01\n',
  );
  expect(await pricesOf('AC-300 1')).toMatchObject({ beijing: [5000, '2026-11-22'] });
  expect(await pricesOf('AC-100 200')).toMatchObject({ beijing: [9900, '2026-12-01'] });
  expect(plan.leftOutValues).toMatchObject([
    { field: 'price', code: 'olderPrice', rows: 1, firstLine: 2, details: ['40'] },
  ]);
  expect(plan.olderPrices).toEqual({
    count: 1,
    samples: [{ number: 'AC-300 1', given: '2026-03-01', current: '2026-11-22' }],
    areReplaced: false,
  });
  expect(plan.targets.find(({ name }) => name === 'part_price')).toMatchObject({ new: 0, changed: 1, same: 2 });
});

test('newer prices are replaced where it was asked for, which the audit says', async () => {
  await importPrices('AC-300 1,,,50,,2026-11-22\n');
  const { plan, version } = await importPrices('AC-300 1,,,40,,2026-03-01\n', { replacesNewer: true });
  expect(await pricesOf('AC-300 1')).toMatchObject({ beijing: [4000, '2026-03-01'] });
  expect(plan.leftOutValues).toEqual([]);
  expect(plan.olderPrices).toMatchObject({ count: 1, areReplaced: true });
  const { rows } = await sql<{ replaces: boolean }>`select after -> 'replacesNewer' as replaces from audit_entry
    where subject = 'catalogueVersion' and subject_id = ${String(version)}`.execute(db.sql);
  expect(rows).toEqual([{ replaces: true }]);
});

test('each province and kind has a day of its own: another one’s newer price leaves nothing out', async () => {
  await importPrices('AC-300 1,,上海,50,,2026-11-22\nAC-300 1,guide,,80,,2026-10-01\n');
  const { plan } = await importPrices('AC-300 1,,广东,40,,2026-03-01\nAC-300 1,,北京,45,,2026-04-01\n');
  expect(plan.leftOutValues).toEqual([]);
  const expected = {
    beijing: [4500, '2026-04-01'],
    shanghai: [5000, '2026-11-22'],
    guangdong: [4000, '2026-03-01'],
    guide: [8000, '2026-10-01'],
  };
  expect(await pricesOf('AC-300 1')).toEqual(expected);
  // Newer than Guangdong's, older than the others.
  const rows = ['上海', '广东', '北京'].map((province) => `AC-300 1,,${province},9,,2026-03-15\n`);
  const { plan: second } = await importPrices(`${rows.join('')}AC-300 1,guide,,9,,2026-03-15\n`);
  expect(second.leftOutValues).toMatchObject([{ code: 'olderPrice', rows: 3, firstLine: 2 }]);
  expect(await pricesOf('AC-300 1')).toEqual({ ...expected, guangdong: [900, '2026-03-15'] });
});

test('a price of all provinces leaves the newer ones of single provinces, and is left out only where all are newer', async () => {
  await importPrices('AC-300 1,,上海,50,,2026-11-22\n');
  const { plan } = await importPrices('AC-300 1,,,40,,2026-03-01\n');
  expect(plan.leftOutValues).toEqual([]);
  expect(plan.olderPrices.count).toBe(1);
  expect(await pricesOf('AC-300 1')).toMatchObject({
    ...{ beijing: [4000, '2026-03-01'], shanghai: [5000, '2026-11-22'], guangdong: [4000, '2026-03-01'] },
  });
  const { plan: older } = await importPrices('AC-300 1,,,30,,2026-01-01\n', { publishes: false });
  expect(older.leftOutValues).toMatchObject([{ code: 'olderPrice', rows: 1 }]);
});

test('a province’s own older price does not let that of all provinces in', async () => {
  await importPrices('AC-300 1,,上海,50,,2026-06-01\n');
  await importPrices('AC-300 1,,上海,40,,2026-03-01\nAC-300 1,,,45,,2026-11-01\n');
  expect(await pricesOf('AC-300 1')).toMatchObject({ beijing: [4500, '2026-11-01'], shanghai: [5000, '2026-06-01'] });
});

test('taking a version back brings back the days of the prices', async () => {
  await importPrices('AC-300 1,,上海,50,,2026-11-22\nAC-300 1,,广东,40,,2026-03-01\n');
  const before = await pricesOf('AC-300 1');
  const { version } = await importPrices('AC-300 1,,,60,,2026-12-01\n');
  expect(await pricesOf('AC-300 1')).toMatchObject({ shanghai: [6000, '2026-12-01'], guangdong: [6000, '2026-12-01'] });
  await withdrawVersion(db, version ?? 0, { userId: null, address: '', source: 'command' });
  expect(await pricesOf('AC-300 1')).toEqual(before);
});

test('the file of left-out rows has the older prices as the supplier stated them', async () => {
  await importPrices('AC-300 1,,,50,,2026-11-22\n');
  const { importId, tables } = await importPrices('AC-300 1,,,"1,040.50",no,2026-03-01\n', { publishes: false });
  const [table] = tables;
  if (table === undefined) throw new Error('there is a table');
  const { content } = await writeRefusedRows(db, { importId, table, tables });
  const text = Buffer.from(content, 'base64').toString();
  expect(text).toContain('AC-300 1,,,"1,040.50",no,2026-03-01,');
  expect(text).toContain(
    'price,早于目录中的价格，仅该值未导入,is older than the price in the catalogue; only this value is left out',
  );
});

const importBrandParts = (rows: string, options: Parameters<typeof importFiles>[2] = {}) =>
  importFiles(db, { 'brand-parts': `maker,partNumber,number,price,date\n${rows}` }, options);

/** The price of a brand part and its day. */
async function brandPriceOf(number: string) {
  const { rows } = await sql<{ fen: number; day: string }>`select market_fen as fen, dated::text as day
    from aft_price join aft_part using (aft_part_id) where number = ${number}`.execute(db.sql);
  return rows[0];
}

test('a price of a brand part that is newer in the catalogue stays, and the older one is named with its line', async () => {
  await importBrandParts(
    '博世,X 1,AC-300 1,50,2026-11-22\n博世,X 2,AC-300 1,70,2026-11-22\n博世,X 3,AC-300 1,80,2026-11-22\n',
  );
  const { plan } = await importBrandParts(
    '博世,X 1,AC-300 1,40,2026-03-01\n博世,X 2,AC-300 1,70,2026-03-01\n博世,X 3,AC-300 1,99,2026-12-01\n',
  );
  expect(await brandPriceOf('X 1')).toEqual({ fen: 5000, day: '2026-11-22' });
  expect(await brandPriceOf('X 2')).toEqual({ fen: 7000, day: '2026-11-22' });
  expect(await brandPriceOf('X 3')).toEqual({ fen: 9900, day: '2026-12-01' });
  expect(plan.leftOutValues).toMatchObject([
    { field: 'price', code: 'olderPrice', rows: 1, firstLine: 2, details: ['40'] },
  ]);
  expect(plan.olderPrices).toEqual({
    count: 1,
    samples: [{ number: 'X 1', given: '2026-03-01', current: '2026-11-22' }],
    areReplaced: false,
  });
  expect(plan.targets.find(({ name }) => name === 'aft_price')).toMatchObject({ new: 0, changed: 1, same: 2 });
});

test('newer prices of brand parts are replaced where it was asked for', async () => {
  await importBrandParts('博世,X 1,AC-300 1,50,2026-11-22\n');
  const { plan } = await importBrandParts('博世,X 1,AC-300 1,40,2026-03-01\n', { replacesNewer: true });
  expect(await brandPriceOf('X 1')).toEqual({ fen: 4000, day: '2026-03-01' });
  expect(plan.leftOutValues).toEqual([]);
  expect(plan.olderPrices).toMatchObject({ count: 1, areReplaced: true });
});

test('a price of a brand part without a day is of the day of the import', async () => {
  await importBrandParts('博世,X 1,AC-300 1,50,2026-01-22\n');
  const { plan } = await importBrandParts('博世,X 1,AC-300 1,40,\n');
  const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(db.sql);
  expect(await brandPriceOf('X 1')).toEqual({ fen: 4000, day: rows[0]?.today });
  expect(plan.leftOutValues).toEqual([]);
});
