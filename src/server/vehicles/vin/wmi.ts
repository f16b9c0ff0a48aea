import { countryRanges } from './wmi/countries.ts';
import { type Maker, makers } from './wmi/makers.ts';

export type { Maker } from './wmi/makers.ts';
export type Region = 'africa' | 'asia' | 'europe' | 'northAmerica' | 'oceania' | 'southAmerica';
/** The country that issued the identifier, not necessarily that of production; undefined if unassigned. */
export type Origin = { region: Region; country: { zh: string; en: string } | undefined };

const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
const REGIONS: readonly (readonly [RegExp, Region])[] = [
  [/^[A-G]/, 'africa'],
  [/^[HJ-NPR]/, 'asia'],
  [/^[S-Z]/, 'europe'],
  // Most of 7, first assigned to Oceania, now belongs to the United States.
  [/^([1-5]|7[F-Z0-9])/, 'northAmerica'],
  [/^[67]/, 'oceania'],
  [/^[89]/, 'southAmerica'],
];

/** The maker by the first three characters, else by the first two; undefined if not listed. */
export function makerOf(vin: string): Maker | undefined {
  // 9 as the third character is shared by all small makers of a country.
  const isShared = vin.charAt(2) === '9';
  return makers.get(vin.slice(0, 3)) ?? (isShared ? undefined : makers.get(vin.slice(0, 2)));
}

export function isKnownWmi(wmi: string): boolean {
  return makerOf(wmi) !== undefined;
}

/** Region and country of the first two characters (ISO 3780); undefined if the region is unassigned. */
export function countryOf(vin: string): Origin | undefined {
  const region = REGIONS.find(([shape]) => shape.test(vin))?.[1];
  if (region === undefined) return undefined;
  const second = ORDER.indexOf(vin.charAt(1) || ' ');
  const found = countryRanges.find(([first, range]) => vin.startsWith(first) && isWithin(second, range));
  return { region, country: found && { zh: found[2], en: found[3] } };
}

function isWithin(index: number, range: string): boolean {
  return index >= ORDER.indexOf(range.charAt(0)) && index <= ORDER.indexOf(range.charAt(2));
}
