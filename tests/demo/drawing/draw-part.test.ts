import { expect, test } from 'vitest';
import { drawPart } from '../../../src/demo/drawing/draw-part.ts';
import { assemblySizes, codesOf } from './assembly-sizes.ts';

const look = { seed: 'a', cylinders: 4 };
const codes = Object.keys(assemblySizes).flatMap(codesOf);

test('every standard part has a picture of its own, inside the sheet', () => {
  for (const stdPartCode of codes) {
    const { svg, width, height, hotspots } = drawPart({ look, stdPartCode });
    expect(svg.match(/<path/g)?.length, stdPartCode).toBeGreaterThan(1);
    expect({ width, height, hotspots }).toEqual({ width: 700, height: 700, hotspots: [] });
    const places = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...places), stdPartCode).toBeGreaterThan(0);
    expect(Math.max(...places), stdPartCode).toBeLessThan(700);
  }
});

test('the same seed gives the same picture and another seed another', () => {
  const draw = (seed: number) => drawPart({ look: { ...look, seed: String(seed) }, stdPartCode: 'P1701003' }).svg;
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test('the right headlamp is not the left one', () => {
  const draw = (stdPartCode: string) => drawPart({ look, stdPartCode }).svg;
  expect(draw('P1801001')).not.toBe(draw('P1801002'));
});
