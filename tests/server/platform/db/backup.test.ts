import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import { listColumns } from '../../../../src/server/platform/db/backup/list-columns.ts';
import { restoreBackup } from '../../../../src/server/platform/db/backup/restore-backup.ts';
import { writeBackup } from '../../../../src/server/platform/db/backup/write-backup.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { listMigrations, migrate } from '../../../../src/server/platform/db/migrate.ts';
import { openEmptyDatabase, openTestDatabase } from '../../../support/database/open-test-database.ts';

// Each test makes all tables of a release, some twice.
vi.setConfig({ testTimeout: 120_000 });

/** Every letter that means something to COPY, to JSON or to a reader of lines. */
const HARD_TEXT = 'tab\t, line\nbreak\r, \\N \\. \u2028 \u2029 刹车片 🛞 "{}"';

let folder: string;
let db: Database;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-backup-'));
  file = path.join(folder, 'shop.backup');
  db = await openTestDatabase();
  await ensureBaseData(db);
  await addAccount(db, 'main', null);
  const main = await db.sql.selectFrom('account').select('userId').executeTakeFirstOrThrow();
  await addAccount(db, HARD_TEXT, main.userId);
  await writeBackup(db, file);
});
const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function openEmpty(): Promise<Database> {
  const empty = await openEmptyDatabase();
  opened.push(empty);
  return empty;
}

async function addAccount(on: Database, username: string, parentId: number | null): Promise<void> {
  await on.execute(`insert into role (role_name, role_value)
    select 'General', 1 where not exists (select from role)`);
  await sql`insert into account (username, password_hash, role_id, parent_id)
    select ${username}, '-', (select min(role_id) from role), ${parentId}`.execute(on.sql);
}

/** A digest of the rows of each table that has any. */
async function digestsOf(on: Database): Promise<Record<string, string>> {
  return on.withSession(async (session) => {
    const digests: Record<string, string> = {};
    for (const { table } of await listColumns(session)) {
      const [row] = await session.query<{ digest: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`,
      );
      if (typeof row?.digest === 'string') digests[table] = row.digest;
    }
    return digests;
  });
}

const constraintsAndTriggers = (on: Database) =>
  on.withSession((session) =>
    session.query(`select conname as name, pg_get_constraintdef(oid) as definition, '' as state from pg_constraint
      union all select tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2`),
  );

test('a restored database has the same rows, constraints, triggers and next ids', async () => {
  const restored = await openEmpty();
  const rows = await restoreBackup(restored, file);
  expect(rows.account).toBe(2);
  expect(await digestsOf(restored)).toEqual(await digestsOf(db));
  expect(await constraintsAndTriggers(restored)).toEqual(await constraintsAndTriggers(db));
  const names = await restored.sql.selectFrom('account').select('username').orderBy('userId').execute();
  expect(names.map(({ username }) => username)).toEqual(['main', HARD_TEXT]);
  await addAccount(restored, 'third', null);
  const ids = await restored.sql.selectFrom('account').select('userId').orderBy('userId').execute();
  expect(new Set(ids.map(({ userId }) => userId)).size).toBe(3);
  expect(await migrate(restored)).toEqual([]);
});

test('a backup of an earlier release is restored into this one', async () => {
  const earlier = await openEmpty();
  const released = (await listMigrations()).filter((name) => name < '0031');
  await migrate(earlier, { only: new Set(released) });
  await addAccount(earlier, 'from 0.4', null);
  const old = path.join(folder, 'old.backup');
  await writeBackup(earlier, old);
  const restored = await openEmpty();
  await restoreBackup(restored, old);
  expect(await migrate(restored)).toEqual([]);
  expect(await restored.sql.selectFrom('account').select('username').execute()).toEqual([{ username: 'from 0.4' }]);
});

/** A copy of the backup with a changed text. */
async function changedBackup(name: string, change: (text: string) => string): Promise<string> {
  const copy = path.join(folder, name);
  await writeFile(copy, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  return copy;
}

test('after a restore no version is offered to be taken back, and plans are made again', async () => {
  const used = await openTestDatabase();
  opened.push(used);
  await used.execute(`insert into catalogue_source (code, name) values ('acme', 'Acme');
    insert into catalogue_version (source_id, counts) select source_id, '{}' from catalogue_source;
    insert into catalogue_import (source_id, is_full, status) select source_id, false, status from catalogue_source,
      unnest(array['planned', 'planned', 'published']) status;
    insert into catalogue_import_file (import_id, path, bytes) select min(import_id), 'prices.csv', 1 from catalogue_import;`);
  const saved = path.join(folder, 'imports.backup');
  await writeBackup(used, saved);
  const restored = await openEmpty();
  await restoreBackup(restored, saved);
  const { rows } = await sql`select status from catalogue_import order by import_id`.execute(restored.sql);
  expect(rows).toEqual([{ status: 'checking' }, { status: 'discarded' }, { status: 'published' }]);
  const versions = await sql`select can_withdraw from catalogue_version`.execute(restored.sql);
  expect(versions.rows).toEqual([{ canWithdraw: false }]);
});

test('a damaged file restores nothing, and the restore can be repeated', async () => {
  const empty = await openEmpty();
  const cutWithinTable = await changedBackup('cut', (text) => text.slice(0, text.indexOf('copy role ')));
  await expect(restoreBackup(empty, cutWithinTable)).rejects.toThrow('its last line is missing');
  const withoutAccount = await changedBackup('short', (text) => text.replace(/\n[^\n]*main[^\n]*\n/, '\n'));
  await expect(restoreBackup(empty, withoutAccount)).rejects.toThrow('account has 1 rows instead of 2');
  const withoutParent = await changedBackup('orphan', (text) => text.replaceAll(/^copy role .*?\\\.\n/gms, ''));
  await expect(restoreBackup(empty, withoutParent)).rejects.toThrow();
  const cut = path.join(folder, 'half');
  await writeFile(cut, (await readFile(file)).subarray(0, 2_000));
  await expect(restoreBackup(empty, cut)).rejects.toThrow();
  expect(await empty.sql.selectFrom('account').select('userId').execute()).toEqual([]);
  await restoreBackup(empty, file);
  expect(await digestsOf(empty)).toEqual(await digestsOf(db));
});

test('what is in use, newer or no backup is refused with the reason', async () => {
  await expect(restoreBackup(db, file)).rejects.toThrow('The database is not empty');
  const empty = await openEmpty();
  const newer = await changedBackup('newer', (text) => text.replace('0001-catalogue.sql', '0999-future.sql'));
  await expect(restoreBackup(empty, newer)).rejects.toThrow('newer release: this one does not know 0999-future.sql');
  const other = path.join(folder, 'other');
  await writeFile(other, 'a picture');
  await expect(restoreBackup(empty, other)).rejects.toThrow('is no backup of this product');
  await expect(restoreBackup(empty, path.join(folder, 'nothing'))).rejects.toThrow('does not exist');
  expect(await empty.withSession(listColumns)).toEqual([]);
});

test('a backup that fails leaves no file', async () => {
  const target = path.join(folder, 'failed.backup');
  await expect(writeBackup(await openEmpty(), target)).rejects.toThrow(/migration/);
  await expect(access(target)).rejects.toThrow('ENOENT');
  await expect(access(`${target}.unfinished`)).rejects.toThrow('ENOENT');
});
