import type { OePart } from '../../contract/parts.ts';
import type { ProvinceCode } from '../../contract/provinces.ts';
import type { NewItem } from '../../contract/work-orders.ts';
import { partKey } from '../shell/ordered-parts.ts';
import { NO_QUOTES, type Quotes, seenPrices } from '../shell/prices/price-kinds.ts';

interface Seen {
  province: ProvinceCode;
  /** What original parts are called on an order. */
  partBrandName: string;
  /** The newest quotes of shops on the web, where they were shown. */
  quotes?: Quotes | undefined;
}

/** A number as it goes to an order: one of it, with the prices as they were seen. */
export function itemOf(part: OePart, { province, partBrandName, quotes = NO_QUOTES }: Seen): NewItem {
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
    ...seenPrices(part.price, quotes),
    oeReplaceTwos: part.oeReplaceTwos.filter((oe) => oe.length <= 40).slice(0, 50),
  };
}

/** Each part once: two numbers of a list may lead to the same one. */
export function eachOnce(items: readonly NewItem[]): NewItem[] {
  return [...new Map(items.map((item) => [partKey(item), item])).values()];
}
