import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchGuesses, batchMiddles } from '../../../../src/server/parts/batch/statements.ts';
import { partsByMiddle } from '../../../../src/server/parts/numbers/number-statements.ts';
import type { Database, Prepared } from '../../../../src/server/platform/db/database.ts';
import { byNames } from '../../../../src/server/vehicles/statements.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillTinyCatalogue(db);
  await db.execute(`
    insert into part select 1000 + n, 1, 1, key, key, 'x', 'x', false, false
      from (select n, upper(left(md5(n::text), 12)) as key from generate_series(1, 20000) n) number;
    insert into vehicle_group select 1000 + n, 1, 'group ' || n, 'group ' || n, 2015, 2018, '1.6L', 'petrol', 'E' || n, 'x'
      from generate_series(1, 2000) n;
    insert into vehicle select 1000 + n, 1001 + n % 2000, 'vehicle ' || n, 'vehicle ' || n, 2016, '1.6L', 'MT', 'FWD', 'comfort',
      'petrol', 'sedan', 80, 5, 'china5', null, null, null, '2015-06-01', null, 0, 0 from generate_series(1, 20000) n;
    analyze part; analyze vehicle; analyze vehicle_group;`);
}, 60_000);
afterAll(() => db.close());

/** The plan of a hot read, which is made once for all parameters. */
async function planOf({ text }: Prepared<unknown>, parameters: readonly string[]): Promise<string> {
  return db.withSession(async ({ execute, query }) => {
    await execute(
      `set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0; prepare hot as ${text}`,
    );
    const rows = await query<{ 'QUERY PLAN': string }>(`explain execute hot(${parameters.join(', ')})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('the middle of an OE number is searched by its index', async () => {
  const plan = await planOf(partsByMiddle, ['false', `'615301'`, `'{1,1,3,1,0}'`]);
  expect(plan).toContain('part_oe_grams');
  expect(plan).not.toContain('Seq Scan on part ');
});

test('unknown numbers of a list are searched by the indexes of numbers', async () => {
  const plan = await planOf(batchGuesses, ['false', `'{615301}'`, `'{0}'`, `'{6I5301}'`, `'{0}'`, `'{61530100}'`]);
  expect(plan).toContain('part_oe_key');
  expect(plan).not.toContain('Seq Scan on part ');
});

test('the middles of a list of unknown numbers are searched by their index', async () => {
  const plan = await planOf(batchMiddles, [`'{615301}'`]);
  expect(plan).toContain('part_oe_grams');
  expect(plan).not.toContain('Seq Scan on part ');
});

test('a word inside the names of vehicles is searched by the indexes on pairs of characters', async () => {
  const plan = await planOf(byNames, ['null', 'null', 'null', `'{舒适}'`, `'舒适'`]);
  expect(plan).toContain('vehicle_name_grams');
  expect(plan).toContain('vehicle_group_name_grams');
  expect(plan).not.toMatch(/Filter: .*grams/);
});
