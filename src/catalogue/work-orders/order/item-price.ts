import { type PriceField, type PriceKind, priceKinds } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';

export type PricedItem = Pick<WorkOrderItem, PriceField | 'lineKind'>;

/** In fen; null if unknown or zero. Materials and labour have one price, whichever kind is requested. */
export function unitPriceFen(item: PricedItem, kind: PriceKind): number | null {
  return item[item.lineKind === 'part' ? priceKinds[kind].field : 'marketPriceFen'] || null;
}

/** Whether some part of the order has a price of the kind. Labour alone is no reason to show a kind's total. */
export function isKindKnown(items: readonly PricedItem[], kind: PriceKind): boolean {
  return items.some((item) => (kind === 'market' || item.lineKind === 'part') && unitPriceFen(item, kind) !== null);
}
