import type { Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';
import { itemPrices, NO_QUOTES, type Quotes } from '../prices/price-kinds.ts';

/** A row of a vehicle's parts book, a number that was found without one, or a number out of a replacement chain. */
export type OrderablePart = Pick<
  Part,
  'oe' | 'searchOe' | 'oeName' | 'stdPartCode' | 'stdPartName' | 'priceBrandId' | 'brandName'
> &
  Partial<Pick<Part, 'oeReplaceTwos' | 'partCount' | 'partRemark'>>;

interface Seen {
  price: PartPrice | null | undefined;
  /** The newest quotes of shops on the web, where they were shown. */
  quotes?: Quotes | undefined;
  province: ProvinceCode;
  /** What original parts are called on an order. */
  partBrandName: string;
}

/** The most of one part that an order's line holds, and the longest remark. */
export const QUANTITY_MAX = 9999;
export const REMARK_MAX = 200;
const NUMBER_MAX = 40;
const REPLACING_MAX = 50;

/** An original part as it goes to an order: as many as are wanted, in whole pieces, with the prices as they were seen. */
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
    oeReplaceTwos: (part.oeReplaceTwos ?? []).filter((oe) => oe.length <= NUMBER_MAX).slice(0, REPLACING_MAX),
    quantity: orderQuantity(part.partCount ?? 1),
    partRemark: (part.partRemark ?? '').slice(0, REMARK_MAX),
  };
}

/** How many pieces are ordered of a part that the vehicle has so many of: whole ones, and one at least. */
export function orderQuantity(partCount: number): number {
  return Math.min(QUANTITY_MAX, Math.max(1, Math.ceil(partCount)));
}
