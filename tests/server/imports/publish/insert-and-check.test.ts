import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAndCheck } from '../../../../src/server/imports/publish/insert-and-check.ts';
import type { Database, Session } from '../../../../src/server/platform/db/database.ts';
import { openEmptyDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;

beforeAll(async () => {
  db = await openEmptyDatabase();
  await db.execute(`
    create table shelf (shelf_id integer primary key);
    create table item (item_id integer primary key, shelf_id integer references shelf, owner_id integer references item);
    create table good_row (id integer, shelf integer);
    create table bad_row (id integer, shelf integer);
    create table shelved (item_id integer, shelf_id integer not null default 3 references shelf);
    create table counted (item_id integer references item);
    create table tally (count integer);
    create function tally_one() returns trigger language plpgsql as
      $$ begin insert into tally values (1); return null; end $$;
    create trigger counted_tallies after insert on counted for each row execute function tally_one();
    insert into shelf values (1), (2);
    insert into good_row values (1, 1), (2, 2), (3, null);
    insert into bad_row values (4, 1), (5, 3);`);
});

afterAll(() => db.close());

const values = new Map([
  ['item_id', 'r.id'],
  ['shelf_id', 'r.shelf'],
]);

const insertFrom = (session: Session, table: string) =>
  insertAndCheck(session, { table: 'item', values, from: `from ${table} r where true` });

/** In a transaction that is rolled back. */
async function attempt<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
  return db.withSession(async (session) => {
    await session.execute('begin');
    try {
      return await work(session);
    } finally {
      await session.execute('rollback');
    }
  });
}

test('rows are inserted and counted', async () => {
  const { count, stored } = await attempt(async (session) => ({
    count: await insertFrom(session, 'good_row'),
    stored: await session.query('select item_id, shelf_id from item order by 1'),
  }));
  expect(count).toBe(3);
  expect(stored).toEqual([
    { item_id: 1, shelf_id: 1 },
    { item_id: 2, shelf_id: 2 },
    { item_id: 3, shelf_id: null },
  ]);
});

test('a row that refers to nothing is an error that names the key', async () => {
  await expect(attempt((session) => insertFrom(session, 'bad_row'))).rejects.toThrow('item_shelf_id_fkey');
});

test('the database checks the default of a column that is not written', async () => {
  const byDefault = attempt((session) =>
    insertAndCheck(session, {
      table: 'shelved',
      values: new Map([['item_id', 'r.id']]),
      from: 'from good_row r where true',
    }),
  );
  await expect(byDefault).rejects.toThrow('shelved_shelf_id_fkey');
});

test('rows may refer to rows of the same insertion', async () => {
  const own = new Map([
    ['item_id', 'r.id'],
    ['owner_id', '4 - r.id'],
  ]);
  const count = attempt((session) =>
    insertAndCheck(session, { table: 'item', values: own, from: 'from good_row r where true' }),
  );
  expect(await count).toBe(3);
});

test('the database checks later statements of the transaction again', async () => {
  const later = attempt(async (session) => {
    await insertFrom(session, 'good_row');
    await session.execute('insert into item values (9, 9)');
  });
  await expect(later).rejects.toThrow('item_shelf_id_fkey');
});

test('other triggers of a table run', async () => {
  const tallied = await attempt(async (session) => {
    await insertFrom(session, 'good_row');
    await insertAndCheck(session, {
      table: 'counted',
      values: new Map([['item_id', 'r.id']]),
      from: 'from good_row r where true',
    });
    return session.query('select count from tally');
  });
  expect(tallied).toHaveLength(3);
});

test('a user who may not put off the checks has them row by row', async () => {
  const refused = attempt(async (session) => {
    await session.execute(`
      create role shelf_keeper; grant select on shelf, bad_row to shelf_keeper; grant select, insert on item to shelf_keeper;
      set local role shelf_keeper;`);
    await insertFrom(session, 'bad_row');
  });
  await expect(refused).rejects.toThrow(/item_shelf_id_fkey/);
});
