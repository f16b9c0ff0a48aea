import { CATALOGUE_FIELDS, QUOTE_FIELDS } from '../../../../contract/prices/price-kinds.ts';
import { recordOf } from '../../../../contract/record-of.ts';
import type { CurrentItem, ItemChange, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';

type Successor = CurrentItem['successors'][number];
const OTHER_FIELDS = CATALOGUE_FIELDS.filter((field) => field !== 'marketPriceFen');
type OtherPrices = Record<(typeof OTHER_FIELDS)[number], number | null>;

/** How the catalogue of today differs from the saved line. */
export interface LineChange {
  partId: number;
  /** The saved and today's market price, if they differ. `dated` is the day of today's price. */
  price: {
    savedFen: number | null;
    currentFen: number;
    others: OtherPrices;
    dated: string | null;
    source: string;
  } | null;
  /** The replacement, if there is exactly one. */
  successor: Successor | null;
  /** The replacements, if there are several: the user must choose. */
  split: readonly Successor[];
  /** Discontinued without a replacement. */
  isDiscontinued: boolean;
  /** A report that corrects the fit of the line. */
  correction: CurrentItem['correction'];
}

/** The changed lines by partId. Items that the catalogue does not know count as unchanged. */
export function lineChanges(
  items: readonly WorkOrderItem[],
  currentItems: readonly CurrentItem[],
): ReadonlyMap<number, LineChange> {
  const byId = new Map(currentItems.map((line) => [line.partId, line]));
  return new Map(
    items.flatMap((item) => {
      const current = byId.get(item.partId);
      const change = current === undefined ? null : changeOf(item, current);
      return change === null ? [] : [[item.partId, change]];
    }),
  );
}

function changeOf(item: WorkOrderItem, current: CurrentItem): LineChange | null {
  const { partId, price, successors, correction } = current;
  const currentFen = price?.marketPriceFen || null;
  const isPriceChanged = currentFen !== null && currentFen !== item.marketPriceFen;
  const change: LineChange = {
    partId,
    price: isPriceChanged
      ? {
          savedFen: item.marketPriceFen || null,
          currentFen,
          others: recordOf(OTHER_FIELDS, (field) => price?.[field] ?? null),
          dated: price?.dated ?? null,
          source: price?.source ?? '',
        }
      : null,
    successor: successors.length === 1 ? (successors[0] ?? null) : null,
    split: successors.length > 1 ? successors : [],
    isDiscontinued: current.isDiscontinued && successors.length === 0,
    correction,
  };
  const isChanged = change.price !== null || successors.length > 0 || change.isDiscontinued || correction !== null;
  return isChanged ? change : null;
}

/** Counts the lines with a changed price, with one replacement, with another change of the number, and a corrected fit. */
export function countChanges(changes: ReadonlyMap<number, LineChange>) {
  const all = [...changes.values()];
  return {
    prices: all.filter(({ price }) => price !== null).length,
    numbers: all.filter(({ successor }) => successor !== null).length,
    others: all.filter(({ split, isDiscontinued }) => split.length > 0 || isDiscontinued).length,
    fits: all.filter(({ correction }) => correction !== null).length,
  };
}

/** The items at today's prices; a price that the catalogue no longer knows keeps its saved value. */
export function withCurrentPrices(
  items: readonly WorkOrderItem[],
  currentItems: readonly CurrentItem[],
): readonly WorkOrderItem[] {
  const prices = new Map(currentItems.map(({ partId, price }) => [partId, price]));
  return items.map((item) => {
    const price = prices.get(item.partId);
    return {
      ...item,
      ...recordOf(CATALOGUE_FIELDS, (field) => price?.[field] || item[field]),
    };
  });
}

/** The update to today's prices; null if the price has not changed. */
export function priceUpdate(item: WorkOrderItem, change: LineChange | undefined): ItemChange | null {
  if (!change?.price) return null;
  return {
    partId: item.partId,
    values: {
      marketPriceFen: change.price.currentFen,
      ...change.price.others,
      priceSource: change.price.source,
      priceDated: change.price.dated,
    },
    seen: {
      ...recordOf(CATALOGUE_FIELDS, (field) => item[field]),
      priceSource: item.priceSource,
      priceDated: item.priceDated,
    },
  };
}

/** The update to the replacement and its prices; null without a single replacement. */
export function numberUpdate(item: WorkOrderItem, change: LineChange | undefined): ItemChange | null {
  if (!change?.successor) return null;
  const { successor } = change;
  const { oe, searchOe, oeName } = successor;
  return {
    partId: item.partId,
    values: {
      oe,
      searchOe,
      oeName,
      ...recordOf(CATALOGUE_FIELDS, (field) => successor[field]),
      // The saved e-commerce quotes belong to the replaced number.
      ...recordOf(QUOTE_FIELDS, () => null),
      priceSource: successor.source,
      priceDated: successor.dated,
      quoteSource: '',
      quoteDated: null,
      formerOe: item.oe,
    },
    seen: { searchOe: item.searchOe },
  };
}

/** Puts the corrected fit on the line, with its reason in words; the user has decided to keep it. */
export function fitUpdate(item: WorkOrderItem, change: LineChange | undefined, reason: string): ItemChange | null {
  if (!change?.correction) return null;
  const { verdict } = change.correction;
  return {
    partId: item.partId,
    values: { fit: { grade: verdict, rules: [reason], isConfirmed: verdict === 'misfit' } },
    seen: { searchOe: item.searchOe },
  };
}

/** The updates to all replacements, without those that would put a number on the order twice: these are counted. */
export function numberUpdates(
  items: readonly WorkOrderItem[],
  changes: ReadonlyMap<number, LineChange>,
): { updates: ItemChange[]; duplicateNum: number } {
  const keyOf = (item: WorkOrderItem, searchOe: string) => `${item.stdPartCode}/${item.priceBrandId}/${searchOe}`;
  const keys = new Set(items.map((item) => keyOf(item, item.searchOe)));
  const candidates = items.flatMap((item) => {
    const change = numberUpdate(item, changes.get(item.partId));
    return change === null ? [] : [{ change, key: keyOf(item, change.values.searchOe ?? '') }];
  });
  const updates = candidates.flatMap(({ change, key }) => {
    if (keys.has(key)) return [];
    keys.add(key);
    return [change];
  });
  return { updates, duplicateNum: candidates.length - updates.length };
}

/** The update that restores the item after `change`. */
export function undoUpdate(change: ItemChange, before: WorkOrderItem): ItemChange {
  const values = Object.fromEntries(
    Object.keys(change.values).map((field) => [field, Object.entries(before).find(([name]) => name === field)?.[1]]),
  );
  return { partId: change.partId, values, seen: change.values };
}
