import { expect, test } from 'vitest';
import { visibleNodes } from '../../../../src/catalogue/parts/tree/visible-nodes.ts';
import { sampleTree } from './sample-tree.ts';

const names = (expanded: string[], filter = '') =>
  visibleNodes(sampleTree, new Set(expanded), filter).map(({ node }) => node.name);

test('only expanded nodes show their children', () => {
  expect(names([])).toEqual(['Engine', 'Brakes']);
  expect(names(['g1', 'a11'])).toEqual(['Engine', 'Cylinder block', 'Oil pan', 'Gasket', 'Lubrication', 'Brakes']);
  expect(names(['a11'])).toEqual(['Engine', 'Brakes']);
});

test('a filter expands the ancestors of matches and hides the rest', () => {
  expect(names([], 'oil')).toEqual(['Engine', 'Cylinder block', 'Oil pan', 'Lubrication', 'Oil filter']);
  expect(names([], 'BRAKES')).toEqual(['Brakes', 'Front brake']);
  expect(names([], 'xyz')).toEqual([]);
});

test('each line has its position among its siblings', () => {
  const lines = visibleNodes(sampleTree, new Set(['g1']), '');
  expect(lines.map(({ position, siblings }) => [position, siblings])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});
