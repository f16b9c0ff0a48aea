import { PROVINCE_CODES, type ProvinceCode } from '../../contract/provinces.ts';

const places = new Map(PROVINCE_CODES.map((code, index) => [code, index + 1]));

/** The place of a province's price in part_price.market_fen, which counts from 1. */
export function provincePlace(code: ProvinceCode): number {
  return places.get(code) ?? 0;
}
