import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkChain } from '../../../../src/server/platform/audit/check-chain.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { describeCheck } from '../../../../src/server/verify-audit.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { change } from '../../../support/server/change.ts';

let db: Database;
beforeEach(async () => {
  await db?.close();
  db = await openTestDatabase();
  for (const [subjectId, name] of ['one', 'two', 'three'].entries())
    await change(db, async ({ record }) =>
      record({
        action: 'edit',
        subject: 'role',
        subjectId,
        before: { name: '', z_a: 1 },
        after: { name, z_a: [2, 1.5] },
      }),
    );
});
afterAll(() => db.close());

const ids = async () => {
  const rows = await db.sql.selectFrom('auditEntry').select('auditId').orderBy('auditId').execute();
  return rows.map(({ auditId }) => auditId);
};
const check = () => checkChain(db.sql);

test('the chain of what was recorded is intact', async () => {
  expect(await check()).toMatchObject({ isIntact: true, entries: 3 });
  expect(describeCheck(await check())).toMatch(/^All 3 entries of the audit are unchanged/);
});

test.each([
  [
    'a changed value',
    `update audit_entry set after = '{"name":"other"}' where audit_id = $2`,
    'its contents were changed',
  ],
  ['another actor', `update audit_entry set actor_name = 'other' where audit_id = $2`, 'its contents were changed'],
  [
    'another time',
    `update audit_entry set audited_at = audited_at + interval '1 second' where audit_id = $2`,
    'contents',
  ],
])('%s is found at its entry', async (_, statement, reason) => {
  const [, second = 0] = await ids();
  await db.execute(statement.replace('$2', String(second)));
  const found = await check();
  expect(found).toMatchObject({ isIntact: false, entries: 1, broken: { auditId: second } });
  expect(describeCheck(found)).toContain(reason);
});

test('an entry that was removed is found at the next one', async () => {
  const [, second = 0, third = 0] = await ids();
  await db.execute(`delete from audit_entry where audit_id = ${second}`);
  expect(await check()).toMatchObject({ isIntact: false, broken: { auditId: third, reason: 'an entry is missing' } });
});

test('entries that were removed from the end are found', async () => {
  const [, , third = 0] = await ids();
  await db.execute(`delete from audit_entry where audit_id = ${third}`);
  const found = await check();
  expect(found).toMatchObject({ isIntact: false, entries: 2 });
  expect(describeCheck(found)).toContain('has 2 entries but should have 3');
});

test('concurrent changes form one chain', async () => {
  const write = (subjectId: number) =>
    change(db, async ({ record }) => record({ action: 'add', subject: 'role', subjectId, after: { subjectId } }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  expect(await check()).toMatchObject({ isIntact: true, entries: 23 });
});
