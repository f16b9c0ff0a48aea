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
    /** The user's own default; 110000 until another is set. */
    province: ProvinceCode,
    /** The default of each context, the user's own, and the one where the user is: null where that is not known. */
    codes: z.strictObject({
      oe: ProvinceCode,
      tree: ProvinceCode,
      crash: ProvinceCode,
      covtree: ProvinceCode,
      defaultVal: ProvinceCode,
      remoteVal: ProvinceCode.nullable(),
    }),
    /** The province of the user's network address: null, addresses are not looked up. */
    ipAscRegion: ProvinceCode.nullable(),
    provinces: z.array(Province),
    /** Provinces that were paid for, and until when switching to them again is free. */
    paid: z.array(z.strictObject({ provinceCode: ProvinceCode, until: z.iso.datetime() })),
    /** The first-time hint is still to be shown. */
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
    /** The province becomes the user's default. */
    isDefault: z.boolean().default(false),
    /** The class whose quota is used: that of the vehicle on screen. */
    vehicleTypeCode: VehicleType.default('C'),
    operationId: IdempotencyKey.optional(),
  }),
  result: Charge,
};
