import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueRead, Database } from '../../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../../support/database/open-test-database.ts';

const server = path.resolve(import.meta.dirname, '../../../../../src/server');

/** What may be read on a replica, which does not have the last second's rows: no accounts, quota, sessions or orders. */
const TABLES =
  `aft_brand aft_offer aft_part aft_price assembly brand catalogue_id catalogue_state cov_tree_node cov_tree_part drawing e_price family fit
  maintain_fluid maintain_item maintain_plan maintain_project of_brand part part_group part_price replacement std_part
  std_part_name std_part_relation std_part_zone vehicle vehicle_announcement vehicle_configuration vehicle_group vin_binding
  vin_rule where_used`.split(/\s+/);

let db: Database;
let statements: CatalogueRead<unknown>[];
beforeAll(async () => {
  db = await openTestDatabase();
  statements = await listStatements();
  await db.execute(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'catalogue_test_reader') then
        create role catalogue_test_reader;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant select on ${TABLES.join(', ')} to catalogue_test_reader;`);
});
afterAll(async () => {
  await db.execute('drop owned by catalogue_test_reader');
  await db.close();
});

const isStatement = (value: unknown): value is CatalogueRead<unknown> =>
  typeof value === 'object' && value !== null && 'reads' in value && value.reads === 'catalogue';

/** Of all modules of the catalogue's domains; those that functions build are built with each of their variants. */
async function listStatements(): Promise<CatalogueRead<unknown>[]> {
  const found: CatalogueRead<unknown>[] = [];
  for (const domain of ['vehicles', 'parts', 'prices', 'brand-parts', 'maintenance', 'fit-reports']) {
    const files = await readdir(path.join(server, domain), { recursive: true });
    for (const file of files.filter((name) => /statements\.ts$/.test(name))) {
      const module: Record<string, unknown> = await import(path.join(server, domain, file));
      found.push(...Object.values(module).filter(isStatement));
    }
  }
  return found;
}

test('statements of the catalogue lock and write nothing, and read its tables only', async () => {
  expect(statements.length).toBeGreaterThan(30);
  const refused: string[] = [];
  for (const { name, text } of statements) {
    const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const nulls = count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`;
    await db
      .withSession(({ execute }) =>
        // A lock needs the right to update, and the plan of an execution the right to read each table.
        execute(`begin; set local role catalogue_test_reader; prepare checked as ${text};
          explain execute checked${nulls}; rollback`),
      )
      .catch((error: unknown) => refused.push(`${name}: ${error}`));
  }
  expect(refused).toEqual([]);
});

test('that test can fail: a lock, a write and a table of money are refused', async () => {
  for (const text of [
    'select brand_id from brand for share',
    "update brand set name_en = ''",
    'select amount from quota_package',
  ])
    await expect(
      db.withSession(({ execute }) => execute(`begin; set local role catalogue_test_reader; ${text}; rollback`)),
    ).rejects.toThrow('permission denied');
  expect((await sql`select 1 from quota_package`.execute(db.sql)).rows).toEqual([]);
});
