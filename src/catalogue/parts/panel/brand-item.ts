import type { BrandPartInfo } from '../../../contract/brand-parts/schemas.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { PART_REMARK_MAX } from '../../../contract/work-orders/rules.ts';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';
import { orderQuantity } from '../../shared/work-order/order-item.ts';

interface BrandItemSource {
  /** The original part that it replaces. */
  part: Part;
  offer: BrandPartInfo;
  province: ProvinceCode;
  remark: string;
}

/** Work order line of an aftermarket part, under its own number, brand and price. */
export function brandItem({ part, offer, province, remark }: BrandItemSource) {
  return {
    oe: offer.number.slice(0, 40),
    searchOe: oeKey(offer.number).slice(0, 40),
    oeName: part.oeName.slice(0, 120),
    stdPartCode: part.stdPartCode,
    stdPartName: part.stdPartName,
    vehicleBrandName: part.brandName,
    partBrandName: offer.aftBrandName.slice(0, 80),
    priceBrandId: part.priceBrandId,
    provinceCode: province,
    marketPriceFen: offer.priceFen,
    priceSource: offer.dated === null ? '' : offer.source,
    priceDated: offer.dated,
    quantity: orderQuantity(part.partCount),
    partRemark: remark.slice(0, PART_REMARK_MAX),
  } satisfies NewItem;
}
