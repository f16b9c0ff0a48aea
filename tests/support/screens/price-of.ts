import { CATALOGUE_FIELDS } from '../../../src/contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../src/contract/prices/schemas.ts';
import { recordOf } from '../../../src/contract/record-of.ts';

/** A price; by default of a number of brand 17 in Beijing. */
export function priceOf(given: Partial<PartPrice> = {}): PartPrice {
  return {
    priceBrandId: 17,
    searchOe: '04E1031',
    provinceCode: '110000',
    region: 'north',
    partClass: 'original',
    ...recordOf(CATALOGUE_FIELDS, () => null),
    marketPriceFen: 12_300,
    pricedElsewhere: [],
    dated: '2026-03-01',
    source: 'sample',
    standInOe: null,
    ...given,
  };
}
