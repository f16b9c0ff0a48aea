import { z } from 'zod';
import { call, Done, Nothing } from './call.ts';

export const DEFAULT_PROVINCE = '110000' satisfies ProvinceCode;

/**
 * The provinces by their GB/T 2260 codes, ascending. The place in this list is also the place of a province's price in
 * a part's list of market prices: never reorder it.
 */
export const PROVINCE_CODES = [
  '110000',
  '120000',
  '130000',
  '140000',
  '150000',
  '210000',
  '220000',
  '230000',
  '310000',
  '320000',
  '330000',
  '340000',
  '350000',
  '360000',
  '370000',
  '410000',
  '420000',
  '430000',
  '440000',
  '450000',
  '460000',
  '500000',
  '510000',
  '520000',
  '530000',
  '540000',
  '610000',
  '620000',
  '630000',
  '640000',
  '650000',
  '710000',
  '810000',
  '820000',
] as const;

export const ProvinceCode = z.enum(PROVINCE_CODES);
export type ProvinceCode = z.infer<typeof ProvinceCode>;

export const Province = z.strictObject({
  provinceCode: ProvinceCode,
  provinceName: z.string(),
  /** One of 华北 华东 华中 华南 东北 西北 西南, as a code. */
  region: z.enum(['north', 'east', 'central', 'south', 'northeast', 'northwest', 'southwest']),
  selected: z.boolean(),
});
export type Province = z.infer<typeof Province>;

export const getProvince = call({
  operation: 'getProvince',
  path: '/province/get',
  access: 'session',
  body: Nothing,
  result: z.strictObject({
    /** The user's own default; 110000 until another is set. */
    province: ProvinceCode,
    provinces: z.array(Province),
    /** The first-time hint is still to be shown. */
    tips: z.boolean(),
  }),
});

export const iKnowProvince = call({
  operation: 'iKnowProvince',
  path: '/province/iKnow',
  access: 'session',
  body: Nothing,
  result: Done,
});

export const modifyProvince = call({
  operation: 'modifyProvince',
  path: '/province/modify',
  access: 'session',
  body: z.strictObject({ provinceCode: ProvinceCode }),
  result: Done,
});
