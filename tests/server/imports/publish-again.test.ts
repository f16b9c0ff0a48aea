import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { dropFinished, workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.ready();
});
afterAll(() => api.close());

const work = async () => {
  while (await workOnNext(api.db, 'test'));
};
const detailOf = async (importId: number) => (await api.post(calls.importGet, { importId })).result;
const versions = async () => (await api.post(calls.catalogueVersionList, { pageSize: 50 })).result.rows;
const priceOf = async () => {
  const { rows } = await sql<{ fen: number }>`
    select market_fen[1] as fen from part_price join part using (oe_id) where oe = 'AC-100 200'`.execute(api.db.sql);
  return rows[0]?.fen;
};
const newPrice = (price: number) =>
  importFiles(api.db, { prices: `number,price,date\nAC-100 200,${price},2026-12-01\n` });

test('a version that was taken back says so with who and when, and is published again like any other', async () => {
  await importFiles(api.db, sampleCatalogue);
  const { importId, version } = await newPrice(30);
  await api.post(calls.catalogueVersionWithdraw, { version: version ?? 0 });
  expect(await detailOf(importId)).toMatchObject({
    ...{ status: 'withdrawn', version },
    withdrawn: { at: expect.stringMatching(/^\d{4}-/), by: 'manager', canPublishAgain: true },
  });
  expect((await api.post(calls.importList, {})).result.rows[0]).toMatchObject({ importId, status: 'withdrawn' });
  expect((await versions())[0]).toMatchObject({ version, withdrawnBy: 'manager', canPublishAgain: true });
  expect(await priceOf()).toBe(10_000);

  expect((await api.post(calls.catalogueVersionPublishAgain, { version: version ?? 0 })).code).toBe('000000');
  await work();
  const planned = await detailOf(importId);
  expect(planned).toMatchObject({ status: 'planned', withdrawn: null, plan: { total: { rows: 1, refused: 0 } } });
  const { rowVersion } = planned;
  await api.db.execute(
    `insert into setting_change (key, value, row_version) values ('secondPerson.importPricesAbove', '0', 1)`,
  );
  expect((await api.post(calls.importPublish, { importId, rowVersion })).code).toBe('301010');
  await api.db.execute(`delete from setting_change where key = 'secondPerson.importPricesAbove'`);
  expect((await api.post(calls.importPublish, { importId, rowVersion })).code).toBe('000000');
  await work();
  expect(await detailOf(importId)).toMatchObject({ status: 'published', version: (version ?? 0) + 1, withdrawn: null });
  expect(await priceOf()).toBe(3_000);
  const { rows: audit } = await sql<{ action: string; subject: string }>`
    select action, subject from audit_entry where subject in ('catalogueImport', 'catalogueVersion')
    order by audit_id desc limit 4`.execute(api.db.sql);
  expect(audit).toEqual(
    expect.arrayContaining([
      { action: 'add', subject: 'catalogueVersion' },
      { action: 'edit', subject: 'catalogueImport' },
    ]),
  );
});

test('only a withdrawn version is published again, and none that three others came after', async () => {
  const first = await newPrice(81);
  const again = (version: number | null) => api.post(calls.catalogueVersionPublishAgain, { version: version ?? 0 });
  expect((await again(first.version)).code).toBe('300925');
  await api.post(calls.catalogueVersionWithdraw, { version: first.version ?? 0 });
  const old = `update catalogue_import set changed_at = now() - interval '90 days'`;
  await newPrice(82);
  await newPrice(83);
  await api.db.execute(old);
  await dropFinished(api.db);
  expect((await detailOf(first.importId)).withdrawn).toMatchObject({ canPublishAgain: true });
  await newPrice(84);
  expect((await detailOf(first.importId)).withdrawn).toMatchObject({ canPublishAgain: false });
  expect((await versions()).find(({ version }) => version === first.version)).toMatchObject({ canPublishAgain: false });
  expect((await again(first.version)).code).toBe('300926');
  await dropFinished(api.db);
  const { rows } = await sql`select from catalogue_import_chunk where import_id = ${first.importId}`.execute(
    api.db.sql,
  );
  expect(rows).toEqual([]);
  expect((await detailOf(first.importId)).uploads).toMatchObject([{ path: 'prices.csv', bytes: expect.any(Number) }]);
});

test('an import by the command has its files, sizes and rows, and its plan can be made anew', async () => {
  const { importId } = await importFiles(
    api.db,
    { prices: 'number,price,date\nAC-100 200,90,2026-12-02\nAC-100 201,91,2026-12-02\n' },
    { publishes: false },
  );
  const detail = await detailOf(importId);
  expect(detail).toMatchObject({
    ...{ isByCommand: true, createdBy: null, keyName: null, files: ['prices.csv'] },
    uploads: [{ path: 'prices.csv', bytes: 68, receivedBytes: 68 }],
    plan: { tables: [{ tableNo: 1, rows: 2, refused: 0 }] },
  });
  await importFiles(api.db, { brands: 'id,name\nB7,七\n' }, { source: 'other' });
  await api.post(calls.importPublish, { importId, rowVersion: detail.rowVersion });
  await work();
  expect(await detailOf(importId)).toMatchObject({ status: 'planned', plan: { total: { rows: 2 } } });
});

test('a folder is stored as the command read it', async () => {
  const others = { 'drawings/d1.svg': sampleCatalogue.others['drawings/d1.svg'] };
  const { importId } = await importFiles(
    api.db,
    { drawings: 'id,file\nD9,drawings/d1.svg\n', others },
    { source: 'scans', publishes: false },
  );
  expect((await detailOf(importId)).uploads.map((file) => file.path)).toEqual(['drawings.csv', 'drawings/d1.svg']);
  const { rows } = await sql<{ text: string }>`
    select convert_from(content, 'UTF8') as text from catalogue_import_chunk
    where import_id = ${importId} and path = 'drawings/d1.svg'`.execute(api.db.sql);
  expect(rows).toEqual([{ text: others['drawings/d1.svg'] }]);
});
