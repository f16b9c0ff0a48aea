import type { Fit, Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { PART_REMARK_MAX } from '../../../contract/work-orders/rules.ts';
import type { ItemFit, NewItem } from '../../../contract/work-orders/schemas.ts';
import { itemOrigins, itemPrices, NO_QUOTES, type Quotes } from '../prices/price-kinds.ts';

/** A row of a vehicle's parts, a number found without a vehicle, or a number of a replacement chain. */
export type OrderablePart = Pick<
  Part,
  'oe' | 'searchOe' | 'oeName' | 'stdPartCode' | 'stdPartName' | 'priceBrandId' | 'brandName'
> &
  Partial<Pick<Part, 'oeReplaceTwos' | 'partCount' | 'partRemark' | 'fit'>>;

interface Seen {
  price: PartPrice | null | undefined;
  /** The newest e-commerce quotes, if they were displayed. */
  quotes?: Quotes | undefined;
  province: ProvinceCode;
  /** The brand name of original parts. */
  partBrandName: string;
}

export const QUANTITY_MAX = 9999;
const NUMBER_MAX = 40;
const REPLACING_MAX = 50;
const RULES_MAX = 20;
export const RULE_MAX = 400;

/** The order item of an original part, with the displayed prices. */
export function orderItem(part: OrderablePart, { price, quotes = NO_QUOTES, province, partBrandName }: Seen): NewItem {
  return {
    oe: part.oe,
    searchOe: part.searchOe,
    oeName: part.oeName || part.stdPartName,
    stdPartCode: part.stdPartCode,
    stdPartName: part.stdPartName,
    vehicleBrandName: part.brandName,
    partBrandName,
    priceBrandId: part.priceBrandId,
    provinceCode: province,
    ...itemPrices(price ?? null, quotes),
    ...itemOrigins(price ?? null, quotes),
    oeReplaceTwos: (part.oeReplaceTwos ?? []).filter((oe) => oe.length <= NUMBER_MAX).slice(0, REPLACING_MAX),
    quantity: orderQuantity(part.partCount ?? 1),
    partRemark: (part.partRemark ?? '').slice(0, PART_REMARK_MAX),
    fit: part.fit === undefined ? null : itemFit(part.fit),
  };
}

/** What the order keeps of a part's fit: the rules that decide its grade. */
function itemFit({ grade, rules }: Fit): ItemFit {
  const decisive = ({ fits: 'meets', check: 'open', misfit: 'contradicts' } as const)[grade];
  return {
    grade,
    rules: boundedRules(rules.filter(({ verdict }) => verdict === decisive).map(({ text }) => text)),
    isConfirmed: false,
  };
}

/** As many rules, and as much of each, as an order item keeps. */
export function boundedRules(rules: readonly string[]): string[] {
  return rules.slice(0, RULES_MAX).map((rule) => rule.slice(0, RULE_MAX));
}

/** The quantity to order of a part that the vehicle has `partCount` times: an integer, at least 1. */
export function orderQuantity(partCount: number): number {
  return Math.min(QUANTITY_MAX, Math.max(1, Math.ceil(partCount)));
}
