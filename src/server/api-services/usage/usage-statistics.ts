import type { z } from 'zod';
import type { PublishedInterface } from '../../../contract/api-services/definition.ts';
import type { apiUsageStatistics } from '../../../contract/api-services/usage/schemas.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { Database } from '../../platform/db/database.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import type { CustomerScope } from '../visible-customers.ts';
import { bucketsOf } from './buckets.ts';
import { addUsage, errorPercentOf, sumsOf } from './sums.ts';
import { checkPeriod, countCustomers, listCallers, sumByCustomer, sumByInterfaceAndDay } from './usage-repository.ts';

interface Dependencies {
  db: Database;
  interfaces: Pick<LiveInterfaces, 'listPublished'>;
  /** Codes of the interfaces for which a rule of alerts has fired. */
  listFiring(): Promise<ReadonlySet<string>>;
}

type Body = z.output<typeof apiUsageStatistics.body>;

/** The usage of API services as the staff sees it. @throws Refusal 900400 for a period that is too long */
export async function readUsageStatistics(
  { db, interfaces, listFiring }: Dependencies,
  { unit, ...wanted }: Body,
  scope: CustomerScope,
): Promise<z.infer<typeof apiUsageStatistics.result>> {
  checkPeriod(wanted);
  const filter = { ...wanted, scope };
  const published = await interfaces.listPublished();
  const deprecated = published.filter(({ status }) => status === 'deprecated').map(({ code }) => code);
  const [rows, customersOf, byCustomer, callers, firing] = await Promise.all([
    sumByInterfaceAndDay(db.sql, filter),
    countCustomers(db.sql, filter),
    sumByCustomer(db.sql, filter),
    listCallers(db.sql, filter, deprecated),
    listFiring(),
  ]);
  const nameOf = namesOf(published);
  const byInterface = [...groupBy(rows, ({ interfaceCode }) => interfaceCode)].map(([interfaceCode, days]) => ({
    interfaceCode,
    usage: addUsage(days),
  }));
  const byDay = groupBy(rows, ({ day }) => day);
  const called = new Set(byInterface.map(({ interfaceCode }) => interfaceCode));
  return {
    total: sumsOf(addUsage(rows)),
    series: bucketsOf(wanted, unit).map(({ from, to, days }) => ({
      from,
      to,
      ...sumsOf(addUsage(days.flatMap((day) => byDay.get(day) ?? []))),
    })),
    interfaces: byInterface
      .map(({ interfaceCode, usage }) => ({
        ...nameOf(interfaceCode),
        customers: customersOf.get(interfaceCode) ?? 0,
        ...sumsOf(usage),
        errorPercent: errorPercentOf(usage),
        isAlert: firing.has(interfaceCode),
      }))
      .sort((one, other) => other.calls - one.calls || one.interfaceCode.localeCompare(other.interfaceCode)),
    customers: byCustomer.map(({ userId, username, ...usage }) => ({ userId, username, ...sumsOf(usage) })),
    unused: published
      .map(({ code }) => code)
      .filter((code) => !called.has(code) && (wanted.interfaceCode ?? code) === code)
      .map(nameOf),
    deprecated: callers.map((caller) => ({ ...nameOf(caller.interfaceCode), ...caller })),
  };
}

function namesOf(published: readonly PublishedInterface[]) {
  const names = new Map(published.map(({ code, definition: { name, nameEn } }) => [code, { name, nameEn }]));
  return (interfaceCode: string) => ({
    interfaceCode,
    ...(names.get(interfaceCode) ?? { name: interfaceCode, nameEn: interfaceCode }),
  });
}
