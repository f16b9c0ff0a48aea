import { expect, test } from 'vitest';
import type { CurrentItem } from '../../../../src/contract/work-orders/schemas.ts';
import type { CheckedLine } from '../../../../src/server/work-orders/check-up/finding.ts';
import { lineFindings } from '../../../../src/server/work-orders/check-up/line-rules.ts';
import { lineOf, rulesOf } from './support.ts';

const currentOf = (given: Partial<CurrentItem> = {}): CurrentItem => ({
  partId: 1,
  price: null,
  isPriceWithheld: false,
  isDiscontinued: false,
  correction: null,
  successors: [],
  ...given,
});
const successor = {
  oe: 'B 2',
  searchOe: 'B2',
  oeName: '',
  kind: 'replaced',
  replacedOn: '2026-01-01',
  dated: null,
  source: '',
  guidePriceFen: null,
  marketPriceFen: null,
  marketPriceRegionFen: null,
} satisfies CurrentItem['successors'][number];
const ofLines = (lines: CheckedLine[], current: CurrentItem[] = []) => rulesOf(lineFindings(lines, current));

test('a sound line has no findings', () => {
  expect(ofLines([lineOf()], [currentOf()])).toEqual([]);
});

test('a line without a price is found, also one of zero', () => {
  expect(ofLines([lineOf({ marketPriceFen: null }), lineOf({ partId: 2, searchOe: 'B2', marketPriceFen: 0 })])).toEqual(
    ['noPrice 1', 'noPrice 2'],
  );
});

test('a number that was reported not to fit is a misfit, one that was reported to fit is not', () => {
  const correction = (verdict: 'misfit' | 'fits') => ({ verdict, dated: '2026-11-20T00:00:00.000Z', isOwn: true });
  expect(ofLines([lineOf()], [currentOf({ correction: correction('misfit') })])).toEqual(['misfit 1']);
  expect(ofLines([lineOf()], [currentOf({ correction: correction('fits') })])).toEqual([]);
});

test('a replaced number is superseded, one without a successor discontinued', () => {
  expect(ofLines([lineOf()], [currentOf({ successors: [successor], isDiscontinued: true })])).toEqual(['superseded 1']);
  expect(ofLines([lineOf()], [currentOf({ isDiscontinued: true })])).toEqual(['discontinued 1']);
});

test('the same number on two lines is doubled, and so are a number and its successor: the successor is kept', () => {
  const second = lineOf({ partId: 2, stdPartCode: 'P9' });
  expect(ofLines([lineOf(), second])).toEqual(['doubled 1,2']);
  const newer = lineOf({ partId: 2, searchOe: 'B2' });
  expect(ofLines([lineOf(), newer], [currentOf({ successors: [successor] })])).toEqual(['doubled 2,1', 'superseded 1']);
  expect(ofLines([lineOf({ oeReplaceTwos: ['B 2'] }), newer])).toEqual(['doubled 2,1']);
  const mutual = lineOf({ partId: 2, searchOe: 'B2', oeReplaceTwos: ['A 1'] });
  expect(ofLines([lineOf({ oeReplaceTwos: ['B 2'] }), mutual])).toHaveLength(1);
  expect(ofLines([lineOf(), newer])).toEqual([]);
});

test('labour lines are never doubled, and returned lines are done with', () => {
  const labour = { lineKind: 'labour', searchOe: '', oe: '' } as const;
  expect(ofLines([lineOf(labour), lineOf({ ...labour, partId: 2 })])).toEqual([]);
  expect(ofLines([lineOf({ marketPriceFen: null, returnReason: 'wrongPart' })])).toEqual([]);
});
