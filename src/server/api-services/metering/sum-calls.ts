import { LATENCY_BUCKETS } from '../../../contract/api-services/usage/latency.ts';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import type { CallCounts } from '../call-counts.ts';
import type { MeteredCall } from './metered-call.ts';

/** What the daily sums count. */
export interface CallSums extends CallCounts {
  /** Answered calls by the class of their duration. */
  latency: number[];
}

/** Of a customer's calls of an interface. */
export interface UseSums extends CallSums {
  userId: number;
  code: string;
  mode: KeyMode;
}

/** Beyond a limit: counted, but not in the log. */
export const LIMITED_STATUS = 429;

const noCalls = (): CallSums => ({
  ...{ calls: 0, units: 0, refused: 0, errors: 0, limited: 0, empty: 0, repeated: 0 },
  latency: new Array<number>(LATENCY_BUCKETS).fill(0),
});

/** Sums of metered calls by customer, interface and mode, as the function api_meter makes them. */
export function sumCalls(calls: readonly MeteredCall[]): UseSums[] {
  const sums = new Map<string, UseSums>();
  for (const call of calls) {
    const { userId, code, mode } = call;
    const subject = `${userId} ${code} ${mode}`;
    const sum = sums.get(subject) ?? { userId, code, mode, ...noCalls() };
    sums.set(subject, sum);
    addCall(sum, call);
  }
  return [...sums.values()];
}

function addCall(sum: CallSums, { status, units, reason, bucket }: MeteredCall): void {
  sum.calls += 1;
  sum.units += units;
  if (status < 400) sum.latency[bucket] = (sum.latency[bucket] ?? 0) + 1;
  else if (status === LIMITED_STATUS) sum.limited += 1;
  else if (status < 500) sum.refused += 1;
  else sum.errors += 1;
  if (reason === 'empty') sum.empty += 1;
  if (reason === 'repeated') sum.repeated += 1;
}

/** The sums of the same customer, or of the same interface, added up. */
export function addUp(sums: readonly UseSums[], by: 'userId' | 'code'): UseSums[] {
  if (sums.length === 1) return [...sums];
  const totals = new Map<string, UseSums>();
  for (const sum of sums) {
    const subject = `${sum[by]} ${sum.mode}`;
    const total = totals.get(subject);
    totals.set(subject, total === undefined ? sum : added(total, sum));
  }
  return [...totals.values()];
}

const added = (one: UseSums, other: UseSums): UseSums => ({
  ...one,
  calls: one.calls + other.calls,
  units: one.units + other.units,
  refused: one.refused + other.refused,
  errors: one.errors + other.errors,
  limited: one.limited + other.limited,
  empty: one.empty + other.empty,
  repeated: one.repeated + other.repeated,
  latency: one.latency.map((count, index) => count + (other.latency[index] ?? 0)),
});
