import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { Sql } from '../platform/db/database.ts';
import { itemColumns } from './item-columns.ts';
import type { OrderAccess } from './order-access.ts';
import { takePresentPrices } from './present-statements.ts';
import type { WorkOrderRepository } from './repository.ts';

export type Copy = Omit<CheckedBodyOf<typeof workOrderCalls.copyPartList>, 'listId'> & {
  /** The provinces with prices of today; the lines of others keep theirs. */
  openProvinces: readonly string[];
};

/** What was returned belongs to the order that it came with. */
const notCopied: readonly string[] = ['partId', 'returnReason', 'returnNote'];
const copiedColumns = itemColumns.filter((column) => !notCopied.includes(column));

/**
 * Copies an order with its items.
 * @throws Refusal 900404 if the order is not the user's or the vehicle is not in the catalogue
 */
export async function copyOrder(
  { orders, within }: { orders: WorkOrderRepository; within: Sql },
  { listId: from, ...user }: OrderAccess,
  { name, vehicle, arePricesPresent, operationId, openProvinces }: Copy,
): Promise<number> {
  const source = await orders.get({ listId: from, ...user }, within);
  const { userId } = user;
  const {
    listId: _id,
    itemNum: _num,
    totalFen: _total,
    unpricedNum: _none,
    outdatedNum: _outdated,
    ownerId: _owner,
    updatedBy: _by,
    createdAt: _at,
    updateTime: _time,
    ...kept
  } = source;
  // What fits one vehicle says nothing about another.
  const copied = copiedColumns.filter((column) => vehicle === undefined || column !== 'fit');
  const { listId, isNew } = await orders.add(
    { ...kept, ...(vehicle && { ...vehicle, plate: '' }), userId, name: { given: name }, operationId },
    within,
  );
  if (!isNew) return listId;
  const before = JSON.stringify({ name: source.name, listId: from });
  await within
    // In the same statement: a copy has many already.
    .with('recorded', (cte) =>
      cte.insertInto('workOrderChange').values({ listId, userId, action: 'orderCopy', before }),
    )
    .insertInto('workOrderItem')
    .columns(['listId', 'addedBy', 'updatedBy', ...copied])
    .expression((eb) =>
      eb
        .selectFrom('workOrderItem')
        .select([
          sql<number>`${listId}::integer`.as('newListId'),
          sql<number>`${userId}::integer`.as('by'),
          sql<number>`${userId}::integer`.as('lastBy'),
          ...copied,
        ])
        .where('listId', '=', from)
        .where('removedAt', 'is', null)
        .orderBy('partId'),
    )
    .execute();
  if (arePricesPresent) await takePresentPrices({ listId, provinces: openProvinces }, within);
  return listId;
}
