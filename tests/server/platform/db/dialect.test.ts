import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute('create table tally (id integer primary key, amount integer not null)');
});
beforeEach(() => db.execute('truncate tally; insert into tally values (1, 0)'));
afterAll(() => db.close());

const read = { name: 'read-amount', text: 'select amount from tally where id = $1' };
const amount = async () => (await db.run<{ amount: number }>(read, [1]))[0]?.amount;

test('a failed transaction is rolled back, and the connection stays usable', async () => {
  const work = db.sql.transaction().execute(async (transaction) => {
    await sql`update tally set amount = 5`.execute(transaction);
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await amount()).toBe(0);
});

test('a concurrent read does not see uncommitted changes', async () => {
  const { seen } = await db.sql.transaction().execute(async (transaction) => {
    await sql`update tally set amount = 5`.execute(transaction);
    // Not awaited here: with a single connection it runs after the transaction.
    const pendingRead = amount();
    await sql`select pg_sleep(0.05)`.execute(transaction);
    await sql`update tally set amount = 6`.execute(transaction);
    return { seen: pendingRead };
  });
  expect([0, 6]).toContain(await seen);
  expect(await amount()).toBe(6);
});

test('no concurrent increment is lost', async () => {
  const add = () => sql`update tally set amount = amount + 1`.execute(db.sql);
  await Promise.all(Array.from({ length: 50 }, add));
  expect(await amount()).toBe(50);
});

test('many concurrent transactions complete without a deadlock', async () => {
  const works = Array.from({ length: 40 }, () =>
    db.sql.transaction().execute(async (transaction) => {
      await sql`select amount from tally for update`.execute(transaction);
      await sql`update tally set amount = amount + 1`.execute(transaction);
    }),
  );
  await Promise.all(works);
  expect(await amount()).toBe(40);
});

test('values have the contract’s formats on both engines', async () => {
  const { rows } = await sql`select
    timestamptz '2026-03-01 08:00:00+08' as moment, date '2026-03-01' as day, 9007199254740991::bigint as big,
    12.50::numeric as price, array[1, null]::integer[] as list, '{"a_b": [1]}'::jsonb as facts, null as nothing,
    true as flag, '文字' as words, current_setting('timezone') as zone`.execute(db.sql);
  expect(rows).toEqual([
    {
      moment: '2026-03-01T00:00:00.000Z',
      day: '2026-03-01',
      big: 9_007_199_254_740_991,
      price: 12.5,
      list: [1, null],
      facts: { a_b: [1] },
      nothing: null,
      flag: true,
      words: '文字',
      zone: 'UTC',
    },
  ]);
});

test('columns are camel case in the query builder and unchanged in prepared statements', async () => {
  await db.sql.insertInto('catalogueFill').values({ name: 'trial' }).execute();
  const [built] = await db.sql.selectFrom('catalogueFill').selectAll().execute();
  expect(Object.keys(built ?? {})).toEqual(['name', 'filledAt']);
  const [prepared] = await db.run<Record<string, unknown>>({ name: 'fills', text: 'select * from catalogue_fill' }, []);
  expect(Object.keys(prepared ?? {})).toEqual(['name', 'filled_at']);
});
