import { expect, test } from 'vitest';
import type { BookPart } from '../../../../src/contract/parts/schemas.ts';
import { type BookLine, bookFindings } from '../../../../src/server/work-orders/check-up/book-rules.ts';
import type { CheckedLine } from '../../../../src/server/work-orders/check-up/finding.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { lineOf, rulesOf } from './support.ts';

const bookPart = (given: Partial<BookPart> = {}): BookPart => ({
  ...partOf({ searchOe: 'A1', stdPartId: 1, stdPartCode: 'P1' }),
  vehAssyId: 1,
  assemblyName: '',
  ...given,
});
const bookLine = (given: Partial<BookLine> = {}): BookLine => ({
  searchOe: 'A1',
  rows: [bookPart()],
  related: [],
  alternatives: [],
  ...given,
});
const ofBook = (
  lines: CheckedLine[],
  book: BookLine[],
  {
    labour = [],
    known = ['A1', 'B2'],
  }: { labour?: Parameters<typeof bookFindings>[1]['labour']; known?: string[] } = {},
) => bookFindings(lines, { book, labour, knownKeys: new Set(known) });

test('a line that the book has and that fits has no findings', () => {
  expect(ofBook([lineOf()], [bookLine()])).toEqual([]);
});

test('a line that does not fit offers the numbers that do', () => {
  const misfit = bookPart({ curVehFlag: 0 });
  const other = bookPart({ searchOe: 'B2' });
  const [found] = ofBook([lineOf()], [bookLine({ rows: [misfit], alternatives: [other] })]);
  expect(found).toMatchObject({ rule: 'misfit', partIds: [1], candidates: [{ searchOe: 'B2' }] });
  expect(rulesOf(ofBook([lineOf()], [bookLine({ rows: [bookPart(), misfit] })]))).toEqual([]);
});

test('a condition that is not known is to be checked, unless another row fits without one', () => {
  const open = bookPart({ fit: { ...partOf().fit, grade: 'check' } });
  expect(rulesOf(ofBook([lineOf()], [bookLine({ rows: [open] })]))).toEqual(['check 1']);
  expect(ofBook([lineOf()], [bookLine({ rows: [bookPart(), open] })])).toEqual([]);
});

test('a known number that the book does not have is found, a brand part’s is not', () => {
  const none = [bookLine({ rows: [] })];
  expect(rulesOf(ofBook([lineOf()], none))).toEqual(['notInBook 1']);
  expect(ofBook([lineOf()], none, { known: [] })).toEqual([]);
});

test('the other side is missing until its number is on the order', () => {
  const right = bookPart({ searchOe: 'R2' });
  const book = [bookLine({ related: [{ relation: 'otherSide', part: right }] })];
  const [found] = ofBook([lineOf()], book);
  expect(found).toMatchObject({ rule: 'otherSide', partIds: [1], candidates: [{ searchOe: 'R2' }] });
  expect(ofBook([lineOf(), lineOf({ partId: 2, searchOe: 'R2' })], book)).toEqual([]);
});

test.each(['together', 'oneTime'] as const)(
  '%s is missing until any number of its kind is on the order',
  (relation) => {
    const sensor = bookPart({ searchOe: 'S1', stdPartCode: 'P2', stdPartId: 2 });
    const book = [bookLine({ related: [{ relation, part: sensor }] })];
    expect(rulesOf(ofBook([lineOf()], book))).toEqual([`${relation} 1`]);
    expect(ofBook([lineOf(), lineOf({ partId: 2, searchOe: 'S9', stdPartCode: 'P2' })], book)).toEqual([]);
  },
);

test('what belongs to two lines is found once, and several numbers of it are all offered', () => {
  const bolts = ['S1', 'S2'].map((searchOe) => ({
    relation: 'oneTime' as const,
    part: bookPart({ searchOe, stdPartCode: 'P2' }),
  }));
  const second = lineOf({ partId: 2, searchOe: 'B2' });
  const found = ofBook(
    [lineOf(), second],
    [bookLine({ related: bolts }), bookLine({ searchOe: 'B2', related: bolts })],
  );
  expect(rulesOf(found)).toEqual(['oneTime 1,2']);
  expect(found[0]?.candidates.map(({ searchOe }) => searchOe)).toEqual(['S1', 'S2']);
});

test('nothing is added to a line that does not fit', () => {
  const rows = [bookPart({ curVehFlag: 0 })];
  const related = [{ relation: 'together' as const, part: bookPart({ searchOe: 'S1', stdPartCode: 'P2' }) }];
  expect(rulesOf(ofBook([lineOf()], [bookLine({ rows, related })]))).toEqual(['misfit 1']);
});

test('parts that must be renewed are ordered as many as the vehicle has', () => {
  const bolt = bookPart({ searchOe: 'S1', stdPartCode: 'P2', partCount: 8 });
  const book = [
    bookLine({ related: [{ relation: 'oneTime', part: bolt }] }),
    bookLine({ searchOe: 'S1', rows: [bolt] }),
  ];
  const bolts = (quantity: number) => lineOf({ partId: 2, searchOe: 'S1', stdPartCode: 'P2', quantity });
  expect(ofBook([lineOf(), bolts(3)], book)).toMatchObject([{ rule: 'fewer', partIds: [2], quantity: 8 }]);
  expect(ofBook([lineOf(), bolts(8)], book)).toEqual([]);
  expect(ofBook([bolts(3)], book.slice(1))).toEqual([]);
});

test('work that belongs to a line is missing until the order has it', () => {
  const labour = [{ name: '更换前制动片', hours: 0.8, stdPartIds: [1] }];
  expect(ofBook([lineOf()], [bookLine()], { labour })).toMatchObject([
    { rule: 'labour', partIds: [1], work: { name: '更换前制动片', hours: 0.8 } },
  ]);
  const done = lineOf({ partId: 2, lineKind: 'labour', searchOe: '', stdPartName: '更换前制动片' });
  expect(ofBook([lineOf(), done], [bookLine()], { labour })).toEqual([]);
});

test('a key is the same until the number changes, and at most 200 characters long', () => {
  const none = (searchOe: string) =>
    ofBook([lineOf({ searchOe })], [bookLine({ searchOe, rows: [] })], { known: [searchOe] });
  expect(none('A1')[0]?.key).toBe(none('A1')[0]?.key);
  expect(none('A1')[0]?.key).not.toBe(none('B2')[0]?.key);
  expect(none('A'.repeat(300))[0]?.key.length).toBe(200);
});
