import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { showPriceFen } from '../../../ui/money.ts';

/** The kinds of price that an order keeps, in the order in which they are shown. */
export const priceKinds = ['market', 'region', 'guide', 'original', 'brand', 'suit'] as const;
export type PriceKind = (typeof priceKinds)[number];

const fields = {
  market: 'marketPriceFen',
  region: 'marketPriceRegionFen',
  guide: 'guidePriceFen',
  original: 'retailOriginalPriceFen',
  brand: 'retailBrandPriceFen',
  suit: 'retailSuitPriceFen',
} as const satisfies Record<PriceKind, keyof WorkOrderItem>;

export type SeenPrices = Pick<WorkOrderItem, (typeof fields)[PriceKind]>;
export type Priced = SeenPrices & Pick<WorkOrderItem, 'lineKind'>;

/** A line's price of a kind in fen; what is no part has one price, whichever kind is asked for. Zero is unknown. */
export function unitPriceFen(item: Priced, kind: PriceKind): number | null {
  return item[item.lineKind === 'part' ? fields[kind] : 'marketPriceFen'] || null;
}

/** Whether some part of the order has a price of the kind: labour alone makes no total worth showing. */
export function isKindKnown(items: readonly Priced[], kind: PriceKind): boolean {
  return items.some((item) => (kind === 'market' || item.lineKind === 'part') && unitPriceFen(item, kind) !== null);
}

/** A line's price as it is shown: a part's by the catalogue's rule, what someone wrote as it was written. */
export function shownPrice(item: Priced, kind: PriceKind): string {
  const fen = unitPriceFen(item, kind);
  return item.lineKind === 'part' || fen === null ? showPriceFen(fen) : String(fen / 100);
}
