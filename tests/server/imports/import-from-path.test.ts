import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importFromPath } from '../../../src/server/imports/jobs/import-from-path.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { folderOf } from '../../support/spreadsheets/import-files.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const folder = fileURLToPath(new URL('../../../docs/catalogue-sample', import.meta.url));
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(db.sql)).rows;

test('the sample of the documents is imported without a refused row', async () => {
  const { plan, version } = await importFromPath(
    db,
    { path: folder, source: { code: 'sample', name: 'Sample' }, isFull: true },
    { isDryRun: false, publishes: true, onStep: () => undefined },
  );
  expect(plan.refused).toEqual([]);
  expect(plan.newStandardParts.count).toBe(0);
  expect(version).toBe(1);
  expect(await rowsOf('select count(*)::integer as rows from fit')).toEqual([{ rows: 20 }]);
});

test('the command keeps the name of a supplier that it does not state, and a dry run leaves no supplier', async () => {
  const run = (source: { code: string; name?: string }, isDryRun: boolean) =>
    importFromPath(
      db,
      { path: folder, source, isFull: false },
      { isDryRun, publishes: false, onStep: () => undefined },
    );
  await run({ code: 'none' }, true);
  expect(await rowsOf(`select code from catalogue_source where code = 'none'`)).toEqual([]);
  await run({ code: 'yunfan', name: '云帆配件' }, false);
  await run({ code: 'yunfan' }, false);
  await run({ code: 'yunfan' }, true);
  expect(await rowsOf(`select name from catalogue_source where code = 'yunfan'`)).toEqual([{ name: '云帆配件' }]);
});

test('a command that fails leaves no import, files or supplier', async () => {
  const failing: Database = {
    ...db,
    withSession: (work) =>
      db.withSession((session) =>
        work({
          ...session,
          async execute(script) {
            if (script.includes('_n_brand')) throw new Error('no');
            await session.execute(script);
          },
        }),
      ),
  };
  const given = { path: folder, source: { code: 'sample' }, isFull: true };
  const options = { isDryRun: false, publishes: true, onStep: () => undefined };
  await expect(importFromPath(failing, given, options)).rejects.toThrow('no');
  for (const table of ['catalogue_import', 'catalogue_import_chunk'])
    expect(await rowsOf(`select * from ${table}`)).toEqual([]);
  expect(await rowsOf(`select * from catalogue_source where code = 'sample'`)).toEqual([]);
  expect(await rowsOf(`select tablename from pg_tables where schemaname = 'catalogue_staging'`)).toEqual([]);
});

test('refused rows are written as files, also of a dry run; a folder that cannot be written costs only them', async () => {
  const files = await folderOf({
    'teile/part-rows.csv': 'assembly,callout,number,quantity\nA1,1,AC 1,viele\n',
    'brands.csv': 'id,name\nACM,Acme\n',
  });
  const steps: string[] = [];
  const run = (refusedFolder: string) =>
    importFromPath(
      db,
      { path: files, source: { code: 'acme' }, isFull: false, refusedFolder },
      { isDryRun: true, publishes: false, onStep: (step) => steps.push(step) },
    );
  const folder = path.join(await folderOf({}), 'new');
  const { refusedFiles } = await run(folder);
  expect(refusedFiles).toEqual([path.join(folder, 'teile_part-rows-refused.csv')]);
  expect(await readFile(refusedFiles[0] ?? '', 'utf8')).toContain('A1,1,AC 1,viele,teile/part-rows.csv,2,');
  expect((await run(path.join(files, 'brands.csv', 'x'))).refusedFiles).toEqual([]);
  expect(steps.filter((step) => step.includes('could not be written'))).toHaveLength(1);
});
