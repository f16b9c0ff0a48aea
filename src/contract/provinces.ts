import { z } from 'zod';
import { call, Done, Nothing, OperationId } from './call.ts';
import { Charge } from './quota.ts';
import { VehicleType } from './vehicles.ts';

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

/** 华北 东北 华东 华中 华南 西南 西北. */
const REGION_NAMES = ['north', 'northeast', 'east', 'central', 'south', 'southwest', 'northwest'] as const;
export const Region = z.enum(REGION_NAMES);
export type Region = z.infer<typeof Region>;

/** From and to, both in, counted from 1: places in PROVINCE_CODES. */
type Span = readonly [from: number, to: number];

/** Which provinces a region has: two spans of places at most, the second one of those whose codes come last. */
export const REGION_SPANS: Readonly<Record<Region, readonly [Span] | readonly [Span, Span]>> = {
  north: [[1, 5]],
  northeast: [[6, 8]],
  east: [
    [9, 15],
    [32, 32],
  ],
  central: [[16, 18]],
  south: [
    [19, 21],
    [33, 34],
  ],
  southwest: [[22, 26]],
  northwest: [[27, 31]],
};

const REGIONS = new Map(
  REGION_NAMES.flatMap((region) =>
    REGION_SPANS[region].flatMap(([from, to]) =>
      PROVINCE_CODES.slice(from - 1, to).map((code): [ProvinceCode, Region] => [code, region]),
    ),
  ),
);

export function regionOf(code: ProvinceCode): Region {
  return REGIONS.get(code) ?? 'north';
}

export const Province = z.strictObject({
  provinceCode: ProvinceCode,
  provinceName: z.string(),
  region: Region,
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
});

export const iKnowProvince = call({
  operation: 'iKnowProvince',
  path: '/province/iKnow',
  access: 'session',
  body: Nothing,
  result: Done,
});

/**
 * Switches the price province. It takes one lookup of the class, unless the province is the user's default or was paid
 * for within the last 24 hours: the quota's codes refuse it, and then nothing is changed.
 */
export const modifyProvince = call({
  operation: 'modifyProvince',
  path: '/province/modify',
  access: 'session',
  body: z.strictObject({
    provinceCode: ProvinceCode,
    /** The province becomes the user's default. */
    isDefault: z.boolean().default(false),
    /** The class whose quota is used: that of the vehicle on screen. */
    vehicleTypeCode: VehicleType.default('C'),
    operationId: OperationId.optional(),
  }),
  result: Charge,
});
