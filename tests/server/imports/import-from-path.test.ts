import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importFromPath } from '../../../src/server/imports/jobs/import-from-path.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

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
