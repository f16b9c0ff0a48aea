import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { OWN_PRICE } from '../../../contract/work-orders/rules.ts';
import type { NewItem, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { parseQuantity } from '../lines/editing/quantity.ts';

/** The form of a line without an OE number: labour, or a material. */
export interface OwnLine {
  lineKind: 'material' | 'labour';
  name: string;
  quantity: string;
  unit: string;
  /** In yuan, as typed; may be empty. */
  price: string;
}

export type OwnLineField = 'name' | 'quantity' | 'price';

/** The largest integer of the database: 21 million yuan. */
const PRICE_MAX_FEN = 2_147_483_647;

/** Parses a price in yuan, returns fen; null for an empty text, undefined for an invalid one. */
export function parsePriceFen(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s¥元]|,(?=\d{3})/g, '');
  if (text === '') return null;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return undefined;
  const fen = Math.round(Number(text) * 100);
  return fen <= PRICE_MAX_FEN ? fen : undefined;
}

/** The fields that are invalid. */
export function invalidFields({ name, quantity, price, lineKind }: OwnLine): OwnLineField[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(parseQuantity(quantity, lineKind) === null ? (['quantity'] as const) : []),
    ...(parsePriceFen(price) === undefined ? (['price'] as const) : []),
  ];
}

export function itemOfOwnLine({ lineKind, name, quantity, unit, price }: OwnLine, provinceCode: ProvinceCode): NewItem {
  return {
    lineKind,
    stdPartName: name.trim(),
    quantity: parseQuantity(quantity, lineKind) ?? 1,
    unit: unit.trim(),
    provinceCode,
    ...ownPrice(parsePriceFen(price) ?? null),
  };
}

/** A price of the user's own, of today; null: none. */
export function ownPrice(
  marketPriceFen: number | null,
): Pick<WorkOrderItem, 'marketPriceFen' | 'priceSource' | 'priceDated'> {
  return marketPriceFen === null
    ? { marketPriceFen, priceSource: '', priceDated: null }
    : { marketPriceFen, priceSource: OWN_PRICE, priceDated: shopDate() };
}
