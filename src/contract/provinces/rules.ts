/** GB/T 2260 codes, ascending. The index is also the index in a part's list of market prices: never reorder. */
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

type ProvinceCodeValue = (typeof PROVINCE_CODES)[number];

export const DEFAULT_PROVINCE = '110000' satisfies ProvinceCodeValue;

/** The province of a stored code, which is free text in the database: an obsolete one becomes the default. */
export function provinceOrDefault(code: string): ProvinceCodeValue {
  return PROVINCE_CODES.find((known) => known === code) ?? DEFAULT_PROVINCE;
}

/** 华北 东北 华东 华中 华南 西南 西北. */
export const REGION_NAMES = ['north', 'northeast', 'east', 'central', 'south', 'southwest', 'northwest'] as const;
type RegionName = (typeof REGION_NAMES)[number];

/** Inclusive, 1-based positions in PROVINCE_CODES. */
type Span = readonly [from: number, to: number];

/** The provinces of a region: at most two ranges, the second for those with the highest codes. */
export const REGION_SPANS: Readonly<Record<RegionName, readonly [Span] | readonly [Span, Span]>> = {
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
      PROVINCE_CODES.slice(from - 1, to).map((code): [ProvinceCodeValue, RegionName] => [code, region]),
    ),
  ),
);

export function regionOf(code: ProvinceCodeValue): RegionName {
  return REGIONS.get(code) ?? 'north';
}
