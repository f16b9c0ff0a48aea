import { addDays } from '../../contract/days/calendar-days.ts';
import type { MaintainDue } from '../../contract/maintenance/schemas.ts';
import { daysBetween } from './calendar.ts';

/** The interval of a project; null if it does not depend on mileage or time. */
export interface Interval {
  intervalKm: number | null;
  intervalMonths: number | null;
  firstKm: number | null;
  firstMonths: number | null;
}

/** The odometer in km, and ISO dates. */
export interface Reading {
  mileage: number;
  purchaseDate: string;
  today: string;
}

/** A recorded service. */
export interface Done {
  mileage: number;
  date: string;
}

/** Distance from one service of a plan to the next. */
export interface Steps {
  km: number;
  months: number;
}

export type DueState = Pick<
  MaintainDue,
  'shareUsed' | 'state' | 'by' | 'nextMileage' | 'nextDate' | 'lastMileage' | 'lastDate' | 'isRecorded'
>;

export const DAYS_A_MONTH = 30.44;
const DUE_SOON = 0.9;
/** Computed mileages are rounded to this. */
const MILEAGE_PRECISION_KM = 100;

/** The greatest common divisors of a plan's intervals. */
export function stepsOf(intervals: readonly Interval[]): Steps {
  const common = (values: readonly (number | null)[]) => values.reduce<number>((a, b) => gcd(a, b ?? 0), 0);
  return {
    km: common(intervals.map(({ intervalKm }) => intervalKm)),
    months: common(intervals.map(({ intervalMonths }) => intervalMonths)),
  };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The marks at which a project is due, from one value to another inclusive: every interval, and the early first service if
 * there is one.
 */
export function marksBetween({ first, interval }: Rhythm, [from, to]: readonly [from: number, to: number]): number[] {
  if (interval === null) return [];
  const marks = first === null ? [] : [first];
  for (let mark = Math.max(1, Math.ceil(from / interval)) * interval; mark <= to; mark += interval) marks.push(mark);
  return marks.filter((mark) => mark >= from && mark <= to);
}

/** An interval on one scale, and the early first service; null if there is none. */
export interface Rhythm {
  first: number | null;
  interval: number | null;
}

export const inKm = ({ firstKm, intervalKm }: Interval): Rhythm => ({ first: firstKm, interval: intervalKm });
export const inMonths = ({ firstMonths, intervalMonths }: Interval): Rhythm => ({
  first: firstMonths,
  interval: intervalMonths,
});

/** From the last service to the next. After an early first service, the next is at the regular mark. */
function spanUntilNext({ first, interval }: Rhythm, last: Last): number | null {
  if (interval === null || first === null || last === 'later') return interval;
  return last === 'new' ? first : interval - first;
}

/**
 * The due state by kilometres or months, whichever is further. Without a record, services are assumed to have been done as
 * planned; a service counts as done once the next one is nearer. A service that only this assumption makes not due is
 * `notDocumented`.
 */
export function dueStateOf(interval: Interval, reading: Reading, known: { steps: Steps; done?: Done }): DueState {
  const { last, which } = lastServiceOf(interval, reading, known);
  const km = spanUntilNext(inKm(interval), which);
  const months = spanUntilNext(inMonths(interval), which);
  const byKm = km === null ? 0 : Math.max(0, reading.mileage - last.mileage) / km;
  const days = Math.max(0, daysBetween(last.date, reading.today));
  const byMonths = months === null ? 0 : days / (months * DAYS_A_MONTH);
  const shareUsed = Math.round(Math.max(byKm, byMonths) * 1000) / 1000;
  return {
    shareUsed,
    state: stateOf(shareUsed, known.done !== undefined || which === 'new'),
    by: km !== null && byKm >= byMonths ? 'mileage' : 'month',
    nextMileage: km === null ? null : last.mileage + km,
    nextDate: months === null ? null : addDays(last.date, Math.round(months * DAYS_A_MONTH)),
    lastMileage: last.mileage,
    lastDate: last.date,
    isRecorded: known.done !== undefined,
  };
}

/** A service that is only assumed never makes a project count as not due. */
function stateOf(shareUsed: number, isDocumented: boolean): DueState['state'] {
  if (shareUsed > 1) return 'overdue';
  if (shareUsed >= DUE_SOON) return 'dueSoon';
  return isDocumented ? 'good' : 'notDocumented';
}

/** The last service: delivery, the early first service, or any later one. */
type Last = 'new' | 'first' | 'later';

/**
 * The recorded service, or the later of the last marks in kilometres and months, each converted into the other by the
 * vehicle's average use. Before the first mark: the early first service, once the next mark is nearer.
 */
function lastServiceOf(
  interval: Interval,
  reading: Reading,
  known: { steps: Steps; done?: Done },
): { last: Done; which: Last } {
  if (known.done !== undefined) return { last: known.done, which: 'later' };
  const { mileage, purchaseDate, today } = reading;
  const age = Math.max(0, daysBetween(purchaseDate, today)) / DAYS_A_MONTH;
  const kmAMonth = age === 0 ? 0 : mileage / age;
  const at = (km: number, months: number): Done => ({
    mileage: Math.round(km / MILEAGE_PRECISION_KM) * MILEAGE_PRECISION_KM,
    date: addDays(purchaseDate, Math.round(months * DAYS_A_MONTH)),
  });
  const monthsAt = (km: number) => (kmAMonth === 0 ? 0 : km / kmAMonth);
  const km = lastMark(mileage, known.steps.km, interval.intervalKm);
  const months = lastMark(age, known.steps.months, interval.intervalMonths);
  if (km > 0 || months > 0) {
    const isByKm = monthsAt(km) >= months;
    return { last: isByKm ? at(km, monthsAt(km)) : at(months * kmAMonth, months), which: 'later' };
  }
  if (isPastFirst(mileage, inKm(interval))) {
    const first = interval.firstKm ?? 0;
    return { last: at(first, monthsAt(first)), which: 'first' };
  }
  if (!isPastFirst(age, inMonths(interval))) return { last: { mileage: 0, date: purchaseDate }, which: 'new' };
  const first = interval.firstMonths ?? 0;
  return { last: at(first * kmAMonth, first), which: 'first' };
}

function lastMark(value: number, step: number, interval: number | null): number {
  if (interval === null || step === 0) return 0;
  const lastService = Math.floor((value - step / 2) / step) * step;
  return Math.max(0, Math.floor(lastService / interval) * interval);
}

function isPastFirst(value: number, { first, interval }: Rhythm): boolean {
  return first !== null && interval !== null && value - first >= (interval - first) / 2;
}
