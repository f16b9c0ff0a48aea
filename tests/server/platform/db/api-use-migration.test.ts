import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { migrate } from '../../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
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
    if (name.endsWith('.sql') && name < '0054') await cp(new URL(file, migrations), path.join(folder, name));
  }
  await migrate(db, { folder: pathToFileURL(`${folder}/`) });
  // Metered by the function of then: two customers, two interfaces, answers, errors and empty ones.
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, 'role', 1);
    insert into account (user_id, username, password_hash, role_id) values (1, 'one', '', 1), (2, 'two', '', 1);
    insert into api_grant (user_id, units, expires_at, origin) select u, 100, now() + interval '1 day', 'staff' from generate_series(1, 2) u;
    select api_meter(jsonb_agg(jsonb_build_object('requestId', gen_random_uuid(), 'userId', 1 + n % 2, 'keyId', 1,
      'code', case when n % 3 = 0 then 'oeSearch' else 'vinToVehicle' end, 'version', 1, 'mode', 'live', 'transport', 'http',
      'status', case when n % 5 = 0 then 500 else 200 end, 'resultCode', '000000', 'units', case when n % 5 = 0 then 0 else 1 end,
      'reason', case when n % 5 = 0 then 'error' else 'charged' end, 'ms', 4, 'bucket', 0, 'address', '', 'body', '{}',
      'answer', '{}', 'isBodyCut', false, 'isAnswerCut', false))) from generate_series(1, 30) n;`);
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const count = async (table: string) => {
  const [row] = await db.run<{ count: number; calls: number }>(
    { name: `count ${table}`, text: `select count(*)::integer as count, sum(calls)::integer as calls from ${table}` },
    [],
  );
  return row;
};

test('the sums of what was metered before the migration are filled, and agree with log and ledger', async () => {
  expect(await count('api_usage_day')).toEqual({ count: 4, calls: 30 });
  expect(await count('api_usage_customer_day')).toEqual({ count: 2, calls: 30 });
  expect(await count('api_usage_interface_day')).toEqual({ count: 2, calls: 30 });
  expect(await count('(select 1 as calls from api_usage_caller_month) t')).toEqual({ count: 4, calls: 4 });
  expect(await verifyMetering(db, () => undefined)).toBe(true);
});

test('the log is kept', async () => {
  expect(await count('(select 1 as calls from api_request) t')).toEqual({ count: 30, calls: 30 });
});
