import { expect, test } from 'vitest';
import { shapes } from '../../../src/demo/drawing/shapes/index.ts';
import { standardPartShape } from '../../../src/demo/drawing/standard-part-shape.ts';
import { assemblySizes, codesOf } from './assembly-sizes.ts';

const codes = Object.keys(assemblySizes).flatMap(codesOf);

test('every standard part code has a shape that can be drawn', () => {
  const names = codes.map((code) => standardPartShape(code));
  for (const name of names) expect(Object.keys(shapes)).toContain(name);
});

test('every shape is used by some standard part', () => {
  expect(new Set(codes.map((code) => standardPartShape(code)))).toEqual(new Set(Object.keys(shapes)));
});

test('a code outside the table has no shape', () => {
  expect(standardPartShape('P9999999')).toBeUndefined();
});
