import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { ImportTable } from '../../../src/contract/imports/import-table.ts';
import { PROVINCE_CODES } from '../../../src/contract/provinces/rules.ts';
import { inspectSource } from '../../../src/server/imports/jobs/inspect-source.ts';
import { openFolder } from '../../../src/server/imports/reading/folder.ts';
import { remembered } from '../../../src/server/imports/remembered-mappings.ts';
import { ensureSource, listBrandNames } from '../../../src/server/imports/repository.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { importFiles } from '../../support/imports/import-files.ts';
import { openSampleDatabase } from '../../support/imports/open-sample-database.ts';
import { folderOf } from '../../support/spreadsheets/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openSampleDatabase();
});
afterEach(() => db.close());

type Row = readonly [number: string, name: string, guide: string, market: string];

/** A price list with a merged title, a header of two rows and a remark at the end. */
function sheetOf(title: string, rows: readonly Row[]) {
  const cell = (value: string) => ({ value, type: String });
  const wide = (value: string) => [{ ...cell(value), columnSpan: 4 }, null, null, null];
  return [
    wide(title),
    wide('单位：元（含税）'),
    [
      { ...cell('零件编号'), rowSpan: 2 },
      { ...cell('零件名称'), rowSpan: 2 },
      { ...cell('价格'), columnSpan: 2 },
      null,
    ],
    [null, null, cell('4S店价'), cell('批发价')],
    ...rows.map((row) => row.map(cell)),
    [cell('以上价格仅供参考'), null, null, null],
  ];
}

async function listOf(...sheets: readonly { title: string; rows: readonly Row[] }[]): Promise<Buffer> {
  const folder = await folderOf({});
  const file = path.join(folder, 'made.xlsx');
  await writeWorkbook(
    sheets.map(({ title, rows }, at) => ({ data: sheetOf(title, rows), sheet: `表${at + 1}` })),
  ).toFile(file);
  return readFile(file);
}

/** What the tables of the list are suggested to be. */
async function inspect(list: Buffer): Promise<ImportTable[]> {
  const source = openFolder(await folderOf({ '价格.xlsx': list }));
  return inspectSource(source, { remembered: [], brands: await listBrandNames(db.sql) });
}

/** Imports the list as a person would who confirms what was suggested. */
async function importList(list: Buffer, source = 'acme') {
  const tables = await inspect(list);
  await ensureSource(db.sql, { code: source, name: source });
  const brands = await listBrandNames(db.sql);
  const mappings = JSON.stringify(tables.map((table) => remembered({ ...table, brands })));
  await db.sql.updateTable('catalogueSource').set({ mappings }).where('code', '=', source).execute();
  return importFiles(db, { others: { '价格.xlsx': list } }, { source });
}

async function pricesOf(number: string): Promise<{ guide: number; shanghai: number; jiangsu: number }> {
  const place = (code: string) => sql.raw(String(PROVINCE_CODES.findIndex((one) => String(one) === code) + 1));
  const { rows } = await sql<{ guide: number; shanghai: number; jiangsu: number }>`
    select guide_fen as guide, market_fen[${place('310000')}] as shanghai, market_fen[${place('320000')}] as jiangsu
    from part_price join part using (oe_id) where oe = ${number}`.execute(db.sql);
  return rows[0] ?? expect.unreachable();
}

const shanghai: readonly Row[] = [
  ['AC-100 200', '前制动片', '200', '1,150.50'],
  ['AC-900 100', '前制动片', '300', '２８０'],
];
const jiangsu: readonly Row[] = [
  ['AC-100 200', '前制动片', '190', '140'],
  ['AC-900 100', '前制动片', '300', '270'],
];
const twoProvinces = () =>
  listOf(
    { title: '2026年12月 上海 艾克姆 价格表', rows: shanghai },
    { title: '2026年11月 江苏省 艾克姆 价格表', rows: jiangsu },
  );

test('the title of each sheet gives its brand, province and month', async () => {
  const tables = await inspect(await twoProvinces());
  expect(tables.map(({ mappings }) => mappings.map(({ file }) => file))).toEqual([
    ['prices', 'numbers'],
    ['prices', 'numbers'],
  ]);
  expect(tables.map(({ mappings: [first] }) => first?.constants)).toMatchObject([
    { brand: '艾克姆', province: '上海', date: '2026-12-01' },
    { brand: '艾克姆', province: '江苏省', date: '2026-11-01' },
  ]);
});

test('a number that stands on the sheets of two provinces has both prices, and is registered once', async () => {
  const { plan } = await importList(await twoProvinces());
  expect(plan.refused).toEqual([]);
  expect(plan.targets.find(({ name }) => name === 'part')).toMatchObject({ new: 1 });
  expect(await pricesOf('AC-100 200')).toMatchObject({ shanghai: 115_050, jiangsu: 14_000 });
  expect(await pricesOf('AC-900 100')).toMatchObject({ shanghai: 28_000, jiangsu: 27_000 });
});

test('of the guide prices of several provinces the latest counts', async () => {
  await importList(
    await listOf(
      { title: '2026年12月 上海 艾克姆 价格表', rows: [['AC-100 200', '前制动片', '180', '150']] },
      { title: '2026年11月 江苏 艾克姆 价格表', rows: [['AC-100 200', '前制动片', '210', '150']] },
    ),
  );
  expect(await pricesOf('AC-100 200')).toMatchObject({ guide: 18_000 });
});

test('rows are counted as the supplier counts them, whatever number of records they make', async () => {
  const { plan } = await importList(
    await listOf({
      title: '2026年11月 上海 艾克姆 价格表',
      rows: [
        ...shanghai,
        ['1.23E+11', '前制动片', '5', '4'],
        ['AC-100 201', '前制动片', '2026-11-05', '2026年11月6日'],
      ],
    }),
  );
  expect(plan.total).toEqual({ rows: 4, refused: 2 });
  expect(plan.files).toEqual([
    { file: 'prices', rows: 4, refused: 2 },
    { file: 'numbers', rows: 4, refused: 2 },
  ]);
  expect(plan.refused.map(({ field, rows, firstLine }) => ({ field, rows, firstLine }))).toEqual([
    { field: 'number', rows: 1, firstLine: 7 },
    { field: 'price', rows: 1, firstLine: 8 },
  ]);
});

test('a name that nobody knows makes no standard part for a number that the catalogue has', async () => {
  const rows: Row[] = [
    ['AC-100 200', '刹车皮一套', '200', '150'],
    ['AC-900 100', '异形支座', '300', '280'],
  ];
  const list = await listOf({ title: '2026年11月 上海 艾克姆 价格表', rows });
  const { plan } = await importList(list, 'other');
  expect(plan.refused).toEqual([]);
  expect(plan.newStandardParts).toEqual({ count: 1, samples: [{ name: '异形支座', rows: 1 }] });
  expect(await pricesOf('AC-100 200')).toMatchObject({ shanghai: 15_000 });
});
