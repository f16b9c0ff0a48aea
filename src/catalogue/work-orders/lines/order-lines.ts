import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { type Priced, type PriceKind, unitPriceFen } from '../order/price-kinds.ts';

type Line = Priced & Pick<WorkOrderItem, 'quantity'>;

export interface Totals {
  totalFen: number;
  /** How many lines have no such price, and are left out. */
  unpricedNum: number;
}

/** What a line comes to in fen, half a litre rounded to the fen; null where its price is not known. */
export function lineTotalFen(item: Line, kind: PriceKind = 'market'): number | null {
  const fen = unitPriceFen(item, kind);
  return fen === null ? null : Math.round(fen * item.quantity);
}

/** The sum of the lines whose price of the kind is known, in fen, and how many lines are left out of it. */
export function totalsOf(items: readonly Line[], kind: PriceKind = 'market'): Totals {
  const lines = items.map((item) => lineTotalFen(item, kind));
  return {
    totalFen: lines.reduce<number>((sum, line) => sum + (line ?? 0), 0),
    unpricedNum: lines.filter((line) => line === null).length,
  };
}
