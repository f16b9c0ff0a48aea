import type { LineKind } from '../../../../contract/work-orders/schemas.ts';
import { QUANTITY_MAX } from '../../../shared/work-order/order-item.ts';

/** Parses a quantity: an integer for parts, up to two decimals for labour and material; null if invalid. */
export function parseQuantity(typed: string, kind: LineKind): number | null {
  const text = typed.normalize('NFKC').trim();
  if (!(kind === 'part' ? /^\d{1,4}$/ : /^\d{1,4}([.,]\d{1,2})?$/).test(text)) return null;
  const quantity = Number(text.replace(',', '.'));
  return quantity > 0 && quantity <= QUANTITY_MAX ? quantity : null;
}

/** Adds or subtracts one within the limits; quantities below one are not reduced. */
export function stepQuantity(quantity: number, by: 1 | -1): number {
  const min = Math.min(1, quantity);
  return Math.min(QUANTITY_MAX, Math.max(min, Math.round((quantity + by) * 100) / 100));
}
