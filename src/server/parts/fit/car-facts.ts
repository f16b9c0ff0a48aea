import { modelYearCandidates } from '../../../contract/vehicles/model-year.ts';
import { isCheckDigitMandatory, isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';
import { type Span, spanOf } from './row-conditions.ts';

/**
 * The vehicle's values for the conditions. An empty text and null are unknown values. producedTo is the last day of
 * production, null also if still produced.
 */
export interface JudgedVehicle {
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  producedFrom: string | null;
  producedTo: string | null;
  /** Option codes; empty if unknown. */
  options: readonly string[];
}

/** A known range, half-open, and who says so. */
export interface KnownSpan extends Span {
  by: 'catalogue' | 'vin' | 'answer';
}

/** The known facts of the vehicle that parts are looked up for. Empty texts and null mean unknown. */
export interface CarFacts {
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  produced: KnownSpan | null;
  serial: KnownSpan | null;
  /** Complete unless empty. */
  options: readonly string[];
}

/** The fields whose value is a code. */
export const CODE_FIELDS = ['gearboxType', 'drivenType', 'cfgLevel'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** Values of answers, by key. */
export type AnswerValues = ReadonlyMap<string, string>;

/** An answer that excludes all values that rows ask for. */
export const OTHER = 'other';
export const YES = 'yes';
export const NO = 'no';

/** The facts of a vehicle of the catalogue, narrowed by its VIN and by answers. */
export function carFactsOf(vehicle: JudgedVehicle, vin: string | undefined, answers: AnswerValues): CarFacts {
  const { gearboxType, drivenType, cfgLevel, options } = vehicle;
  return {
    gearboxType: answers.get('gearboxType') ?? gearboxType,
    drivenType: answers.get('drivenType') ?? drivenType,
    cfgLevel: answers.get('cfgLevel') ?? cfgLevel,
    produced: answered(answers.get('produced'), productionOf(vehicle, vin), compareText),
    serial: answered(answers.get('serial'), serialSpanOf(vin), compareNumbers),
    options,
  };
}

/** Whether a vehicle can be the car that the answers describe. */
export function agreesWith(vehicle: JudgedVehicle, answers: AnswerValues): boolean {
  return CODE_FIELDS.every((field) => {
    const answer = answers.get(field);
    return answer === undefined || vehicle[field] === '' || vehicle[field] === answer;
  });
}

type Compare = (left: string, right: string) => number;
export const compareText: Compare = (left, right) => (left < right ? -1 : Number(left > right));
export const compareNumbers: Compare = (left, right) => Number(left) - Number(right);

/** The common part of two ranges; undefined if they have none. */
export function intersect(one: Span, other: Span, compare: Compare): Span | undefined {
  const from = one.from === null || (other.from !== null && compare(other.from, one.from) > 0) ? other.from : one.from;
  const to = one.to === null || (other.to !== null && compare(other.to, one.to) < 0) ? other.to : one.to;
  return from !== null && to !== null && compare(from, to) >= 0 ? undefined : { from, to };
}

/** The range that is known once the user has answered: the answer holds where it contradicts the catalogue. */
function answered(answer: string | undefined, known: KnownSpan | null, compare: Compare): KnownSpan | null {
  const span = answer === undefined ? undefined : spanOf(answer);
  if (span === undefined) return known;
  return { ...((known === null ? undefined : intersect(span, known, compare)) ?? span), by: 'answer' };
}

/** The vehicle's production period, narrowed by the model year in the VIN. */
function productionOf({ producedFrom, producedTo }: JudgedVehicle, vin: string | undefined): KnownSpan | null {
  if (producedFrom === null && producedTo === null) return null;
  const period: Span = { from: producedFrom, to: producedTo === null ? null : dayAfter(producedTo) };
  for (const year of modelYearsOf(vin)) {
    const common = intersect(period, { from: `${year - 1}-07-01`, to: `${year + 1}-01-01` }, compareText);
    if (common !== undefined) return { ...common, by: 'vin' };
  }
  return { ...period, by: 'catalogue' };
}

/**
 * The model years that position 10 can stand for, latest first. It is mandatory where the check digit is (GB 16735,
 * 49 CFR 565); elsewhere makers use it freely. A car of a model year is built from July of the year before it to its end.
 */
function modelYearsOf(vin: string | undefined): number[] {
  if (vin === undefined || !isCheckDigitMandatory(vin)) return [];
  return modelYearCandidates(vin.charAt(9), new Date().getUTCFullYear());
}

/** The serial number in a VIN's last six characters; null for an invalid VIN or if they are not all digits. */
function serialSpanOf(vin: string | undefined): KnownSpan | null {
  const serial = vin?.slice(-6);
  if (serial === undefined || !/^\d{6}$/.test(serial)) return null;
  return { from: String(Number(serial)), to: String(Number(serial) + 1), by: 'vin' };
}

/** The normalised VIN; undefined for none or one that is not well formed. */
export function wellFormedVin(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const { text } = normaliseVin(typed);
  return isWellFormedVin(text) ? text : undefined;
}

function dayAfter(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
