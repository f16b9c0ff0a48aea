import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportStatus } from '../../../src/contract/imports/rules.ts';
import { dropFinished, workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { storePart } from '../../../src/server/imports/stored-files.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase, postgresUrlOf } from '../../support/database/open-test-database.ts';

// Each import makes and drops a hundred tables, and each child starts Node.js.
vi.setConfig({ testTimeout: 240_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await db.execute(`insert into catalogue_source (code, name) values ('acme', 'Acme')`);
});
afterEach(() => db.close());

/** An uploaded file of brands. @returns the id of its import */
async function addImport(content = 'id,name\nB1,艾克姆\n', status: ImportStatus = 'inspecting'): Promise<number> {
  const { importId } = await db.sql
    .insertInto('catalogueImport')
    .values((build) => ({ sourceId: build.selectFrom('catalogueSource').select('sourceId'), isFull: false, status }))
    .returning('importId')
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(content);
  await db.sql
    .insertInto('catalogueImportFile')
    .values({ importId, path: 'brands.csv', bytes: bytes.length })
    .execute();
  if (status !== 'uploading') await storePart(db, { importId, path: 'brands.csv', startsAt: 0, content: bytes });
  return importId;
}

const statusOf = async (importId: number) =>
  db.sql
    .selectFrom('catalogueImport')
    .select(['status', 'failure'])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
const setStatus = (importId: number, status: ImportStatus) =>
  db.sql.updateTable('catalogueImport').set({ status }).where('importId', '=', importId).execute();
const brands = async () =>
  (await db.sql.selectFrom('brand').select('nameZh').orderBy('nameZh').execute()).map((row) => row.nameZh);
const revision = async () =>
  (await db.sql.selectFrom('catalogueState').select('revision').executeTakeFirstOrThrow()).revision;

/** Works in a process that kills itself after the statement with a text. @returns the signal that ended it */
async function workAndDie(text: string, ...more: string[]): Promise<unknown> {
  const script = ['tests/support/imports/importing-child.ts', await postgresUrlOf(db), text, ...more];
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], { cwd: root, stdio: 'inherit' });
  const [, signal] = await once(child, 'close');
  return signal;
}

/** The lease of a worker that died is over, and another one works until nothing is left to do. */
async function takeOver(): Promise<void> {
  await db.execute('update catalogue_import set worker_until = now()');
  while (await workOnNext(db, 'other'));
}

test.each([
  ['while it looks into the files', 'catalogueImportChunk'],
  ['after it has copied the rows', '_s_brands'],
  ['in the middle of the checks', '_n_brand as'],
  ['when the changes are counted', "op = 'new')::integer as added"],
])('a worker killed %s leaves the catalogue alone, and another one makes the plan', async (_, text) => {
  const importId = await addImport();
  if (text !== 'catalogueImportChunk') {
    await workOnNext(db, 'test');
    expect((await statusOf(importId)).status).toBe('checking');
  }
  expect(await workAndDie(text)).toBe('SIGKILL');
  expect(await brands()).toEqual([]);
  await takeOver();
  expect(await statusOf(importId)).toEqual({ status: 'planned', failure: null });
  expect(await brands()).toEqual([]);
});

test('a worker killed in the transaction of the publication publishes nothing, and another one publishes once', async () => {
  const importId = await addImport();
  await takeOver();
  const before = await revision();
  for (const text of ['insert into brand (', 'update catalogue_state set revision']) {
    await setStatus(importId, 'publishing');
    await db.execute('update catalogue_import set worker_until = now()');
    expect(await workAndDie(text)).toBe('SIGKILL');
    expect([await brands(), await revision()]).toEqual([[], before]);
  }
  await takeOver();
  expect((await statusOf(importId)).status).toBe('published');
  expect([await brands(), await revision()]).toEqual([['艾克姆'], before + 1]);
});

test('a plan whose staging tables a crash of the database has emptied is made anew before it is published', async () => {
  const importId = await addImport();
  await takeOver();
  const before = await revision();
  const tables = (await stagingTables()).map(({ tablename }) => `catalogue_staging.${tablename}`);
  await db.execute(`truncate ${tables.join(', ')}`);
  await setStatus(importId, 'publishing');
  await takeOver();
  expect([await statusOf(importId), await revision()]).toEqual([{ status: 'planned', failure: null }, before]);
  await setStatus(importId, 'publishing');
  await takeOver();
  expect([(await statusOf(importId)).status, await brands()]).toEqual(['published', ['艾克姆']]);
});

test('an upload killed within a part goes on from the parts before it', async () => {
  const importId = await addImport('id,name\nB1,艾克姆\n', 'uploading');
  expect(await workAndDie('catalogue_import_chunk', String(importId), 'brands.csv')).toBe('SIGKILL');
  const { receivedBytes } = await db.sql
    .selectFrom('catalogueImportFile')
    .select('receivedBytes')
    .executeTakeFirstOrThrow();
  expect(Number(receivedBytes)).toBe(0);
  const content = Buffer.from('id,name\nB1,艾克姆\n');
  expect(await storePart(db, { importId, path: 'brands.csv', startsAt: 0, content })).toBe(content.length);
});

