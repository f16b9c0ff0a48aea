import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { migrate } from '../../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { createDatabase } from '../../../support/database/create-database.ts';
import { postgresServerUrl } from '../../../support/database/open-test-database.ts';

const migrations = new URL('../../../../src/server/platform/db/migrations/', import.meta.url);

let db: Database;
let folder: string;
beforeAll(async () => {
  const { url } = await createDatabase(postgresServerUrl());
  db = openPostgres({ url, onConnectionLost: () => undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'test-migrations-'));
  for (const file of await readdir(migrations, { recursive: true })) {
    const name = path.basename(file);
    if (name.endsWith('.sql') && name < '0039') await cp(new URL(file, migrations), path.join(folder, name));
  }
  await migrate(db, { folder: pathToFileURL(`${folder}/`) });
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, 'role', 1);
    insert into dictionary (id, parent_id, dictionary_name, name) values
      (201, 100, '公司类型', '公司类型'), (211, 201, '公司类型', '维修厂'), (212, 201, '公司类型', '维修厂');
    insert into account (username, password_hash, role_id, company_type, job_flag) values
      ('known', '', 1, '维修厂', null), ('renamed', '', 1, '修理铺', null), ('no category', '', 1, null, '店长');
    insert into notice (title, content, version) values ('plain', E'1 < 2\\nnext', '1');`);
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

test('texts of profiles become ids, and a text that is no entry any more becomes one', async () => {
  const rows = await db.run<{ username: string; type: string | null; job: string | null }>(
    {
      name: 'profiles',
      text: `select a.username, t.name as type, j.name as job from account a
        left join dictionary t on t.id = a.company_type left join dictionary j on j.id = a.job_flag order by a.user_id`,
    },
    [],
  );
  expect(rows).toEqual([
    { username: 'known', type: '维修厂', job: null },
    { username: 'renamed', type: '修理铺', job: null },
    { username: 'no category', type: null, job: '店长' },
  ]);
});

test('of duplicates under one parent, the first keeps its name', async () => {
  const rows = await db.sql.selectFrom('dictionary').select(['id', 'name']).where('parentId', '=', 201).execute();
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: 211, name: '维修厂' },
      { id: 212, name: '维修厂 (212)' },
    ]),
  );
});

test('the plain text of a notice becomes HTML with the same text', async () => {
  const { content } = await db.sql.selectFrom('notice').select('content').executeTakeFirstOrThrow();
  expect(content).toBe('<p>1 &lt; 2<br />next</p>');
});
