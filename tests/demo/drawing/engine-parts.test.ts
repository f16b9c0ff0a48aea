import { expect, test } from 'vitest';
import { cylindersOf } from '../../../src/demo/catalogue/fleet/cylinders.ts';
import { getEngine } from '../../../src/demo/catalogue/fleet/engine.ts';
import { drawPart } from '../../../src/demo/drawing/draw-part.ts';

/** Openings and recesses, one mark each. */
function openings(stdPartCode: string, cylinders: number): number {
  const { svg } = drawPart({ look: { seed: 'look-1', cylinders }, stdPartCode });
  return svg.match(/fill="#e4e4e4"/g)?.length ?? 0;
}

test.each(['P1001001', 'P1001002', 'P1001003', 'T1003002'])('%s has a bore more for each cylinder', (code) => {
  const base = openings(code, 4) - 4;
  for (const cylinders of [3, 6, 8]) expect(openings(code, cylinders) - base).toBe(cylinders);
});

test.each([
  ['bm15t', 3],
  ['vw14t', 4],
  ['ty35', 6],
  ['bm44t', 8],
  ['te3d', 4],
])('%s has %i cylinders', (name, cylinders) => {
  expect(cylindersOf(getEngine(name))).toBe(cylinders);
});
