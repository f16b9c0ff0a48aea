import { expect, test } from 'vitest';
import {
  atPresent,
  countsOf,
  lineChanges,
  takeNumber,
  takePrice,
  undoOf,
} from '../../../../src/catalogue/work-orders/lines/line-changes.ts';
import type { CurrentItem, WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import { itemWith } from './support.ts';

const price = {
  marketPriceFen: 39_800,
  marketPriceRegionFen: 39_000,
  guidePriceFen: 45_000,
  dated: '2026-10-01',
  source: 'sample',
};
const presentOf = (given: Partial<CurrentItem> = {}): CurrentItem => ({
  partId: 1,
  price,
  isDiscontinued: false,
  successors: [],
  ...given,
});
type PricesToday = Pick<WorkOrderItem, 'marketPriceFen' | 'marketPriceRegionFen' | 'guidePriceFen'>;
const successor = {
  oe: '1K0 698 151 B',
  searchOe: '1K0698151B',
  oeName: '前制动片',
  kind: 'replaced',
  replacedOn: '2026-05-01',
  ...price,
  marketPriceFen: 42_000,
} as const;
const item = itemWith();
const changeOf = (given: Partial<CurrentItem>, line = item) => lineChanges([line], [presentOf(given)]).get(1);

test('a line that stands as it was seen has not changed, nor has one that the catalogue does not know', () => {
  expect(lineChanges([item], [presentOf()]).size).toBe(0);
  expect(lineChanges([item], []).size).toBe(0);
  expect(changeOf({ price: null })).toBeUndefined();
});

test('a price that the catalogue no longer knows is kept as it was seen', () => {
  expect(changeOf({ price: { ...price, marketPriceFen: null } })).toBeUndefined();
});

test('another price says what it was, what it is and since when; one that was unknown is news too', () => {
  const dearer = { ...price, marketPriceFen: 41_000 };
  expect(changeOf({ price: dearer })?.price).toEqual({
    wasFen: 39_800,
    nowFen: 41_000,
    others: { marketPriceRegionFen: 39_000, guidePriceFen: 45_000 },
    dated: '2026-10-01',
  });
  expect(changeOf({}, itemWith({ marketPriceFen: null }))?.price?.wasFen).toBeNull();
});

test('one successor can be taken; of several a person chooses; a number that is gone says so', () => {
  const changes = lineChanges(
    [1, 2, 3].map((partId) => itemWith({ partId })),
    [
      presentOf({ successors: [successor] }),
      presentOf({ partId: 2, successors: [successor, { ...successor, oe: 'C' }] }),
      presentOf({ partId: 3, isDiscontinued: true }),
    ],
  );
  expect(countsOf(changes)).toEqual({ prices: 0, numbers: 1, others: 2 });
  expect(takeNumber(itemWith({ partId: 2 }), changes.get(2))).toBeNull();
  expect(changes.get(3)).toMatchObject({ isGone: true });
});

test('taking a price takes it only where the line still stands as it was seen, and undo puts it back', () => {
  const change = takePrice(item, changeOf({ price: { ...price, marketPriceFen: 41_000 } }));
  expect(change).toEqual({
    partId: 1,
    values: { marketPriceFen: 41_000, marketPriceRegionFen: 39_000, guidePriceFen: 45_000 },
    seen: { marketPriceFen: 39_800, marketPriceRegionFen: item.marketPriceRegionFen, guidePriceFen: 45_000 },
  });
  expect(change && undoOf(change, item)).toEqual({ partId: 1, values: change?.seen, seen: change?.values });
});

test('taking a number takes its prices with it and remembers the former one', () => {
  const change = takeNumber(item, changeOf({ successors: [successor] }));
  expect(change?.values).toMatchObject({
    oe: '1K0 698 151 B',
    searchOe: '1K0698151B',
    marketPriceFen: 42_000,
    marketPriceRegionFen: 39_000,
    retailSuitPriceFen: null,
    formerOe: '1K0 698 151 A',
  });
  expect(change && undoOf(change, item).values).toMatchObject({ oe: '1K0 698 151 A', formerOe: '' });
});

test('the order at today’s prices takes every kind that the catalogue dates, and keeps what it does not know', () => {
  const lines = [1, 2, 3].map((partId) => itemWith({ partId, marketPriceRegionFen: 38_000 }));
  const now = { ...price, guidePriceFen: 46_000 };
  const present = [
    presentOf({ price: now }),
    presentOf({ partId: 2, price: { ...price, marketPriceFen: 41_000, marketPriceRegionFen: null } }),
  ];
  const kinds = ({ marketPriceFen, marketPriceRegionFen, guidePriceFen }: PricesToday) => [
    marketPriceFen,
    marketPriceRegionFen,
    guidePriceFen,
  ];
  // The first one's market price is as it was: its other prices are today's all the same.
  expect(atPresent(lines, present).map(kinds)).toEqual([
    [39_800, 39_000, 46_000],
    [41_000, 38_000, 45_000],
    [39_800, 38_000, 45_000],
  ]);
});
