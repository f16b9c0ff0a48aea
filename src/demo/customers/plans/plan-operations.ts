import type { Insertable } from 'kysely';
import { platformHeader } from '../../../contract/platform.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { isoOf, MINUTE_MS, type Timeline } from '../timeline.ts';
import type { Customer } from './plan-accounts.ts';
import type { Charge } from './plan-charges.ts';
import type { Allocation } from './plan-holdings.ts';
import type { PurchaseRow } from './plan-purchases.ts';

type Operation = Pick<Insertable<Tables['operationLog']>, 'action'> & {
  customer: Customer;
  subject: string;
  ms: number;
  /** The customer's unless stated. */
  address?: string;
};

interface Past {
  customers: readonly Customer[];
  charges: readonly Charge[];
  purchases: readonly PurchaseRow[];
  allocations: readonly Allocation[];
}

/** The operation logs of all companies, oldest first: what the other rows of the past say was done. */
export function planOperations(
  { timeline, random }: { timeline: Timeline; random: KeyedRandom },
  { customers, charges, purchases, allocations }: Past,
): Insertable<Tables['operationLog']>[] {
  const byId = new Map(customers.map((customer) => [customer.userId, customer]));
  const operations: Operation[] = [
    ...customers.map((customer) => registration(customer)),
    ...charges.flatMap((charge) => provinceChange(charge)),
    ...dailyOperations(random, charges),
    ...allocations.flatMap(({ customer, holding, movedMs }): Operation[] =>
      customer.main === null
        ? []
        : [
            {
              customer: customer.main,
              action: 'allocate',
              subject: `${customer.username} × ${holding.amount}`,
              ms: movedMs,
            },
          ],
    ),
    ...purchases.flatMap((purchase) => purchaseOperations(byId.get(purchase.userId), purchase)),
  ];
  return operations
    .filter(({ ms }) => ms < timeline.nowMs)
    .toSorted((left, right) => left.ms - right.ms)
    .map(({ customer, ms, address = customer.address, ...operation }) => ({
      ...operation,
      companyId: (customer.main ?? customer).userId,
      userId: customer.userId,
      address,
      platform: platformHeader[customer.platform],
      loggedAt: isoOf(ms),
    }));
}

/** A refund is done by the staff, whose addresses are not shown to users. */
function purchaseOperations(customer: Customer | undefined, purchase: PurchaseRow): Operation[] {
  if (customer === undefined) return [];
  const { orderCode, createdAt, refundedAt, refundedFen } = purchase;
  const operations: Operation[] = [
    { customer, action: 'purchase', subject: orderCode, ms: Date.parse(createdAt ?? '') },
  ];
  if (refundedAt == null) return operations;
  const subject = `${orderCode} ¥${((refundedFen ?? 0) / 100).toFixed(2)}`;
  return [...operations, { customer, action: 'staffRefund', subject, ms: Date.parse(refundedAt), address: '' }];
}

/** A sub account is added by its main account. */
function registration(customer: Customer): Operation {
  const { main, username, createdMs } = customer;
  if (main === null) return { customer, action: 'register', subject: '', ms: createdMs };
  return { customer: main, action: 'subAdd', subject: username, ms: createdMs };
}

function provinceChange({ customer, reason, subject, ms }: Charge): Operation[] {
  return reason === 'province' ? [{ customer, action: 'province', subject, ms }] : [];
}

/** A login before the first lookup of a day, and some exports and prints after the last. */
function dailyOperations(random: KeyedRandom, charges: readonly Charge[]): Operation[] {
  return [...groupBy(charges, ({ customer, day }) => `${customer.userId} ${day}`)].flatMap(([key, ofDay]) => {
    const [first] = ofDay;
    const last = ofDay.at(-1);
    if (first === undefined || last === undefined) return [];
    const { customer } = first;
    const login: Operation = {
      customer,
      action: 'login',
      subject: '',
      ms: Math.max(customer.createdMs, first.ms - random.between(`login/${key}`, 1, 9) * MINUTE_MS),
    };
    if (!random.isChosen(`extra/${key}`, 0.08)) return [login];
    const action = random.pick(`extra/${key}`, ['export', 'print', 'profile'] as const);
    const subject = action === 'profile' ? '' : '工单';
    return [login, { customer, action, subject, ms: last.ms + 2 * MINUTE_MS }];
  });
}
