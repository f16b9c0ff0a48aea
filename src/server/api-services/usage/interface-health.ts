import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { groupBy } from '../../../contract/group-by.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import type { Sql } from '../../platform/db/database.ts';
import { listFiring } from '../alerts/check-alert-rules.ts';
import { everyCustomer } from '../visible-customers.ts';
import { addUsage, errorPercentOf, sumsOf } from './sums.ts';
import { sumByInterfaceAndDay } from './usage-repository.ts';

/** Errors and latency of the live calls of the last HEALTH_DAYS days, today included. */
export interface InterfaceHealth {
  /** Percentage of calls that failed on our side, of those that were not refused. */
  errorPercent: number;
  p50Ms: number | null;
  /** Whether an alert rule is firing for the interface. */
  isDisturbed: boolean;
}

export const HEALTH_DAYS = 7;

/** Keyed by interface code. An interface without calls has no entry. */
export async function readInterfaceHealth(db: Sql): Promise<ReadonlyMap<string, InterfaceHealth>> {
  const now = Date.now();
  const period = { from: shopDate(new Date(now - (HEALTH_DAYS - 1) * DAY_MS)), to: shopDate(new Date(now)) };
  const [rows, firing] = await Promise.all([
    sumByInterfaceAndDay(db, { ...period, mode: 'live', scope: everyCustomer }),
    listFiring(db),
  ]);
  const byCode = groupBy(rows, ({ interfaceCode }) => interfaceCode);
  return new Map(
    [...byCode].map(([code, days]) => {
      const usage = addUsage(days);
      return [code, { errorPercent: errorPercentOf(usage), p50Ms: sumsOf(usage).p50Ms, isDisturbed: firing.has(code) }];
    }),
  );
}
