import { z } from 'zod';
import { EmptyBody, IdempotencyKey, NoResult } from '../fields.ts';
import { Charge } from '../quota/schemas.ts';
import { VehicleType } from '../vehicles/schemas.ts';
import { PROVINCE_CODES, REGION_NAMES } from './rules.ts';

export const ProvinceCode = z.enum(PROVINCE_CODES);
export type ProvinceCode = z.infer<typeof ProvinceCode>;

export const Region = z.enum(REGION_NAMES);
export type Region = z.infer<typeof Region>;

export const Province = z.strictObject({
  provinceCode: ProvinceCode,
  provinceName: z.string(),
  region: Region,
  selected: z.boolean(),
});
export type Province = z.infer<typeof Province>;

export const getProvince = {
  body: EmptyBody,
  result: z.strictObject({
    /** The user's default; 110000 until set. */
    province: ProvinceCode,
    /** The default for each context, the user's own, and the one of the location (null: unknown). */
    codes: z.strictObject({
      oe: ProvinceCode,
      tree: ProvinceCode,
      crash: ProvinceCode,
      covtree: ProvinceCode,
      defaultVal: ProvinceCode,
      remoteVal: ProvinceCode.nullable(),
    }),
    /** The province of the network address; always null, addresses are not looked up. */
    ipAscRegion: ProvinceCode.nullable(),
    provinces: z.array(Province),
    /** Paid provinces, and until when switching to them is free. */
    paid: z.array(z.strictObject({ provinceCode: ProvinceCode, until: z.iso.datetime() })),
    /** The first-time hint has not been dismissed. */
    tips: z.boolean(),
  }),
};

export const iKnowProvince = {
  body: EmptyBody,
  result: NoResult,
};

export const modifyProvince = {
  body: z.strictObject({
    provinceCode: ProvinceCode,
    /** Also makes the province the user's default. */
    isDefault: z.boolean().default(false),
    /** The class to charge: that of the vehicle on screen. */
    vehicleTypeCode: VehicleType.default('C'),
    operationId: IdempotencyKey.optional(),
  }),
  result: Charge,
};
