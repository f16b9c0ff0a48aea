import type { CurrentItem, ItemChange, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';

type Successor = CurrentItem['successors'][number];
type OtherPrices = Pick<WorkOrderItem, 'marketPriceRegionFen' | 'guidePriceFen'>;

/** What is otherwise in the catalogue today than on the line. */
export interface LineChange {
  partId: number;
  /** Another price today: as seen, as it is, and since when. */
  price: { wasFen: number | null; nowFen: number; others: OtherPrices; dated: string | null } | null;
  /** The one number to order instead. */
  successor: Successor | null;
  /** Several numbers together take this one's place: which of them is wanted is for a person to say. */
  split: readonly Successor[];
  /** No longer made, and nothing takes its place. */
  isGone: boolean;
}

/** The lines that stand otherwise today, by partId. What the catalogue does not know has not changed. */
export function lineChanges(
  items: readonly WorkOrderItem[],
  present: readonly CurrentItem[],
): ReadonlyMap<number, LineChange> {
  const byId = new Map(present.map((line) => [line.partId, line]));
  return new Map(
    items.flatMap((item) => {
      const now = byId.get(item.partId);
      const change = now === undefined ? null : changeOf(item, now);
      return change === null ? [] : [[item.partId, change]];
    }),
  );
}

function changeOf(item: WorkOrderItem, { partId, price, isDiscontinued, successors }: CurrentItem): LineChange | null {
  const nowFen = price?.marketPriceFen || null;
  const isPriceOther = nowFen !== null && nowFen !== item.marketPriceFen;
  const change: LineChange = {
    partId,
    price: isPriceOther
      ? {
          wasFen: item.marketPriceFen || null,
          nowFen,
          others: {
            marketPriceRegionFen: price?.marketPriceRegionFen ?? null,
            guidePriceFen: price?.guidePriceFen ?? null,
          },
          dated: price?.dated ?? null,
        }
      : null,
    successor: successors.length === 1 ? (successors[0] ?? null) : null,
    split: successors.length > 1 ? successors : [],
    isGone: isDiscontinued && successors.length === 0,
  };
  return change.price !== null || successors.length > 0 || change.isGone ? change : null;
}

/** How many lines have another price, another number, or none any more. */
export function countsOf(changes: ReadonlyMap<number, LineChange>) {
  const all = [...changes.values()];
  return {
    prices: all.filter(({ price }) => price !== null).length,
    numbers: all.filter(({ successor }) => successor !== null).length,
    others: all.filter(({ split, isGone }) => split.length > 0 || isGone).length,
  };
}

/** The items as they would stand at today's prices; a price that the catalogue no longer knows stays as it was seen. */
export function atPresent(items: readonly WorkOrderItem[], present: readonly CurrentItem[]): readonly WorkOrderItem[] {
  const prices = new Map(present.map(({ partId, price }) => [partId, price]));
  return items.map((item) => {
    const price = prices.get(item.partId);
    return {
      ...item,
      marketPriceFen: price?.marketPriceFen || item.marketPriceFen,
      marketPriceRegionFen: price?.marketPriceRegionFen || item.marketPriceRegionFen,
      guidePriceFen: price?.guidePriceFen || item.guidePriceFen,
    };
  });
}

/** The change that takes a line's price today; null where there is no other. */
export function takePrice(item: WorkOrderItem, change: LineChange | undefined): ItemChange | null {
  if (!change?.price) return null;
  const { partId, marketPriceFen, marketPriceRegionFen, guidePriceFen } = item;
  return {
    partId,
    values: { marketPriceFen: change.price.nowFen, ...change.price.others },
    seen: { marketPriceFen, marketPriceRegionFen, guidePriceFen },
  };
}

/** The change that takes the number that replaces a line's, with its prices; null where there is none. */
export function takeNumber(item: WorkOrderItem, change: LineChange | undefined): ItemChange | null {
  if (!change?.successor) return null;
  const { oe, searchOe, oeName, marketPriceFen, marketPriceRegionFen, guidePriceFen } = change.successor;
  return {
    partId: item.partId,
    // What was seen of the web's prices was the former number's.
    values: {
      oe,
      searchOe,
      oeName,
      marketPriceFen,
      marketPriceRegionFen,
      guidePriceFen,
      retailOriginalPriceFen: null,
      retailBrandPriceFen: null,
      retailSuitPriceFen: null,
      formerOe: item.oe,
    },
    seen: { searchOe: item.searchOe },
  };
}

/**
 * The changes that take every new number, less those that would put a number on the order a second time: how many these
 * are stands beside.
 */
export function takeNumbers(
  items: readonly WorkOrderItem[],
  changes: ReadonlyMap<number, LineChange>,
): { taken: ItemChange[]; doubleNum: number } {
  const keyOf = (item: WorkOrderItem, searchOe: string) => `${item.stdPartCode}/${item.priceBrandId}/${searchOe}`;
  const standing = new Set(items.map((item) => keyOf(item, item.searchOe)));
  const asked = items.flatMap((item) => {
    const change = takeNumber(item, changes.get(item.partId));
    return change === null ? [] : [{ change, key: keyOf(item, change.values.searchOe ?? '') }];
  });
  const taken = asked.flatMap(({ change, key }) => {
    if (standing.has(key)) return [];
    standing.add(key);
    return [change];
  });
  return { taken, doubleNum: asked.length - taken.length };
}

/** The change that puts back what another one changed: after it, to what stood before it. */
export function undoOf(change: ItemChange, before: WorkOrderItem): ItemChange {
  const values = Object.fromEntries(
    Object.keys(change.values).map((field) => [field, Object.entries(before).find(([name]) => name === field)?.[1]]),
  );
  return { partId: change.partId, values, seen: change.values };
}
