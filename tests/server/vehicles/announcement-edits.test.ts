import { expect, test } from 'vitest';
import { announcementEdits } from '../../../src/server/vehicles/announcement-edits.ts';

const rankOf = (typed: string, meant: string) => announcementEdits(typed).findIndex(({ number }) => number === meant);

test('every number with one other, missing or extra character, or two swapped, is a candidate', () => {
  for (const meant of ['SVW7167GMX', 'SVW7167GM', 'SVW7167GMDA', 'SVW1767GMD', 'ASVW7167GMD'])
    expect(rankOf('SVW7167GMD', meant), meant).toBeGreaterThanOrEqual(0);
  expect(rankOf('SVW7167GMD', 'SVW7167GMD')).toBe(-1);
});

test('look-alikes precede swaps, swaps precede a missing character, and any other character is last', () => {
  const ranks = ['SVW71B7GMD', 'SVW7176GMD', 'SVW7167GM', 'SVW7197GMD', 'SVWX167GMD'].map((meant) =>
    rankOf(meant === 'SVW71B7GMD' ? 'SVW7187GMD' : 'SVW7167GMD', meant),
  );
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
});

test('each candidate marks what was changed', () => {
  const edits = announcementEdits('CA4250');
  expect(edits.find(({ number }) => number === 'CA425O')?.changes).toEqual([{ position: 6, from: '0', to: 'O' }]);
  expect(edits.find(({ number }) => number === 'CA42501')?.changes).toEqual([{ position: 7, from: '', to: '1' }]);
  expect(edits.find(({ number }) => number === 'A4250')?.changes).toEqual([{ position: 1, from: 'C', to: '' }]);
});
