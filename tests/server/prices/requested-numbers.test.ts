import { expect, test } from 'vitest';
import { isStandIn, readRequestedNumbers } from '../../../src/server/prices/requested-numbers.ts';

const candidatesOf = (body: Parameters<typeof readRequestedNumbers>[0]) =>
  readRequestedNumbers(body).candidates.map(({ place, key, rank }) => [place, key, rank]);

test('the key is tried first, then the number as displayed, then its replacements in their order', () => {
  expect(
    candidatesOf({
      brandIds: [1],
      searchOes: ['1K0698151A'],
      oes: ['1K0 698 151 B'],
      oeReplaceTwos: ['5Q0 698, 5Q1，5Q2'],
    }),
  ).toEqual([
    [0, '1K0698151A', 0],
    [0, '1K0698151B', 1],
    [0, '5Q0698', 2],
    [0, '5Q1', 3],
    [0, '5Q2', 4],
  ]);
  expect([isStandIn(1), isStandIn(2)]).toEqual([false, true]);
});

test('a key is looked up once for a number, and the price of its replacement is that of the first that names it', () => {
  expect(
    candidatesOf({ brandIds: [1, 1], searchOes: ['A1', 'A1'], oes: ['a-1', ''], oeReplaceTwos: ['B2,A1,B2', ''] }),
  ).toEqual([
    [0, 'A1', 0],
    [0, 'B2', 2],
    [1, 'A1', 0],
  ]);
});

test('more than twenty replacements of one number are not looked up', () => {
  const replacements = Array.from({ length: 30 }, (_, index) => `R${index}`).join(',');
  expect(candidatesOf({ brandIds: [1], searchOes: ['A1'], oeReplaceTwos: [replacements] })).toHaveLength(21);
});
