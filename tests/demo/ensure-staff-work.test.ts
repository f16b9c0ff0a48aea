import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePackages } from '../../src/demo/ensure-packages.ts';
import { ensureStaffWork } from '../../src/demo/ensure-staff-work.ts';
import { ensureBaseData } from '../../src/server/access/base-data.ts';
import { checkChain } from '../../src/server/platform/audit/check-chain.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
});
afterAll(() => db.close());

const readPackages = () =>
  db.sql.selectFrom('package').select(['packageName', 'priceFen']).orderBy('packageId').execute();
const readEntries = () => db.sql.selectFrom('dictionary').select(['id', 'name']).orderBy('id').execute();

test('a database without the demo accounts gets no changes by the staff', async () => {
  await ensureStaffWork(db);
  expect(await db.sql.selectFrom('auditEntry').select('auditId').execute()).toEqual([]);
});

test('audit and bin of the demo are filled once, by changes that leave prices and dictionaries as they were', async () => {
  await db.execute(`
    insert into account (username, password_hash, role_id) select name, '-', 1 from unnest(array['admin', 'shop']) name;
    insert into notice (title, content, version, end_time) values ('冬季保养方案已更新', '<p>x</p>', '1', '2026-12-01Z')`);
  await ensurePackages(db);
  const before = [await readPackages(), await readEntries()];
  for (let start = 0; start < 2; start += 1) await ensureStaffWork(db);

  const entries = await db.sql.selectFrom('auditEntry').select(['action', 'subject', 'actorName']).execute();
  const count = (subject: string) => entries.filter((entry) => entry.subject === subject).map(({ action }) => action);
  expect(count('package')).toEqual(['edit', 'edit']);
  expect(count('notice')).toEqual(['edit', 'add', 'delete']);
  expect(count('dict')).toEqual(['add', 'edit', 'delete']);
  expect(new Set(entries.map(({ actorName }) => actorName))).toEqual(new Set(['admin']));
  const binned = await db.sql.selectFrom('deletedRecord').select('subject').orderBy('deletedId').execute();
  expect(binned).toEqual([{ subject: 'notice' }, { subject: 'dict' }]);
  expect([await readPackages(), await readEntries()]).toEqual(before);
  expect((await checkChain(db.sql)).isIntact).toBe(true);
});
