import { expect, test } from 'vitest';
import { lookalikesOf } from '../../../../src/server/parts/batch/lookalikes.ts';

test('every single confusion is a candidate, in both directions', () => {
  expect(lookalikesOf('1K0')).toEqual(expect.arrayContaining(['IK0', '1KO']));
  expect(lookalikesOf('SB8')).toEqual(expect.arrayContaining(['5B8', 'S88', 'SBB']));
});

test('the same confusion throughout a number is the first candidate', () => {
  expect(lookalikesOf('OO12OO').slice(0, 1)).toEqual(['001200']);
});

test('a key is not its own lookalike, and the candidates of a long key are limited', () => {
  const many = lookalikesOf('O0I1S5B8Z2G6O0I1S5B8Z2G6O0I1S5');
  expect(many).not.toContain('O0I1S5B8Z2G6O0I1S5B8Z2G6O0I1S5');
  expect(many).toHaveLength(24);
  expect(lookalikesOf('77777')).toEqual([]);
});
