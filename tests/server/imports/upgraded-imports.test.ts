import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { migrate } from '../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';
import { createDatabase } from '../../support/database/create-database.ts';
import { postgresServerUrl } from '../../support/database/open-test-database.ts';

const migrations = new URL('../../../src/server/platform/db/migrations/', import.meta.url);

let db: Database;
let folder: string;
beforeAll(async () => {
  const { url } = await createDatabase(postgresServerUrl());
  db = openPostgres({ url, onConnectionLost: () => undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'test-migrations-'));
  for (const file of await readdir(migrations, { recursive: true })) {
    const name = path.basename(file);
    if (name.endsWith('.sql') && name < '0081') await cp(new URL(file, migrations), path.join(folder, name));
  }
  await migrate(db, { folder: pathToFileURL(`${folder}/`) });
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, 'role', 1);
    insert into account (user_id, username, password_hash, role_id) values (7, 'anna', '', 1);
    insert into catalogue_source (source_id, code, name) values (2, 'acme', 'Acme');
    insert into catalogue_import (import_id, source_id, is_full, status, created_by) values
      (1, 2, false, 'published', 7), (2, 2, false, 'published', null), (3, 2, false, 'published', null);
    insert into catalogue_import_file (import_id, path, bytes) values (3, 'prices.csv', 1);
    insert into catalogue_version (version, import_id, source_id, counts, withdrawn_at) values
      (1, 1, 2, '{}', null), (2, 2, 2, '{}', now()), (3, 3, 2, '{}', null);
    insert into catalogue_import (import_id, source_id, is_full, status, plan_revision, created_by)
      values (4, 2, false, 'planned', 0, 7);
    create table catalogue_undo.v3_part_price as select * from part_price where false;`);
  await migrate(db);
}, 120_000);
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

test('imports of withdrawn versions become withdrawn, and those without a creator and files are of the command', async () => {
  const { rows } =
    await sql`select status, by_command from catalogue_import where import_id < 4 order by import_id`.execute(db.sql);
  expect(rows).toEqual([
    { status: 'published', byCommand: false },
    { status: 'withdrawn', byCommand: true },
    { status: 'published', byCommand: false },
  ]);
});

test('a plan that does not know the days of prices is made again, and versions that are kept can have them', async () => {
  const { rows } = await sql`select plan_revision, (select revision from catalogue_state) as revision
    from catalogue_import where import_id = 4`.execute(db.sql);
  expect(rows).toEqual([{ planRevision: -1, revision: 1 }]);
  const kept = sql`select guide_dated, market_dated from catalogue_undo.v3_part_price`.execute(db.sql);
  expect((await kept).rows).toEqual([]);
});
