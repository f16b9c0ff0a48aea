import { expect, test } from 'vitest';
import { isVisible, mergeMarks } from '../../../src/contract/history/marks.ts';
import type { HistoryMarks } from '../../../src/contract/history/schemas.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T08:00:00.000Z`;
const used: HistoryMarks = { usedAt: day(1), isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null };

test('of two devices the later use, the later pin and the later removal win, each by itself', () => {
  const phone = { ...used, usedAt: day(5), isPinned: true, pinnedAt: day(2), isRemoved: true, removedAt: day(4) };
  const desk = { ...used, usedAt: day(3), isPinned: false, pinnedAt: day(6), isRemoved: false, removedAt: day(3) };
  const merged = { usedAt: day(5), isPinned: false, pinnedAt: day(6), isRemoved: true, removedAt: day(4) };
  expect(mergeMarks(phone, desk)).toEqual(merged);
  expect(mergeMarks(desk, phone)).toEqual(merged);
});

test('a mark wins over none, whichever version comes first', () => {
  const pinned = { ...used, isPinned: true, pinnedAt: day(1) };
  expect(mergeMarks(used, pinned)).toEqual(pinned);
  expect(mergeMarks(pinned, used)).toEqual(pinned);
});

test('a removed entry comes back when it is used after the removal, not at its moment', () => {
  const removed = { ...used, isRemoved: true, removedAt: day(4) };
  expect(isVisible(used)).toBe(true);
  expect([3, 4, 5].map((date) => isVisible({ ...removed, usedAt: day(date) }))).toEqual([false, false, true]);
  expect(isVisible({ ...removed, isRemoved: false })).toBe(true);
});
