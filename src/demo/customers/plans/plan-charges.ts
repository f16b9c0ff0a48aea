import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../contract/quota/rules.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { type Day, isoOf, momentOf, type Timeline } from '../timeline.ts';
import type { Customer, Habit } from './plan-accounts.ts';
import type { Holding } from './plan-holdings.ts';

type LedgerRow = Insertable<Tables['quotaLedger']>;

/** A lookup that was charged. */
export interface Charge {
  customer: Customer;
  holderId: number;
  vehicleClass: 'C' | 'B';
  reason: 'parts' | 'config' | 'province';
  /** A vehicle id or a province code. */
  subject: string;
  source: 'free' | 'daily' | 'count';
  packageId: number | null;
  day: string;
  ms: number;
}

export interface ChargePlanning {
  timeline: Timeline;
  random: KeyedRandom;
  vehicleIds: Readonly<Record<'C' | 'B', readonly number[]>>;
  holdings: readonly Holding[];
  /** The account whose lookups an account uses. */
  holderOf: (customer: Customer) => number;
}

/** The share of days with business on which an account is used, and the most lookups of such a day. */
const habits: Readonly<Record<Habit, { days: number; lookups: number }>> = {
  once: { days: 1, lookups: 3 },
  light: { days: 0.06, lookups: 2 },
  regular: { days: 0.2, lookups: 4 },
  heavy: { days: 0.5, lookups: 8 },
};
/** New accounts are tried out. */
const TRIAL_MS = 3 * DAY_MS;
const PROVINCES = ['110000', '310000', '440000', '330000', '370000', '510000'] as const;

/** The lookups of all accounts, oldest first, none beyond what its holder had left at that moment. */
export function planCharges(planning: ChargePlanning, customers: readonly Customer[]): Charge[] {
  const companies = groupBy(customers, planning.holderOf);
  const charges = [...companies].flatMap(([holderId, users]) => chargesOfHolder(planning, holderId, users));
  return charges.toSorted((left, right) => left.ms - right.ms);
}

type Attempt = Pick<Charge, 'customer' | 'vehicleClass' | 'reason' | 'ms'>;

function chargesOfHolder(planning: ChargePlanning, holderId: number, users: readonly Customer[]): Charge[] {
  const { timeline, random, vehicleIds } = planning;
  const take = createSources(planning, holderId);
  // Steps through all vehicles, so that none is looked up again within its free 24 hours.
  let step = random.between(`start/${holderId}`, 0, 10_000);
  return timeline.days.flatMap((day) =>
    users
      .flatMap((customer) => attemptsOf(planning, customer, day))
      .toSorted((left, right) => left.ms - right.ms)
      .flatMap((attempt): Charge[] => {
        const pool = vehicleIds[attempt.vehicleClass];
        const source = pool.length === 0 ? undefined : take(attempt, day.date);
        if (source === undefined) return [];
        step += 1;
        const { reason } = attempt;
        const subject = reason === 'province' ? PROVINCES[step % PROVINCES.length] : pool[(step * 7) % pool.length];
        return [{ ...attempt, ...source, holderId, subject: String(subject), day: day.date }];
      }),
  );
}

function attemptsOf({ timeline, random }: ChargePlanning, customer: Customer, day: Day): Attempt[] {
  const { userId, createdMs, endMs, habit, isCommercial } = customer;
  const key = `${userId}/${day.index}`;
  const { days, lookups } = habits[habit];
  const isNew = createdMs > day.startMs - TRIAL_MS && habit !== 'once';
  const isUsed = random.isChosen(`used/${key}`, Math.min(1, (isNew ? 0.5 : days) * Math.min(1, day.volume)));
  if (!isUsed && habit !== 'once') return [];
  return Array.from({ length: random.between(`lookups/${key}`, 1, lookups) }, (_, index): Attempt => {
    const of = `${key}/${index}`;
    const share = random.unit(`reason/${of}`);
    const isUsual = random.isChosen(`class/${of}`, 0.9);
    return {
      customer,
      vehicleClass: isUsual === isCommercial ? 'B' : 'C',
      reason: share < 0.8 ? 'parts' : share < 0.94 ? 'config' : 'province',
      ms: momentOf(day.startMs, random, `at/${of}`),
    };
  }).filter(({ ms }) => ms > createdMs && ms < Math.min(endMs, timeline.nowMs));
}

type Source = Pick<Charge, 'source' | 'packageId'>;

/** Takes lookups in the product's order: free, daily, counted; of each kind the first to expire. */
function createSources({ holdings }: ChargePlanning, holderId: number) {
  const held = holdings
    .filter((holding) => holding.holderId === holderId)
    .toSorted((left, right) => left.expiresMs - right.expiresMs);
  const freeLimit = held.some(({ parentPackageId }) => parentPackageId !== null) ? 0 : FREE_LOOKUPS_PER_DAY;
  const used = new Map<string, number>();
  const takeFrom = (counter: string, limit: number): boolean => {
    const before = used.get(counter) ?? 0;
    if (before >= limit) return false;
    used.set(counter, before + 1);
    return true;
  };
  return ({ vehicleClass, ms }: Attempt, date: string): Source | undefined => {
    if (takeFrom(`${date} ${vehicleClass}`, freeLimit)) return { source: 'free', packageId: null };
    const live = held.filter(
      (holding) => holding.vehicleClass === vehicleClass && holding.startsMs <= ms && holding.expiresMs > ms,
    );
    for (const kind of ['daily', 'count'] as const)
      for (const { packageId, amount } of live.filter((holding) => holding.kind === kind))
        if (takeFrom(kind === 'daily' ? `${packageId} ${date}` : `${packageId}`, amount))
          return { source: kind, packageId };
    return undefined;
  };
}

export function ledgerRows(charges: readonly Charge[]): LedgerRow[] {
  return charges.map(({ customer, ms, ...charge }, index) => ({
    ...charge,
    userId: customer.userId,
    operationId: `demo-customers-${index}`,
    chargedAt: isoOf(ms),
  }));
}

/** The counters of free and daily lookups: sums of the ledger. */
export function dayUseRows(charges: readonly Charge[]): Insertable<Tables['quotaDayUse']>[] {
  const counted = charges.filter(({ source }) => source !== 'count');
  const byCounter = groupBy(
    counted,
    ({ holderId, vehicleClass, day, packageId }) => `${holderId} ${vehicleClass} ${day} ${packageId ?? 0}`,
  );
  return [...byCounter.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { holderId, vehicleClass, day, packageId } = first;
    return [{ holderId, vehicleClass, day, packageId: packageId ?? 0, used: group.length }];
  });
}

/** The lookups that were taken from each counted holding. */
export function usedOf(charges: readonly Charge[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const { source, packageId } of charges)
    if (source === 'count' && packageId !== null) used.set(packageId, (used.get(packageId) ?? 0) + 1);
  return used;
}
