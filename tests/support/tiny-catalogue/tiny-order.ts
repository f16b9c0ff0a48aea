import { tinyVins } from './tiny-catalogue.ts';

/** The request fields of an order for a vehicle of the tiny catalogue. */
export const tinyOrder = {
  vehicleId: 1,
  vin: tinyVins.one,
  vehicleType: 'pac',
  brandName: '大众',
  familyName: '朗逸',
  vehicleName: '大众 朗逸 2016款',
  provinceCode: '110000',
} as const;

/** Front brake pads of the tiny catalogue as a line of an order, 398 yuan. */
export const tinyItem = {
  oe: '1K0 698 151 A',
  searchOe: '1K0698151A',
  oeName: '前制动片',
  stdPartCode: 'P1701001',
  stdPartName: '前制动片',
  vehicleBrandName: '大众',
  partBrandName: '原厂',
  priceBrandId: 1,
  provinceCode: '110000',
  guidePriceFen: 45_000,
  marketPriceFen: 39_800,
} as const;
