import { beforeAll, expect, test } from 'vitest';
import { CrashPosition } from '../../../src/contract/parts/schemas.ts';
import { RANDOM_SEED } from '../../../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../../../src/demo/catalogue/keyed-random.ts';
import type { StdPart } from '../../../src/demo/catalogue/part-tree/part-catalogue.ts';
import { type CataloguePlan, planCatalogue } from '../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { passengerZones, truckZones } from '../../../src/demo/panels/crash-zones.ts';
import { panelTables, relationLines } from '../../../src/demo/panels/panel-tables.ts';

let plan: CataloguePlan;
let parts: Map<string, StdPart>;
beforeAll(() => {
  plan = planCatalogue(createKeyedRandom(RANDOM_SEED));
  parts = new Map(plan.nodes.flatMap((node) => node.parts.map((part) => [part.code, part])));
});

test('every row names a part of the tree, and no row is repeated', () => {
  for (const { name, columns, rows } of panelTables) {
    const made = [...rows(plan)];
    expect(made.every((row) => row.length === columns.length)).toBe(true);
    const keys = made.map((row) => row.slice(0, 2).join('/'));
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});

test('each of the ten zones has parts of cars and of trucks', () => {
  for (const lines of [passengerZones, truckZones]) {
    const zones = new Set(lines.flatMap(([, ...of]) => of));
    expect(CrashPosition.options.filter((zone) => !zones.has(zone))).toEqual([]);
  }
});

test('a part with a number for each side is in zones of both sides, and a part of one side in zones of that side', () => {
  const sided = (zones: readonly string[], side: string) => zones.some((zone) => zone.endsWith(side));
  for (const [code, ...zones] of [...passengerZones, ...truckZones]) {
    const part = parts.get(code);
    if (part?.zh.startsWith('左')) expect([code, sided(zones, 'Right')]).toEqual([code, false]);
    if (part?.zh.startsWith('右')) expect([code, sided(zones, 'Left')]).toEqual([code, false]);
    if (part?.trait.isHanded) expect([code, sided(zones, 'Left')]).toEqual([code, sided(zones, 'Right')]);
  }
});

test('every single-use part has a oneTime relation, except airbags', () => {
  const oneTime = new Set(relationLines().flatMap(({ other, kind }) => (kind === 'oneTime' ? [other] : [])));
  const flagged = [...parts.values()].filter(({ flags }) => flags.includes('o')).map(({ code }) => code);
  // Airbags are single-use, but no other part is removed for them.
  const ofItself = ['P2001001', 'P2001002', 'P2001003'];
  expect(flagged.filter((code) => !oneTime.has(code) && !ofItself.includes(code))).toEqual([]);
  expect([...oneTime].filter((code) => !flagged.includes(code))).toEqual([]);
});