/** Runs the command on a folder with brands until it is killed. */
async function commandAndDie(text: string, mode: 'command' | 'dry-run'): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-command-'));
  await writeFile(path.join(folder, 'brands.csv'), 'id,name\nB1,艾克姆\n');
  expect(await workAndDie(text, mode, folder)).toBe('SIGKILL');
  await rm(folder, { recursive: true });
  await takeOver();
}

const stagingTables = () =>
  db.withSession(({ query }) =>
    query<{ tablename: string }>(`select tablename from pg_tables where schemaname = 'catalogue_staging'`),
  );

test.each([
  ['before its files are there', 'catalogueImportChunk', 'command'],
  ['in a dry run', '_n_brand as', 'dry-run'],
] as const)('a command killed %s leaves nothing after a day', async (_, text, mode) => {
  await commandAndDie(text, mode);
  const { importId } = await db.sql.selectFrom('catalogueImport').select('importId').executeTakeFirstOrThrow();
  await dropFinished(db);
  expect((await statusOf(importId)).status).toBe('uploading');
  await db.execute(`update catalogue_import set changed_at = now() - interval '2 days'`);
  await dropFinished(db);
  expect((await statusOf(importId)).status).toBe('discarded');
  expect(await stagingTables()).toEqual([]);
  expect(await db.sql.selectFrom('catalogueImportChunk').select('path').execute()).toEqual([]);
});

test.each([
  ['in the middle of the checks', '_n_brand as', 'planned'],
  ['in the transaction of the publication', 'insert into brand (', 'planned'],
])('a command killed %s is gone on with by a server', async (_, text, status) => {
  await commandAndDie(text, 'command');
  const { importId, byCommand } = await db.sql
    .selectFrom('catalogueImport')
    .select(['importId', 'byCommand'])
    .executeTakeFirstOrThrow();
  expect([await statusOf(importId), byCommand]).toEqual([{ status, failure: null }, true]);
  expect(await brands()).toEqual([]);
  await setStatus(importId, 'publishing');
  await takeOver();
  expect(await brands()).toEqual(['艾克姆']);
});

test('of two publications at once one is published, and the other one is planned again', async () => {
  const [one, other] = [await addImport(), await addImport('id,name\nB2,别的\n')];
  await takeOver();
  await setStatus(one, 'publishing');
  await setStatus(other, 'publishing');
  await Promise.all([workOnNext(db, 'a'), workOnNext(db, 'b')]);
  const statuses = [(await statusOf(one)).status, (await statusOf(other)).status];
  expect(statuses.toSorted()).toEqual(['checking', 'published']);
  expect(await brands()).toHaveLength(1);
  await takeOver();
  const waiting = (await statusOf(one)).status === 'planned' ? one : other;
  await setStatus(waiting, 'publishing');
  await takeOver();
  expect(await brands()).toHaveLength(2);
});

/** The database, failing at the first statement of sessions that has a text. */
const failingAt = (text: string, code: string): Database => ({
  ...db,
  withSession: (work) =>
    db.withSession((session) => {
      const fail = (statement: string) => {
        if (statement.includes(text)) throw Object.assign(new Error('no'), { code });
      };
      return work({
        ...session,
        async execute(script) {
          fail(script);
          await session.execute(script);
        },
        async query(statement, parameters) {
          fail(statement);
          return session.query(statement, parameters);
        },
        async copyIn(table, columns, chunks) {
          fail(`copy ${table}`);
          await session.copyIn(table, columns, chunks);
        },
      });
    }),
});

test.each([
  ['copied', '_s_brands', 'checking'],
  ['published', 'insert into brand (', 'publishing'],
] as const)(
  'a full disk while rows are %s is told, leaves no staging tables and the catalogue as it was',
  async (_, text, at) => {
    const importId = await addImport();
    await (at === 'checking' ? workOnNext(db, 'test') : takeOver());
    await setStatus(importId, at);
    await workOnNext(failingAt(text, '53100'), 'test');
    expect(await statusOf(importId)).toMatchObject({ status: 'failed', failure: { code: 'diskFull' } });
    expect(await brands()).toEqual([]);
    const tables = await db.withSession(({ query }) =>
      query(`select tablename from pg_tables where schemaname in ('catalogue_staging', 'catalogue_undo')`),
    );
    expect(tables).toEqual([]);
  },
);

test.each([
  'create unlogged table',
  '_s_brands',
  '_n_brand as',
  'as added',
  'insert into brand (',
  'revision = revision + 1',
])('a database that goes away at "%s" leaves the catalogue, and the work goes on when it is back', async (text) => {
  const importId = await addImport();
  await workOnNext(db, 'test');
  const isPublishing = text.startsWith('insert into brand') || text.startsWith('revision');
  if (isPublishing) {
    await takeOver();
    await setStatus(importId, 'publishing');
  }
  await expect(workOnNext(failingAt(text, '57P01'), 'test')).rejects.toThrow('no');
  expect(await brands()).toEqual([]);
  await takeOver();
  expect((await statusOf(importId)).status).toBe(isPublishing ? 'published' : 'planned');
});
