import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { importFiles, sampleCatalogue } from '../../support/imports/import-files.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

// Each import makes and drops a hundred tables.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.ready();
  await importFiles(api.db, sampleCatalogue);
  await api.db.execute(
    `insert into setting_change (key, value, row_version) values ('secondPerson.importPricesAbove', '0', 1)`,
  );
});
afterAll(() => api.close());

const detailOf = async (importId: number) => (await api.post(calls.importGet, { importId })).result;

/** The import whose plan is above the limit. */
let importId: number;
const openApprovals = async () => {
  const { rows } = (await api.post(calls.approvalList, { state: 'open' })).result;
  return rows.filter(({ subjectId }) => subjectId === String(importId));
};
const publish = async () => {
  const { rowVersion } = await detailOf(importId);
  return (await api.post(calls.importPublish, { importId, rowVersion })).code;
};
beforeEach(async () => {
  const prices = { prices: 'number,price,date\nAC-100 200,999,2026-12-01\n' };
  ({ importId } = await importFiles(api.db, prices, { publishes: false }));
  expect((await detailOf(importId)).waitsForApproval).toBe(false);
  expect(await publish()).toBe('301010');
});

test('a plan waits from the request for approval until it is withdrawn', async () => {
  expect(await detailOf(importId)).toMatchObject({ status: 'planned', waitsForApproval: true });
  const [approval] = await openApprovals();
  await api.post(calls.approvalWithdraw, { approvalId: approval?.approvalId ?? 0 });
  expect(await detailOf(importId)).toMatchObject({ status: 'planned', waitsForApproval: false });
});

test('another plan needs a new approval: the request for the old one is withdrawn with it', async () => {
  const { rowVersion, tables } = await detailOf(importId);
  const given = tables.map(({ tableNo, mappings }) => ({ tableNo, mappings }));
  const mapping = { importId, rowVersion, tables: given, isRemembered: false };
  expect((await api.post(calls.importMap, mapping)).code).toBe('000000');
  expect(await openApprovals()).toEqual([]);
  while (await workOnNext(api.db, 'test'));
  expect(await detailOf(importId)).toMatchObject({ status: 'planned', waitsForApproval: false });
  expect(await publish()).toBe('301010');
  expect(await detailOf(importId)).toMatchObject({ status: 'planned', waitsForApproval: true });
});

test('nothing is left to approve of an import that was discarded', async () => {
  const { rowVersion } = await detailOf(importId);
  await api.post(calls.importDiscard, { importId, rowVersion });
  expect(await openApprovals()).toEqual([]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where subject = 'catalogueImport' and subject_id = ${String(importId)}`.execute(
    api.db.sql,
  );
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['ask', 'withdraw', 'delete']));
});
