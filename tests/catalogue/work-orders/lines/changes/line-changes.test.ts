import { expect, test } from 'vitest';
import {
  countChanges,
  lineChanges,
  numberUpdate,
  priceUpdate,
  undoUpdate,
  withCurrentPrices,
} from '../../../../../src/catalogue/work-orders/lines/changes/line-changes.ts';
import { CATALOGUE_FIELDS } from '../../../../../src/contract/prices/price-kinds.ts';
import { recordOf } from '../../../../../src/contract/record-of.ts';
import type { CurrentItem, WorkOrderItem } from '../../../../../src/contract/work-orders/schemas.ts';
import { itemWith } from '../support.ts';

const price = {
  ...recordOf(CATALOGUE_FIELDS, () => null),
  marketPriceFen: 39_800,
  marketPriceRegionFen: 39_000,
  guidePriceFen: 45_000,
  dated: '2026-10-01',
  source: 'sample',
};
const currentItemOf = (fields: Partial<CurrentItem> = {}): CurrentItem => ({
  partId: 1,
  price,
  isPriceWithheld: false,
  isDiscontinued: false,
  successors: [],
  correction: null,
  ...fields,
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
const changeOf = (fields: Partial<CurrentItem>, line = item) => lineChanges([line], [currentItemOf(fields)]).get(1);

test('a line with today’s price and number is unchanged, and so is one that the catalogue does not know', () => {
  expect(lineChanges([item], [currentItemOf()]).size).toBe(0);
  expect(lineChanges([item], []).size).toBe(0);
  expect(changeOf({ price: null })).toBeUndefined();
});

test('a price that the catalogue no longer knows is no change', () => {
  expect(changeOf({ price: { ...price, marketPriceFen: null } })).toBeUndefined();
});

test('a changed price has its old and new value and its date, also when the old one was unknown', () => {
  const higher = { ...price, marketPriceFen: 41_000 };
  expect(changeOf({ price: higher })?.price).toEqual({
    savedFen: 39_800,
    currentFen: 41_000,
    others: { marketPriceRegionFen: 39_000, guidePriceFen: 45_000 },
    dated: '2026-10-01',
    source: 'sample',
  });
  expect(changeOf({}, itemWith({ marketPriceFen: null }))?.price?.savedFen).toBeNull();
});

test('a single replacement can be applied, several cannot, and a discontinued number is marked', () => {
  const changes = lineChanges(
    [1, 2, 3].map((partId) => itemWith({ partId })),
    [
      currentItemOf({ successors: [successor] }),
      currentItemOf({ partId: 2, successors: [successor, { ...successor, oe: 'C' }] }),
      currentItemOf({ partId: 3, isDiscontinued: true }),
    ],
  );
  expect(countChanges(changes)).toEqual({ prices: 0, numbers: 1, others: 2, fits: 0 });
  expect(numberUpdate(itemWith({ partId: 2 }), changes.get(2))).toBeNull();
  expect(changes.get(3)).toMatchObject({ isDiscontinued: true });
});

test('a price update expects the saved prices, and undo restores them', () => {
  const change = priceUpdate(item, changeOf({ price: { ...price, marketPriceFen: 41_000 } }));
  expect(change).toEqual({
    partId: 1,
    values: {
      marketPriceFen: 41_000,
      marketPriceRegionFen: 39_000,
      guidePriceFen: 45_000,
      priceSource: 'sample',
      priceDated: '2026-10-01',
    },
    seen: {
      marketPriceFen: 39_800,
      marketPriceRegionFen: item.marketPriceRegionFen,
      guidePriceFen: 45_000,
      priceSource: 'sample',
      priceDated: '2026-02-01',
    },
  });
  expect(change && undoUpdate(change, item)).toEqual({ partId: 1, values: change?.seen, seen: change?.values });
});

test('a number update includes its prices and keeps the replaced number', () => {
  const change = numberUpdate(item, changeOf({ successors: [successor] }));
  expect(change?.values).toMatchObject({
    oe: '1K0 698 151 B',
    searchOe: '1K0698151B',
    marketPriceFen: 42_000,
    marketPriceRegionFen: 39_000,
    retailSuitPriceFen: null,
    priceSource: 'sample',
    priceDated: successor.dated,
    formerOe: '1K0 698 151 A',
  });
  expect(change && undoUpdate(change, item).values).toMatchObject({ oe: '1K0 698 151 A', formerOe: '' });
});

test('the order at today’s prices uses every kind that the catalogue knows, and keeps the others', () => {
  const lines = [1, 2, 3].map((partId) => itemWith({ partId, marketPriceRegionFen: 38_000 }));
  const now = { ...price, guidePriceFen: 46_000 };
  const currentItems = [
    currentItemOf({ price: now }),
    currentItemOf({ partId: 2, price: { ...price, marketPriceFen: 41_000, marketPriceRegionFen: null } }),
  ];
  const kinds = ({ marketPriceFen, marketPriceRegionFen, guidePriceFen }: PricesToday) => [
    marketPriceFen,
    marketPriceRegionFen,
    guidePriceFen,
  ];
  // The market price of the first line is unchanged, its other prices are not.
  expect(withCurrentPrices(lines, currentItems).map(kinds)).toEqual([
    [39_800, 39_000, 46_000],
    [41_000, 38_000, 45_000],
    [39_800, 38_000, 45_000],
  ]);
});
