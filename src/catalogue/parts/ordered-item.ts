import type { Part, Replacement } from '../../contract/parts.ts';
import type { PartPrice } from '../../contract/prices.ts';
import type { ProvinceCode } from '../../contract/provinces.ts';
import type { NewItem } from '../../contract/work-orders.ts';
import { type Quotes, seenPrices } from '../shell/prices/price-kinds.ts';

/** A row, or another number out of its replacement chain. */
export type OrderablePart = Pick<Part, 'stdPartCode' | 'stdPartName' | 'partCount' | 'partRemark'> &
  Pick<Replacement, 'oe' | 'searchOe' | 'oeName' | 'priceBrandId' | 'brandName'> &
  Partial<Pick<Part, 'oeReplaceTwos'>>;

interface Seen {
  price: PartPrice | null | undefined;
  /** The newest quotes of shops on the web. */
  quotes: Quotes;
  province: ProvinceCode;
  /** What original parts are called on an order. */
  partBrandName: string;
}

/** The part as it goes to an order: as many as the vehicle has, in whole pieces, with the prices as they were seen. */
export function orderedItem(part: OrderablePart, { price, quotes, province, partBrandName }: Seen): NewItem {
  return {
    oe: part.oe,
    searchOe: part.searchOe,
    oeName: part.oeName,
    stdPartCode: part.stdPartCode,
    stdPartName: part.stdPartName,
    vehicleBrandName: part.brandName,
    partBrandName,
    priceBrandId: part.priceBrandId,
    provinceCode: province,
    ...seenPrices(price ?? null, quotes),
    oeReplaceTwos: (part.oeReplaceTwos ?? []).filter((oe) => oe.length <= 40).slice(0, 50),
    quantity: Math.min(9999, Math.max(1, Math.ceil(part.partCount))),
    partRemark: part.partRemark.slice(0, 200),
  };
}
