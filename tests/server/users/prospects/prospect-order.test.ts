import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { orderOf } from '../../../../src/server/users/prospects/order.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id)
      select n, 'user ' || n, '-', 1 from generate_series(1, 5000) n;
    update prospect set intention = case when user_id % 3 > 0 then user_id % 3 end, agency_code = 'S' || user_id % 9,
      due_on = case when user_id % 4 = 0 then date '2026-01-01' + user_id % 300 end,
      remarked_at = case when user_id % 2 = 0 then timestamptz '2026-01-01Z' + make_interval(mins => user_id) end`);
  await db.execute('analyze prospect');
}, 60_000);
afterAll(() => db.close());

const directions = ['asc', 'desc'] as const;
const sorts = ['dueOn', 'remarkedAt', 'intention', 'agencyCode', 'createdAt'].flatMap((field) =>
  directions.map((order) => ({ field, order })),
);

test.each(sorts)('prospects are read in the order of an index: $field $order', async (sort) => {
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select * from prospect p where p.is_listed order by ${orderOf([sort])} limit 10`.execute(db.sql);
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('Index Scan');
  expect(text).not.toContain('Sort');
});

test.each(directions)('prospects of one intention are sorted by due date, with the intentions %s', async (order) => {
  const { rows } = await sql<{ intention: number; dueOn: string | null }>`
    select p.intention, p.due_on as "dueOn" from prospect p where p.intention is not null
    order by ${orderOf([{ field: 'intention', order }])}`.execute(db.sql);
  for (const each of [1, 2]) {
    const dates = rows.filter(({ intention }) => intention === each).map(({ dueOn }) => dueOn ?? '9999-12-31');
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted());
  }
});
