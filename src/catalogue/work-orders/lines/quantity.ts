import type { LineKind } from '../../../contract/work-orders/schemas.ts';

const MOST = 9999;

/** A quantity as it was typed: whole pieces of a part, up to two decimals of anything else; null where it is none. */
export function quantityOf(typed: string, kind: LineKind): number | null {
  const text = typed.normalize('NFKC').trim();
  if (!(kind === 'part' ? /^\d{1,4}$/ : /^\d{1,4}([.,]\d{1,2})?$/).test(text)) return null;
  const quantity = Number(text.replace(',', '.'));
  return quantity > 0 && quantity <= MOST ? quantity : null;
}

/** One more or one less, within what a line may hold. */
export function stepped(quantity: number, by: 1 | -1): number {
  const least = Math.min(1, quantity);
  return Math.min(MOST, Math.max(least, Math.round((quantity + by) * 100) / 100));
}
