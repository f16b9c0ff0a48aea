import { expect, test } from 'vitest';
import { kits } from '../../../src/demo/drawing/kits.ts';
import { shapes } from '../../../src/demo/drawing/shapes/index.ts';
import { partShapeOf, standardPartShape } from '../../../src/demo/drawing/standard-part-shape.ts';
import { assemblySizes, codesOf } from './assembly-sizes.ts';

const hardwareCodes = ['P1001901', 'P1103901', 'P1501901', 'P1701901', 'P1901901', 'P1902901', 'T2201901', 'T3103901'];
const codes = Object.keys(assemblySizes).flatMap(codesOf);

test('every standard part code has a shape that can be drawn', () => {
  const names = codes.map((code) => standardPartShape(code));
  for (const name of names) expect(Object.keys(shapes)).toContain(name);
});

test('every shape is used by a standard part or in a sub-assembly', () => {
  const used = new Set<string | undefined>(codes.map((code) => standardPartShape(code)));
  for (const { pieces } of Object.values(kits)) for (const piece of pieces) if (piece !== 'own') used.add(piece[0]);
  for (const code of hardwareCodes) used.add(partShapeOf(code).shape);
  expect(Object.keys(shapes).filter((name) => !used.has(name))).toEqual([]);
});

test('a code outside the table has no shape', () => {
  expect(standardPartShape('P9999999')).toBeUndefined();
});
