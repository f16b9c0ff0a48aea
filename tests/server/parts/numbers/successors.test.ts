import { expect, test } from 'vitest';
import { type SuccessorLink, successorsOf } from '../../../../src/server/parts/numbers/successors.ts';

const link = (oldOeId: number, newOeId: number, values: Partial<SuccessorLink> = {}): SuccessorLink => ({
  oldOeId,
  newOeId,
  kind: 'replaced',
  dated: '2020-01-01',
  isLive: true,
  printed: [`N ${newOeId}`, `N${newOeId}`, 'plain'],
  ...values,
});

const of = (successorLinks: SuccessorLink[] | null, isDiscontinued = true) =>
  successorsOf({ oeId: 1, isDiscontinued, successorLinks });

test('a chain names its end, a split all of its ends, and a current number nothing', () => {
  expect(of([link(1, 2), link(2, 3)], false)).toEqual(['N 3']);
  expect(of([link(1, 2, { kind: 'split' }), link(1, 3, { kind: 'split' })])).toEqual(['N 2', 'N 3']);
  expect(of(null, false)).toEqual([]);
});

test('a chain whose numbers are all discontinued has no successor, and a discontinued end gives way to the number before', () => {
  expect(of([link(1, 2, { isLive: false })])).toEqual([]);
  expect(of([link(1, 2), link(2, 3, { isLive: false })])).toEqual(['N 2']);
});

test('a cycle ends at its latest number', () => {
  const cycle = [link(1, 2, { dated: '2016-01-01' }), link(2, 1, { dated: '2018-01-01' })];
  expect(of(cycle, false)).toEqual([]);
  expect(of([...cycle].map((each) => ({ ...each, isLive: each.newOeId === 2 })))).toEqual(['N 2']);
});
