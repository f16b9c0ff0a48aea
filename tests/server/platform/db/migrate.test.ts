import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { migrate } from '../../../../src/server/platform/db/migrate.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'test-migrations-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, script: string) => writeFile(path.join(folder, name), script);
const run = () => migrate(db, { folder: pathToFileURL(`${folder}/`) });
const tablesLike = async (pattern: string) => {
  const text = `select table_name as name from information_schema.tables where table_name like $1 order by 1`;
  return (await db.run<{ name: string }>({ name: 'tables', text }, [pattern])).map(({ name }) => name);
};

test('a migrated database has no pending migration', async () => {
  expect(await migrate(db)).toEqual([]);
  expect(await tablesLike('work_order%')).toEqual([
    'work_order',
    'work_order_change',
    'work_order_dismissal',
    'work_order_item',
  ]);
});

test('files are applied once, ordered by name', async () => {
  await write('0902-second.sql', 'alter table trial_one add column more integer;');
  await write('0901-first.sql', 'create table trial_one (id integer);');
  await write('read-me.txt', 'no migration');
  expect(await run()).toEqual(['0901-first.sql', '0902-second.sql']);
  expect(await run()).toEqual([]);
});

test('a failing file is rolled back, and the database stays usable', async () => {
  await write('0903-broken.sql', 'create table trial_two (id integer); insert into trial_two values (1, 2);');
  await expect(run()).rejects.toThrow(/INSERT has more expressions/);
  expect(await tablesLike('trial%')).toEqual(['trial_one']);
  await write('0903-broken.sql', 'create table trial_two (id integer);');
  expect(await run()).toEqual(['0903-broken.sql']);
  expect(await tablesLike('trial%')).toEqual(['trial_one', 'trial_two']);
});

test.runIf(inject('testEngine').name === 'postgres')(
  'nodes that start concurrently on an empty server apply each file once',
  async () => {
    await db.execute('drop table migration');
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    await writeFile(path.join(empty, '0001-slow.sql'), 'create table trial_slow (id integer); select pg_sleep(0.2);');
    const starts = Array.from({ length: 5 }, () => migrate(db, { folder: pathToFileURL(`${empty}/`) }));
    expect((await Promise.all(starts)).flat()).toEqual(['0001-slow.sql']);
  },
);
