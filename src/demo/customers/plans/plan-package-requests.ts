import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { isoOf, MINUTE_MS, type Timeline } from '../timeline.ts';
import type { Customer } from './plan-accounts.ts';
import type { Allocation } from './plan-holdings.ts';

type RequestRow = Insertable<Tables['packageRequest']>;

/** Requests that wait for the main account. */
const OPEN = 4;

const notes = ['本月年检车辆较多', '新接了一个车队', '', '客户多，次数不够用', '周末加班'];

/** What sub accounts requested of their main accounts: most were allocated, some are open. */
export function planPackageRequests(
  { timeline, random }: { timeline: Timeline; random: KeyedRandom },
  allocations: readonly Allocation[],
  customers: readonly Customer[],
): RequestRow[] {
  const allocated = allocations
    .filter(({ customer }) => random.isChosen(`request/${customer.userId}`, 0.6))
    .map(({ customer, holding, movedMs }): RequestRow => {
      const key = `request/${customer.userId}`;
      return {
        ...{ userId: customer.userId, vehicleClass: holding.vehicleClass, kind: holding.kind },
        amount: holding.amount + random.pick(`${key}/more`, [0, 0, 10, 20]),
        note: random.pick(`${key}/note`, notes),
        state: 'allocated',
        givenAmount: holding.amount,
        word: random.pick(`${key}/word`, ['', '先用这些', '已分配']),
        createdAt: isoOf(movedMs - 15 * MINUTE_MS),
        answeredAt: isoOf(movedMs),
        seenAt: isoOf(movedMs),
      };
    });
  const open = customers
    .filter(
      ({ main, isDisabled, createdMs }) => main !== null && !isDisabled && createdMs < timeline.nowMs - 3 * DAY_MS,
    )
    .slice(-OPEN)
    .map(
      ({ userId }, index): RequestRow => ({
        ...{ userId, vehicleClass: 'C', kind: 'count', state: 'open', givenAmount: null, word: '' },
        amount: 20 + index * 10,
        note: random.pick(`request/open/${index}`, notes),
        createdAt: isoOf(timeline.nowMs - (index * 9 + 1) * 60 * MINUTE_MS),
        answeredAt: null,
        seenAt: null,
      }),
    );
  return [...allocated, ...open];
}
