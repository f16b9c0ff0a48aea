import { expect, test } from 'vitest';
import { visibleNodes } from '../../../../src/catalogue/parts/tree/visible-nodes.ts';
import { sampleTree } from './sample-tree.ts';

const names = (expanded: string[], filter = '') =>
  visibleNodes(sampleTree, new Set(expanded), filter).map(({ node }) => node.name);

test('only what is expanded shows what is under it', () => {
  expect(names([])).toEqual(['Engine', 'Brakes']);
  expect(names(['g1', 'a11'])).toEqual(['Engine', 'Cylinder block', 'Oil pan', 'Gasket', 'Lubrication', 'Brakes']);
  expect(names(['a11'])).toEqual(['Engine', 'Brakes']);
});

test('a filter opens the way to what matches, and leaves the rest out', () => {
  expect(names([], 'oil')).toEqual(['Engine', 'Cylinder block', 'Oil pan', 'Lubrication', 'Oil filter']);
  expect(names([], 'BRAKES')).toEqual(['Brakes', 'Front brake']);
  expect(names([], 'xyz')).toEqual([]);
});

test('each line knows its place among its sisters', () => {
  const lines = visibleNodes(sampleTree, new Set(['g1']), '');
  expect(lines.map(({ position, sisters }) => [position, sisters])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});
