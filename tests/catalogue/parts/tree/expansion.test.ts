import { expect, test } from 'vitest';
import { expansionAfter } from '../../../../src/catalogue/parts/tree/expansion.ts';

test('a changed tree is the last one, with its nodes of now', () => {
  const after = expansionAfter({ a: ['1'], b: ['2'] }, 'a', ['1', '3']);
  expect(Object.entries(after)).toEqual([
    ['b', ['2']],
    ['a', ['1', '3']],
  ]);
});

test('only the last twenty trees are stored', () => {
  let stored = {};
  for (let tree = 1; tree <= 21; tree += 1) stored = expansionAfter(stored, `t${tree}`, []);
  expect(Object.keys(stored)).toHaveLength(20);
  expect(Object.keys(stored)[0]).toBe('t2');
});
