import type { TFunction } from 'i18next';
import { type PriceKind, priceKinds } from '../../../contract/prices/price-kinds.ts';

/**
 * short: a narrow column head; part: what an e-commerce quote is for; order and orderColumn: on a work order. A kind
 * without a text of its own uses its name.
 */
type Variant = 'name' | 'short' | 'part' | 'order' | 'orderColumn';

/** The label of a price kind. */
export function priceLabel(t: TFunction<'prices'>, kind: PriceKind, variant: Variant = 'name'): string {
  const { label } = priceKinds[kind];
  const name = t(`kinds.${label}.name`);
  return variant === 'name' ? name : t(`kinds.${label}.${variant}`, { defaultValue: name });
}
