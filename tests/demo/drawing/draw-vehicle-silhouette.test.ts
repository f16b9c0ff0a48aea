// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Body, drawVehicleSilhouette } from '../../../src/demo/drawing/draw-vehicle-silhouette.ts';
import { parseSvg } from './parse-svg.ts';

const bodies = [
  'sedan',
  'hatchback',
  'suv',
  'mpv',
  'pickup',
  'van',
  'tractor',
  'cargo',
  'tipper',
  'bus',
] as const satisfies readonly Body[];

test.each(bodies)('a %s is drawn inside its sheet and varies with the seed only', (body) => {
  const { svg, width, height } = drawVehicleSilhouette({ seed: 1, body });
  expect({ width, height }).toEqual({ width: 800, height: 360 });
  expect(parseSvg(svg).querySelectorAll('path').length).toBeGreaterThan(10);
  expect(svg).toBe(drawVehicleSilhouette({ seed: 1, body }).svg);
  expect(svg).not.toBe(drawVehicleSilhouette({ seed: 2, body }).svg);
  expect(svg).not.toMatch(/NaN|href/);
  for (let seed = 0; seed < 20; seed++) {
    const places = [...drawVehicleSilhouette({ seed, body }).svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(Math.min(...places.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBeGreaterThan(0);
    expect(Math.max(...places.map(([, x]) => Number(x)))).toBeLessThan(800);
    expect(Math.max(...places.map(([, , y]) => Number(y)))).toBeLessThan(360);
  }
});

test('every body has its own outline', () => {
  const svgs = bodies.map((body) => drawVehicleSilhouette({ seed: 1, body }).svg);
  expect(new Set(svgs).size).toBe(10);
});
