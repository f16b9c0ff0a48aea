import { countryRanges } from './wmi/countries.ts';
import { type Maker, makers } from './wmi/makers.ts';

export type { Maker } from './wmi/makers.ts';
export type Region = 'africa' | 'asia' | 'europe' | 'northAmerica' | 'oceania' | 'southAmerica';
/** The country that gave out the identifier, which need not be where the vehicle was built; undefined if unassigned. */
export type Origin = { region: Region; country: { zh: string; en: string } | undefined };

const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
const REGIONS: readonly (readonly [RegExp, Region])[] = [
  [/^[A-G]/, 'africa'],
  [/^[HJ-NPR]/, 'asia'],
  [/^[S-Z]/, 'europe'],
  // The United States hold most of 7, which ISO first gave to Oceania.
  [/^([1-5]|7[F-Z0-9])/, 'northAmerica'],
  [/^[67]/, 'oceania'],
  [/^[89]/, 'southAmerica'],
];

/** Who made the vehicle, by the first three characters, else by the first two; undefined for a maker not listed. */
export function makerOf(vin: string): Maker | undefined {
  // A third character of 9 is shared by all small makers of a country, whoever holds the first two.
  const isShared = vin.charAt(2) === '9';
  return makers.get(vin.slice(0, 3)) ?? (isShared ? undefined : makers.get(vin.slice(0, 2)));
}

export function isKnownWmi(wmi: string): boolean {
  return makerOf(wmi) !== undefined;
}

/** Region and country of the first two characters (ISO 3780); undefined where not even the region is given out. */
export function countryOf(vin: string): Origin | undefined {
  const region = REGIONS.find(([shape]) => shape.test(vin))?.[1];
  if (region === undefined) return undefined;
  const second = ORDER.indexOf(vin.charAt(1) || ' ');
  const found = countryRanges.find(([first, range]) => vin.startsWith(first) && isWithin(second, range));
  return { region, country: found && { zh: found[2], en: found[3] } };
}

function isWithin(place: number, range: string): boolean {
  return place >= ORDER.indexOf(range.charAt(0)) && place <= ORDER.indexOf(range.charAt(2));
}
