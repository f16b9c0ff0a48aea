import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';
import { quantityOf } from '../lines/quantity.ts';

/** A line that a person writes: work, or a material without a number. */
export interface OwnLine {
  lineKind: 'material' | 'labour';
  name: string;
  quantity: string;
  unit: string;
  /** In yuan, as typed; empty where it is not known yet. */
  price: string;
}

export type OwnLineProblem = 'name' | 'quantity' | 'price';

/** What the database holds: 21 million yuan. */
const MOST_FEN = 2_147_483_647;

/** A price in yuan as it was typed, in fen; null is none, undefined is no price at all. */
export function fenOf(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s¥元]|,(?=\d{3})/g, '');
  if (text === '') return null;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return undefined;
  const fen = Math.round(Number(text) * 100);
  return fen <= MOST_FEN ? fen : undefined;
}

/** What is wrong with a line, field by field. */
export function problemsOf({ name, quantity, price, lineKind }: OwnLine): OwnLineProblem[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(quantityOf(quantity, lineKind) === null ? (['quantity'] as const) : []),
    ...(fenOf(price) === undefined ? (['price'] as const) : []),
  ];
}

/** The line as it goes to an order. */
export function ownItem({ lineKind, name, quantity, unit, price }: OwnLine, provinceCode: ProvinceCode): NewItem {
  return {
    lineKind,
    stdPartName: name.trim(),
    quantity: quantityOf(quantity, lineKind) ?? 1,
    unit: unit.trim(),
    provinceCode,
    guidePriceFen: null,
    marketPriceFen: fenOf(price) ?? null,
  };
}
