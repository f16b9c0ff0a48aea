import { beforeAll, expect, test, vi } from 'vitest';
import { RANDOM_SEED } from '../../../../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../../../../src/demo/catalogue/keyed-random.ts';
import { type CataloguePlan, planCatalogue } from '../../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { priceTables } from '../../../../src/demo/catalogue/tables/price-tables.ts';
import { tradeTables } from '../../../../src/demo/catalogue/tables/trade-tables.ts';
import type { Cell } from '../../../../src/server/platform/db/copy.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let plan: CataloguePlan;
const rows = new Map<string, (readonly Cell[])[]>();
beforeAll(() => {
  plan = planCatalogue(createKeyedRandom(RANDOM_SEED));
  for (const table of [...tradeTables, ...priceTables]) rows.set(table.name, [...table.rows(plan)]);
});
const of = (table: string) => rows.get(table) ?? [];

test('every offer has a price, and nearly all are known', () => {
  expect(of('aft_price').map(([id]) => id)).toEqual(of('aft_part').map(([id]) => id));
  const known = of('aft_price').filter(([, fen]) => fen !== null).length;
  expect(known / of('aft_price').length).toBeGreaterThan(0.9);
});

test('wearing parts and parts damaged in accidents have quotes, few enough for a quick start', () => {
  const quoted = new Set(of('e_price').map(([oeId]) => oeId));
  expect(quoted.size).toBeGreaterThan(20_000);
  expect(quoted.size).toBeLessThan(60_000);
  const names = new Set(plan.parts.filter(({ id }) => quoted.has(id)).map(({ stdPart }) => stdPart.zh));
  for (const name of ['机油滤清器', '前保险杠皮']) expect([...names].join()).toContain(name.slice(0, 4));
});

test('an original part costs more than a brand part, and a brand part more than a suitable one', () => {
  const newest = (list: Cell | undefined) => (Array.isArray(list) ? list.find((fen) => fen !== null) : undefined);
  for (const [, quotedAt, original, brand, suit] of of('e_price')) {
    expect(Array.isArray(quotedAt) && quotedAt.length === 5 && quotedAt.toSorted().reverse()).toEqual(quotedAt);
    const [dear, middle, cheap] = [original, brand, suit].map(newest);
    if (dear !== undefined && middle !== undefined && !(dear > middle)) throw new Error(`${original} ${brand}`);
    if (middle !== undefined && cheap !== undefined && !(middle > cheap)) throw new Error(`${brand} ${suit}`);
  }
});
