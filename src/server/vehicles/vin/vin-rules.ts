import type { Vin } from '../../../contract/vehicles/vin.ts';

/** The span that stands for every serial. */
const ANY_SERIAL = { from: 0, to: 999_999 };

/** What a rule asks of the places after the first eight, for the vehicle that the row goes on to describe. */
export interface VinRuleRow {
  vehicleId: number;
  yearCode: string;
  plantCode: string | null;
  serialFrom: number;
  serialTo: number;
}

export interface VinMatch<Row> {
  rule: 'vinRule' | 'vinPrefix';
  /** One row a vehicle. */
  rows: Row[];
}

/**
 * What the rules of a VIN's first eight characters make of it: the vehicles whose year, plant and serial agree, or,
 * where none does, those that at least share the prefix (and the year, if any has it). Undefined without rules.
 */
export function matchVinRules<Row extends VinRuleRow>(rules: readonly Row[], vin: Vin): VinMatch<Row> | undefined {
  if (rules.length === 0) return undefined;
  const ofYear = rules.filter(({ yearCode }) => yearCode === vin.charAt(9));
  const serial = serialOf(vin);
  const agreeing = ofYear.filter(
    (rule) => (rule.plantCode === null || rule.plantCode === vin.charAt(10)) && hasSerial(rule, serial),
  );
  if (agreeing.length > 0) return { rule: 'vinRule', rows: oneEach(agreeing) };
  return { rule: 'vinPrefix', rows: oneEach(ofYear.length > 0 ? ofYear : rules) };
}

/** The number that the last six characters end in; small makers put letters before it. */
function serialOf(vin: Vin): number | undefined {
  const digits = /\d*$/.exec(vin.slice(11))?.[0] ?? '';
  return digits === '' ? undefined : Number(digits);
}

function hasSerial({ serialFrom, serialTo }: VinRuleRow, serial: number | undefined): boolean {
  if (serial === undefined) return serialFrom <= ANY_SERIAL.from && serialTo >= ANY_SERIAL.to;
  return serial >= serialFrom && serial <= serialTo;
}

function oneEach<Row extends VinRuleRow>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.vehicleId, row])).values()];
}
