import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RANDOM_SEED } from '../../../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../../../src/demo/catalogue/keyed-random.ts';
import { planCatalogue } from '../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { exportDemo } from '../../../src/demo/export/export-demo.ts';
import { demoSeeds } from '../../../src/demo/seeds.ts';
import { importFromPath } from '../../../src/server/imports/jobs/import-from-path.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

vi.setConfig({ hookTimeout: 300_000 });

/** A German car, a Japanese car, a Chinese one and a truck with its maker's tree. */
const GROUPS = /^(VOLKSWAGEN\/[^/]*\/Lavida|HONDA\/[^/]*\/Fit|SITRAK\/)/;

let copied: Database;
let imported: Database;
let refused: unknown;
let folder: string;

beforeAll(async () => {
  [copied, imported] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const plan = planCatalogue(createKeyedRandom(RANDOM_SEED), ({ key }) => GROUPS.test(key));
  for (const { name, columns, rows } of demoSeeds.flatMap(({ tables }) => tables)) {
    await copied.copy(name, columns, rows(plan));
  }
  folder = await mkdtemp(path.join(tmpdir(), 'test-export-'));
  await exportDemo(plan, folder);
  await imported.sql
    .insertInto('catalogueSource')
    .values({ sourceId: 1, code: 'demo', name: 'Demo', keepsIds: true })
    .execute();
  const result = await importFromPath(
    imported,
    { path: folder, source: { code: 'demo', name: 'Demo' }, isFull: true },
    { isDryRun: false, publishes: true, onStep: () => undefined },
  );
  refused = result.plan.refused;
});
afterAll(async () => {
  await copied?.close();
  await imported?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the catalogue says, without ids that an import gives itself, rows without a price, and the order of quotes. */
const contents: Record<string, string> = {
  brand: 'select * from brand',
  family: `select family_id, brand_id, vehicle_class, maker_zh, maker_en, name_zh, name_en, body from family`,
  groups: 'select * from vehicle_group',
  vehicle: `select to_jsonb(v) - 'part_num' - 'refined_truck_num' from vehicle v`,
  'VIN rules': 'select * from vin_rule',
  'part groups': 'select * from part_group',
  'standard parts': `select to_jsonb(p) - 'flags', array(select f from regexp_split_to_table(flags, '') f order by f) from std_part p`,
  'names of standard parts': 'select std_part_id, name, kind, norm, pinyin, initials from std_part_name',
  zones: 'select * from std_part_zone',
  relations: 'select * from std_part_relation',
  'commercial trees': 'select * from cov_tree_node',
  'parts of commercial trees': 'select * from cov_tree_part',
  'makers with a tree': 'select * from of_brand',
  hotspots: 'select drawing_id, width, height, hotspots from drawing',
  assemblies: 'select * from assembly',
  numbers: 'select * from part',
  rows: `select to_jsonb(f) - 'fit_id' - 'row_key' - 'catalogue_version' from fit f`,
  replacements: 'select * from replacement',
  prices: `select * from part_price where guide_fen is not null or exists (select from unnest(market_fen) p where p is not null)`,
  quotes: `select oe_id, (day at time zone 'Asia/Shanghai')::date, original, brand, suit, source
    from e_price, unnest(quoted_at, original_fen, brand_fen, suit_fen) q(day, original, brand, suit)
    where coalesce(original, brand, suit) is not null`,
  'brand parts': `select p.aft_part_id, p.oe_id, b.name_zh, b.name_en, b.country, p.number, p.number_key, p.part_class, m.market_fen, m.dated, m.source
    from aft_part p join aft_brand b using (aft_brand_id) left join aft_price m on m.aft_part_id = p.aft_part_id and m.market_fen is not null`,
  fluids: 'select * from maintain_fluid',
  projects: 'select * from maintain_project',
  plans: 'select * from maintain_plan',
};

test('the exported catalogue is in the format, without a refused row', () => expect(refused).toEqual([]));

test.each(Object.keys(contents))('%s of the demo are the same after export and import', async (what) => {
  const rowsOf = async (db: Database) =>
    (
      await db.withSession(({ query }) =>
        query<{ row: string }>(`select to_jsonb(r)::text as row from (${contents[what]}) r order by 1`),
      )
    ).map(({ row }) => row);
  const [before, after] = await Promise.all([rowsOf(copied), rowsOf(imported)]);
  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBe(before.length);
  expect(after.find((row, index) => row !== before[index])).toBe(before.find((row, index) => row !== after[index]));
});

test('families are found by the same words', async () => {
  const wordsOf = async ({ withSession }: Database) => {
    const rows = await withSession(({ query }) =>
      query<{ text: string }>('select search_text as text from family order by family_id'),
    );
    return rows.map(({ text }) => [...new Set(text.split(' '))].sort());
  };
  expect(await wordsOf(imported)).toEqual(await wordsOf(copied));
});
