import type { WorkOrderItem } from '../../contract/work-orders.ts';

type Priced = Pick<WorkOrderItem, 'marketPriceFen' | 'quantity'>;

/** What a line comes to in fen; null where its price is not known (zero is as unknown as none). */
export function lineTotalFen({ marketPriceFen, quantity }: Priced): number | null {
  return marketPriceFen === null || marketPriceFen === 0 ? null : marketPriceFen * quantity;
}

/** The sum of the lines whose price is known, in fen, and how many lines are left out of it. */
export function totalsOf(items: readonly Priced[]): { totalFen: number; unpricedNum: number } {
  const lines = items.map(lineTotalFen);
  return {
    totalFen: lines.reduce<number>((sum, line) => sum + (line ?? 0), 0),
    unpricedNum: lines.filter((line) => line === null).length,
  };
}
