import { beforeAll, expect, test } from 'vitest';
import { CrashPosition } from '../../../src/contract/parts/schemas.ts';
import { createDraw } from '../../../src/demo/catalogue/draw.ts';
import { DEMO_SEED } from '../../../src/demo/catalogue/fill.ts';
import type { StdPart } from '../../../src/demo/catalogue/part-tree/part-catalogue.ts';
import { type CataloguePlan, planCatalogue } from '../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { passengerZones, truckZones } from '../../../src/demo/panels/crash-zones.ts';
import { panelTables, relationLines } from '../../../src/demo/panels/panel-tables.ts';

let plan: CataloguePlan;
let parts: Map<string, StdPart>;
beforeAll(() => {
  plan = planCatalogue(createDraw(DEMO_SEED));
  parts = new Map(plan.nodes.flatMap((node) => node.parts.map((part) => [part.code, part])));
});

test('every line speaks of a part of the tree, and no row stands twice', () => {
  for (const { name, columns, rows } of panelTables) {
    const made = [...rows(plan)];
    expect(made.every((row) => row.length === columns.length)).toBe(true);
    const keys = made.map((row) => row.slice(0, 2).join('/'));
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});

test('each of the ten zones has parts, of cars as of trucks', () => {
  for (const lines of [passengerZones, truckZones]) {
    const zones = new Set(lines.flatMap(([, ...of]) => of));
    expect(CrashPosition.options.filter((zone) => !zones.has(zone))).toEqual([]);
  }
});

test('a part that is a left and a right number is damaged on both sides, and one that is made for a side on that one', () => {
  const sided = (zones: readonly string[], side: string) => zones.some((zone) => zone.endsWith(side));
  for (const [code, ...zones] of [...passengerZones, ...truckZones]) {
    const part = parts.get(code);
    if (part?.zh.startsWith('左')) expect([code, sided(zones, 'Right')]).toEqual([code, false]);
    if (part?.zh.startsWith('右')) expect([code, sided(zones, 'Left')]).toEqual([code, false]);
    if (part?.trait.isHanded) expect([code, sided(zones, 'Left')]).toEqual([code, sided(zones, 'Right')]);
  }
});

test('what must be new each time is said of everything that is used once only, but of what is new for its own sake', () => {
  const oneTime = new Set(relationLines().flatMap(({ other, kind }) => (kind === 'oneTime' ? [other] : [])));
  const flagged = [...parts.values()].filter(({ flags }) => flags.includes('o')).map(({ code }) => code);
  // Air bags go off once, but nothing is taken off for them.
  const ofItself = ['P2001001', 'P2001002', 'P2001003'];
  expect(flagged.filter((code) => !oneTime.has(code) && !ofItself.includes(code))).toEqual([]);
  expect([...oneTime].filter((code) => !flagged.includes(code))).toEqual([]);
});
