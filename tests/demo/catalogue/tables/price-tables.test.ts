import { beforeAll, expect, test, vi } from 'vitest';
import { createDraw } from '../../../../src/demo/catalogue/draw.ts';
import { DEMO_SEED } from '../../../../src/demo/catalogue/fill.ts';
import { type CataloguePlan, planCatalogue } from '../../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { priceTables } from '../../../../src/demo/catalogue/tables/price-tables.ts';
import { tradeTables } from '../../../../src/demo/catalogue/tables/trade-tables.ts';
import type { Cell } from '../../../../src/server/platform/db/copy.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let plan: CataloguePlan;
const rows = new Map<string, (readonly Cell[])[]>();
beforeAll(() => {
  plan = planCatalogue(createDraw(DEMO_SEED));
  for (const table of [...tradeTables, ...priceTables]) rows.set(table.name, [...table.rows(plan)]);
});
const of = (table: string) => rows.get(table) ?? [];

test('every offer has a price of its own, nearly always known', () => {
  expect(of('aft_price').map(([id]) => id)).toEqual(of('aft_part').map(([id]) => id));
  const known = of('aft_price').filter(([, fen]) => fen !== null).length;
  expect(known / of('aft_price').length).toBeGreaterThan(0.9);
});

test('what wears out and what an accident takes is quoted, and there is little enough of it to start quickly', () => {
  const quoted = new Set(of('e_price').map(([oeId]) => oeId));
  expect(quoted.size).toBeGreaterThan(20_000);
  expect(quoted.size).toBeLessThan(60_000);
  const names = new Set(plan.parts.filter(({ id }) => quoted.has(id)).map(({ stdPart }) => stdPart.zh));
  for (const name of ['机油滤清器', '前保险杠皮']) expect([...names].join()).toContain(name.slice(0, 4));
});

test('of each number the original costs more than a brand’s part, and that more than one that merely suits', () => {
  const newest = (list: Cell | undefined) => (Array.isArray(list) ? list.find((fen) => fen !== null) : undefined);
  for (const [, quotedAt, original, brand, suit] of of('e_price')) {
    expect(Array.isArray(quotedAt) && quotedAt.length === 5 && quotedAt.toSorted().reverse()).toEqual(quotedAt);
    const [dear, middle, cheap] = [original, brand, suit].map(newest);
    if (dear !== undefined && middle !== undefined && !(dear > middle)) throw new Error(`${original} ${brand}`);
    if (middle !== undefined && cheap !== undefined && !(middle > cheap)) throw new Error(`${brand} ${suit}`);
  }
});
