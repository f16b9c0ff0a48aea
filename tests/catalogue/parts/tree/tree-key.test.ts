import { expect, test } from 'vitest';
import { treeMove } from '../../../../src/catalogue/parts/tree/tree-key.ts';
import { visibleNodes } from '../../../../src/catalogue/parts/tree/visible-nodes.ts';
import { sampleTree } from './sample-tree.ts';

// Engine, Cylinder block, Lubrication, Brakes
const lines = visibleNodes(sampleTree, new Set(['g1']), '');

test('Up, Down, Home and End move the focus within the tree', () => {
  expect(treeMove(lines, 0, 'ArrowUp')).toEqual({ kind: 'focus', index: 0 });
  expect(treeMove(lines, 0, 'ArrowDown')).toEqual({ kind: 'focus', index: 1 });
  expect(treeMove(lines, 1, 'End')).toEqual({ kind: 'focus', index: 3 });
  expect(treeMove(lines, 3, 'ArrowDown')).toEqual({ kind: 'focus', index: 3 });
  expect(treeMove(lines, 3, 'Home')).toEqual({ kind: 'focus', index: 0 });
});

test('Right expands, then moves to the first child; Left collapses, then moves to the parent', () => {
  expect(treeMove(lines, 3, 'ArrowRight')).toEqual({ kind: 'expand', index: 3 });
  expect(treeMove(lines, 0, 'ArrowRight')).toEqual({ kind: 'focus', index: 1 });
  expect(treeMove(lines, 0, 'ArrowLeft')).toEqual({ kind: 'collapse', index: 0 });
  expect(treeMove(lines, 2, 'ArrowLeft')).toEqual({ kind: 'focus', index: 0 });
});

test('Enter and Space choose the node', () => {
  expect(treeMove(lines, 2, 'Enter')).toEqual({ kind: 'choose', index: 2 });
  expect(treeMove(lines, 2, ' ')).toEqual({ kind: 'choose', index: 2 });
});

test('a letter moves to the next line that starts with it; digits are not handled', () => {
  expect(treeMove(lines, 0, 'b')).toEqual({ kind: 'focus', index: 3 });
  expect(treeMove(lines, 3, 'e')).toEqual({ kind: 'focus', index: 0 });
  expect(treeMove(lines, 0, 'z')).toBeUndefined();
  expect(treeMove(lines, 0, '1')).toBeUndefined();
});
