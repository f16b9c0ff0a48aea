import { expect, test } from 'vitest';
import { reapplyMoves } from '../../../src/backoffice/order/reapply-moves.ts';

const items = (text: string) => [...text].map((letter) => ({ id: letter.charCodeAt(0) }));
const reapply = (theirs: string, before: string, mine: string) =>
  reapplyMoves(items(theirs), items(before), items(mine))
    ?.map(({ id }) => String.fromCharCode(id))
    .join('');

test.each([
  ['another item was moved', 'bacde', 'abcde', 'eabcd', 'ebacd'],
  ['an item was moved to the end', 'abdce', 'abcde', 'bcdea', 'bdcea'],
  ['several items were moved', 'abcdfe', 'abcdef', 'cdabef', 'cdabfe'],
  ['both moved the same item: mine goes last', 'bcdea', 'abcde', 'bacde', 'bacde'],
  ['they added an item', 'abxcd', 'abcd', 'dabc', 'dabxc'],
  ['they deleted the item that mine follows', 'abd', 'abcd', 'bcad', 'bad'],
  ['nothing but a version was changed', 'abcd', 'abcd', 'bacd', 'bacd'],
])('moves are made again where %s', (_, theirs, before, mine, result) => {
  expect(reapply(theirs, before, mine)).toBe(result);
});

test.each([
  ['they made the same move', 'dabc', 'abcd', 'dabc'],
  ['the moved item was deleted', 'abc', 'abcd', 'dabc'],
])('nothing is left to move where %s', (_, theirs, before, mine) => {
  expect(reapply(theirs, before, mine)).toBeUndefined();
});
