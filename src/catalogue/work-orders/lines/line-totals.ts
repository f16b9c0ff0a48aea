import { lineAmountFen } from '../../../contract/prices/line-amount.ts';
import type { PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { type PricedItem, unitPriceFen } from '../order/item-price.ts';

type Line = PricedItem & Pick<WorkOrderItem, 'quantity'>;

export interface Totals {
  totalFen: number;
  /** Lines without a price of the kind; they are left out of the total. */
  unpricedNum: number;
}

/** The line's amount in fen; null without a price. */
export function lineTotalFen(item: Line, kind: PriceKind = 'market'): number | null {
  const fen = unitPriceFen(item, kind);
  return fen === null ? null : lineAmountFen(fen, item.quantity);
}

/** The total of the lines that have a price of the kind. */
export function sumLines(items: readonly Line[], kind: PriceKind = 'market'): Totals {
  const lines = items.map((item) => lineTotalFen(item, kind));
  return {
    totalFen: lines.reduce<number>((sum, line) => sum + (line ?? 0), 0),
    unpricedNum: lines.filter((line) => line === null).length,
  };
}
