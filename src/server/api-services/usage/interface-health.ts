import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import type { Sql } from '../../platform/db/database.ts';
import { listFiring } from '../alerts/check-alert-rules.ts';
import { everyCustomer } from '../visible-customers.ts';
import { addUsage, errorPercentOf, groupByKey, sumsOf } from './sums.ts';
import { sumByInterfaceAndDay } from './usage-repository.ts';

/** How an interface answered live calls in the last HEALTH_DAYS days, today included. */
export interface InterfaceHealth {
  /** Errors of ours in percent of the calls that were not refused. */
  errorPercent: number;
  p50Ms: number | null;
  /** A rule of alerts fires for it now. */
  isDisturbed: boolean;
}

export const HEALTH_DAYS = 7;

/** By code; without interfaces that nobody called. */
export async function readInterfaceHealth(db: Sql): Promise<ReadonlyMap<string, InterfaceHealth>> {
  const now = Date.now();
  const period = { from: shopDate(new Date(now - (HEALTH_DAYS - 1) * DAY_MS)), to: shopDate(new Date(now)) };
  const [rows, firing] = await Promise.all([
    sumByInterfaceAndDay(db, { ...period, mode: 'live', scope: everyCustomer }),
    listFiring(db),
  ]);
  const byCode = groupByKey(rows, ({ interfaceCode }) => interfaceCode);
  return new Map(
    [...byCode].map(([code, days]) => {
      const usage = addUsage(days);
      return [code, { errorPercent: errorPercentOf(usage), p50Ms: sumsOf(usage).p50Ms, isDisturbed: firing.has(code) }];
    }),
  );
}
