import type { Vin } from '../../../contract/vehicles/vin.ts';

const WMI_LENGTH = 3;
/** Characters that the rules look vehicles up by. */
export const PREFIX_LENGTH = 8;
const START = /^[A-HJ-NPR-Z0-9]{8}/;
/** The range of all serial numbers. */
const ANY_SERIAL = { from: 0, to: 999_999 };

/** The conditions of a rule on the characters after the first eight, for one vehicle. */
export interface VinRuleRow {
  vehicleId: number;
  /** Pattern of the VIN characters 1 to 8; `*` matches any character. */
  prefix: string;
  yearCode: string;
  plantCode: string | null;
  serialFrom: number;
  serialTo: number;
}

export interface VinMatch<Row> {
  rule: 'vinRule' | 'vinPrefix';
  /** One row per vehicle. */
  rows: Row[];
}

/**
 * Matches a VIN against the rules of its first eight characters: the vehicles whose year, plant and serial number agree;
 * if none does, those with the same prefix (and the same year, if any). Of rules that overlap, those with the fewest `*`
 * count. Undefined without rules.
 */
export function matchVinRules<Row extends VinRuleRow>(rules: readonly Row[], vin: Vin): VinMatch<Row> | undefined {
  if (rules.length === 0) return undefined;
  const ofYear = rules.filter(({ yearCode }) => yearCode === vin.charAt(9));
  const serial = serialOf(vin);
  const agreeing = ofYear.filter(
    (rule) => (rule.plantCode === null || rule.plantCode === vin.charAt(10)) && hasSerial(rule, serial),
  );
  if (agreeing.length > 0) return { rule: 'vinRule', rows: onePerVehicle(mostSpecific(agreeing)) };
  return { rule: 'vinPrefix', rows: onePerVehicle(mostSpecific(ofYear.length > 0 ? ofYear : rules)) };
}

/** True if the text has the characters that rules look vehicles up by, whatever follows them. */
export function isVinStart(text: string): boolean {
  return START.test(text);
}

/** The vehicles of all rules of a VIN's first eight characters, whatever the other characters are. */
export function matchVinStart<Row extends VinRuleRow>(rules: readonly Row[]): Row[] {
  return onePerVehicle(mostSpecific(rules));
}

/** The prefixes of all rules that can hold for a VIN: its first eight characters, any of the last five of them as `*`. */
export function vinRuleKeys(vin: string): string[] {
  const rest = [...vin.slice(WMI_LENGTH, PREFIX_LENGTH)];
  return rest.reduce<string[]>(
    (keys, character) => keys.flatMap((key) => [key + character, `${key}*`]),
    [vin.slice(0, WMI_LENGTH)],
  );
}

function mostSpecific<Row extends VinRuleRow>(rules: readonly Row[]): Row[] {
  const stars = rules.map(({ prefix }) => prefix.split('*').length);
  const fewest = Math.min(...stars);
  return rules.filter((_, index) => stars[index] === fewest);
}

/** The serial number in the last six characters, which small makers start with letters. */
function serialOf(vin: Vin): number | undefined {
  const digits = /\d*$/.exec(vin.slice(11))?.[0] ?? '';
  return digits === '' ? undefined : Number(digits);
}

function hasSerial({ serialFrom, serialTo }: VinRuleRow, serial: number | undefined): boolean {
  if (serial === undefined) return serialFrom <= ANY_SERIAL.from && serialTo >= ANY_SERIAL.to;
  return serial >= serialFrom && serial <= serialTo;
}

function onePerVehicle<Row extends VinRuleRow>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.vehicleId, row])).values()];
}
