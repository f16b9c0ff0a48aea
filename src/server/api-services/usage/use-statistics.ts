import type { z } from 'zod';
import type { apiUseAlerts, apiUseStatistics } from '../../../contract/api-services/usage/schemas.ts';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import type { Database } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import type { Settings } from '../../platform/settings.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { addUse, type CountedUse, sumsOf } from './sums.ts';
import {
  checkPeriod,
  listCallers,
  listTodaysErrors,
  type Period,
  sumByCustomer,
  sumByInterface,
} from './usage-repository.ts';

/** One failed call of three is no reason for an alert. */
const ALERT_CALLS_MIN = 20;

interface Dependencies {
  db: Database;
  settings: Settings;
  interfaces: Pick<LiveInterfaces, 'listPublished'>;
}

/** The use of API services as the staff sees it. @throws Refusal 900400 for a period that is too long */
export async function readUseStatistics(
  { db, settings, interfaces }: Dependencies,
  { mode, ...period }: Period & { mode: KeyMode },
): Promise<z.infer<typeof apiUseStatistics.result>> {
  checkPeriod(period);
  const published = await interfaces.listPublished();
  const deprecated = published.filter(({ status }) => status === 'deprecated').map(({ code }) => code);
  const [byInterface, byCustomer, callers] = await Promise.all([
    sumByInterface(db.sql, period, mode),
    sumByCustomer(db.sql, period, mode),
    listCallers(db.sql, period, deprecated),
  ]);
  const called = new Set(byInterface.map(({ interfaceCode }) => interfaceCode));
  return {
    total: sumsOf(addUse(byInterface)),
    interfaces: byInterface.map(({ interfaceCode, customers, ...use }) => ({
      interfaceCode,
      customers,
      ...sumsOf(use),
      errorPercent: errorPercentOf(use),
      isAlert: isAlert(use, settings),
    })),
    customers: byCustomer.map(({ userId, username, ...use }) => ({ userId, username, ...sumsOf(use) })),
    unused: published.map(({ code }) => code).filter((code) => !called.has(code)),
    deprecated: callers,
  };
}

/** Interfaces with more errors of ours today than the setting allows, the worst first. */
export async function listUseAlerts({
  db,
  settings,
}: Omit<Dependencies, 'interfaces'>): Promise<z.infer<typeof apiUseAlerts.result>> {
  const rows = await listTodaysErrors(db.sql, SHOP_TODAY);
  return rows
    .filter(({ calls, errors }) => isAbove({ answered: calls, errors }, settings))
    .map((row) => ({ ...row, errorPercent: percent(row.errors, row.calls) }))
    .sort((one, other) => other.errorPercent - one.errorPercent);
}

const answeredOf = ({ calls, refused, limited }: CountedUse) => calls - refused - limited;

const errorPercentOf = (use: CountedUse) => percent(use.errors, answeredOf(use));

const isAlert = (use: CountedUse, settings: Settings) =>
  isAbove({ answered: answeredOf(use), errors: use.errors }, settings);

function isAbove({ answered, errors }: { answered: number; errors: number }, settings: Settings): boolean {
  return answered >= ALERT_CALLS_MIN && percent(errors, answered) > settings.get('api.errorPercent');
}

/** With one decimal. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;
}
