import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { Sql } from '../platform/db/database.ts';
import { itemColumns } from './item-columns.ts';
import { takePresentPrices } from './present-statements.ts';
import type { OwnedOrder, WorkOrderRepository } from './repository.ts';

export type Copy = Omit<CheckedBodyOf<typeof workOrderCalls.copyPartList>, 'listId'> & {
  /** The provinces with prices of today; the lines of others keep theirs. */
  openProvinces: readonly string[];
};

const copied = itemColumns.filter((column) => column !== 'partId');

/**
 * Copies an order with its items.
 * @throws Refusal 900404 if the order is not the user's or the vehicle is not in the catalogue
 */
export async function copyOrder(
  orders: WorkOrderRepository,
  { listId: from, userId }: OwnedOrder,
  { name, vehicle, arePricesPresent, operationId, openProvinces }: Copy,
  within: Sql,
): Promise<number> {
  const source = await orders.get({ listId: from, userId }, within);
  const {
    listId: _id,
    itemNum: _num,
    totalFen: _total,
    unpricedNum: _none,
    createdAt: _at,
    updateTime: _time,
    ...kept
  } = source;
  const { listId, isNew } = await orders.add(
    { ...kept, ...vehicle, userId, name: { given: name }, operationId },
    within,
  );
  if (!isNew) return listId;
  await within
    .insertInto('workOrderItem')
    .columns(['listId', ...copied])
    .expression((eb) =>
      eb
        .selectFrom('workOrderItem')
        .select([sql<number>`${listId}::integer`.as('newListId'), ...copied])
        .where('listId', '=', from)
        .where('removedAt', 'is', null)
        .orderBy('partId'),
    )
    .execute();
  if (arePricesPresent) await takePresentPrices({ listId, provinces: openProvinces }, within);
  return listId;
}
