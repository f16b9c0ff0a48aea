import type { OePart } from '../../../src/contract/oe/schemas.ts';
import { priceOf } from './price-of.ts';

/** An original number of 大众 with its prices. */
export const oePartOf = (fields: Partial<OePart> = {}): OePart => ({
  oeId: 1,
  oe: '5Q0 615 301 C',
  searchOe: '5Q0615301C',
  oeName: '前制动盘',
  stdPartCode: 'P1',
  stdPartId: 1,
  stdPartName: '前制动盘',
  priceBrandId: 1,
  brandCode: 'VW',
  brandName: '大众',
  oeReplaceTwos: ['1K0 615 301 AB'],
  successors: [],
  isDiscontinued: false,
  price: priceOf({ priceBrandId: 1, searchOe: '5Q0615301C', marketPriceFen: 45_200, dated: '2026-02-18' }),
  ...fields,
});
