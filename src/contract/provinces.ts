import { z } from 'zod';
import { call, Done, Nothing } from './call.ts';

export const DEFAULT_PROVINCE = '110000';

export const ProvinceCode = z.string().regex(/^\d{6}$/);

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
