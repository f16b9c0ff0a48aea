import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmMappings, readTableAt, rereadTables } from '../../../src/server/imports/confirm-mappings.ts';
import { inspectSource } from '../../../src/server/imports/jobs/inspect-source.ts';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { openFolder } from '../../../src/server/imports/reading/folder.ts';
import { ensureSource, getImport, listBrandNames } from '../../../src/server/imports/repository.ts';
import { storePart } from '../../../src/server/imports/stored-files.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { importFiles } from '../../support/imports/import-files.ts';
import { openSampleDatabase } from '../../support/imports/open-sample-database.ts';
import { change } from '../../support/server/change.ts';
import { folderOf } from '../../support/spreadsheets/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openSampleDatabase();
});
afterEach(() => db.close());

const files = {
  '1价格.csv': '零件号,价格,日期\nAC-100 200,55,2026-11-22\n',
  '2说明.csv': '本表仅供参考\n版权归云帆所有\n',
};

/** Confirms the tables of the files as they are suggested, for the supplier acme. */
async function confirm(isRemembered: boolean): Promise<void> {
  const sourceId = await ensureSource(db.sql, { code: 'acme', name: 'acme' });
  const tables = await inspectSource(openFolder(await folderOf(files)), {
    remembered: [],
    brands: await listBrandNames(db.sql),
  });
  const { importId, rowVersion } = await db.sql
    .insertInto('catalogueImport')
    .values({ sourceId, isFull: false, status: 'mapping', tables: JSON.stringify(tables) })
    .returning(['importId', 'rowVersion'])
    .executeTakeFirstOrThrow();
  expect(tables.map(({ mappings }) => mappings.length)).toEqual([1, 0]);
  const given = tables.map(({ tableNo, mappings }) => ({ tableNo, mappings: [...mappings] }));
  const body = { importId, rowVersion, isRemembered, tables: given } as Parameters<typeof confirmMappings>[1];
  await change(db, (started) => confirmMappings(started, body));
}

test('a table that was confirmed not to be imported needs no confirmation the next time', async () => {
  await confirm(true);
  const { plan } = await importFiles(db, { others: files });
  expect(plan.files).toEqual([{ file: 'prices', rows: 1, refused: 0 }]);
});

test('what was confirmed without being remembered is asked again', async () => {
  await confirm(false);
  await expect(importFiles(db, { others: files })).rejects.toThrow(/not certain: 1价格\.csv, 2说明\.csv\./);
});

test('a header row that a person chose is used for the plan, and found again in the next files', async () => {
  const list = (rows: string) => ({ '3清单.csv': `零件号,名称,价格,日期\n甲,乙,丙,丁\n${rows}` });
  const sourceId = await ensureSource(db.sql, { code: 'acme', name: 'acme' });
  const content = Buffer.from(list('AC-100 200,片,55,2026-11-22\n')['3清单.csv']);
  const tables = await inspectSource(openFolder(await folderOf({ '3清单.csv': content })), {
    remembered: [],
    brands: [],
  });
  expect(tables).toMatchObject([{ headerLine: 1 }]);
  const { importId, rowVersion } = await db.sql
    .insertInto('catalogueImport')
    .values({ sourceId, isFull: false, status: 'mapping', tables: JSON.stringify(tables) })
    .returning(['importId', 'rowVersion'])
    .executeTakeFirstOrThrow();
  const file = { importId, path: '3清单.csv' };
  await db.sql
    .insertInto('catalogueImportFile')
    .values({ ...file, bytes: content.length })
    .execute();
  await storePart(db, { ...file, startsAt: 0, content });
  const found = await readTableAt(db, { importId, tableNo: 1, headerLine: 2 });
  expect(found).toMatchObject({ headerLine: 2, columns: ['甲', '乙', '丙', '丁'], titles: ['零件号 名称 价格 日期'] });
  expect(await readTableAt(db, { importId, tableNo: 1, headerLine: 150 })).toBeNull();

  const columns = { number: '甲', price: '丙', date: '丁' };
  const given = [{ tableNo: 1, headerLine: 2, mappings: [{ file: 'prices' as const, columns }] }];
  const body = { importId, rowVersion, isRemembered: true, tables: given };
  const reread = await rereadTables(db, body);
  await change(db, (started) => confirmMappings(started, body, reread));
  await workOnNext(db, 'test');
  const { plan } = await getImport(db.sql, importId);
  expect(plan).toMatchObject({ total: { rows: 1, refused: 0 } });

  const { plan: next } = await importFiles(db, {
    others: list('AC-100 200,片,56,2026-11-23\nAC-100 201,片,7,2026-11-23\n'),
  });
  expect(next.total).toEqual({ rows: 2, refused: 0 });
});

test('the order of day and month that a person chose is used for the plan, and for the next files', async () => {
  const list = (rows: string) => ({ '1价格.csv': `零件号,价格,日期\n${rows}` });
  const sourceId = await ensureSource(db.sql, { code: 'acme', name: 'acme' });
  const content = Buffer.from(list('AC-100 200,55,03/04/2026\n')['1价格.csv']);
  const tables = await inspectSource(openFolder(await folderOf({ '1价格.csv': content })), {
    remembered: [],
    brands: [],
  });
  expect(tables).toMatchObject([{ confidence: 'likely' }]);
  const { importId, rowVersion } = await db.sql
    .insertInto('catalogueImport')
    .values({ sourceId, isFull: false, status: 'mapping', tables: JSON.stringify(tables) })
    .returning(['importId', 'rowVersion'])
    .executeTakeFirstOrThrow();
  const columns = { number: '零件号', price: '价格', date: '日期' };
  const mappings = [{ file: 'prices' as const, columns, dateOrder: 'dayFirst' as const }];
  const body = { importId, rowVersion, isRemembered: true, tables: [{ tableNo: 1, mappings }] };
  await change(db, (started) => confirmMappings(started, body));

  await importFiles(db, { others: list('AC-100 200,56,05/12/2026\nAC-100 201,7,12/31/2026\n') }).then(({ plan }) =>
    expect(plan.refused).toMatchObject([{ field: 'date', code: 'impossibleDate', details: ['12/31/2026'] }]),
  );
  const { rows } =
    await sql`select dated::text from part_price join part using (oe_id) where oe = 'AC-100 200'`.execute(db.sql);
  expect(rows).toEqual([{ dated: '2026-12-05' }]);
});
