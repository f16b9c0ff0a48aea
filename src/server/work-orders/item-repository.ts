import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { ITEMS_PER_ORDER_MAX } from '../../contract/work-orders/rules.ts';
import type { ChangedItem, WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { itemColumns } from './item-columns.ts';
import { changedItem } from './order-changes.ts';
import { refusing } from './refusing.ts';

export type AddedItem = Omit<
  WorkOrderItem,
  'partId' | 'formerOe' | 'returnReason' | 'returnNote' | 'addedBy' | 'updatedBy' | 'addedAt' | 'updateTime'
>;

function jsonOf(fit: AddedItem['fit']): string | null {
  return fit === null ? null : JSON.stringify(fit);
}

interface ItemsOfOrder {
  listId: number;
  /** Who changes them. */
  userId: number;
  partIds: readonly number[];
}

export type ItemQuery = CheckedBodyOf<typeof workOrderCalls.getItem>;

/** The items of orders. The owner is not checked here: call `touch` or `get` of the orders first. */
export interface ItemRepository {
  /**
   * Skips parts that are already on the order and returns the new ones in the order of `items`. Call it in a transaction
   * that a refusal rolls back.
   * @throws Refusal 300120 if the order would have too many items
   */
  add(order: { listId: number; userId: number }, items: readonly AddedItem[], within?: Sql): Promise<ChangedItem[]>;
  /** The ids of an order's items, in the order in which they were added. */
  listIds(listId: number, within?: Sql): Promise<number[]>;
  list(query: ItemQuery): Promise<WorkOrderItem[]>;
  count(query: Pick<ItemQuery, 'listId' | 'search'>): Promise<number>;
  /**
   * Removes or restores all of the items. Call it in a transaction that a refusal rolls back.
   * @throws Refusal 900404 if one is not on the order; 300101 if a restored part has been added again
   */
  setRemoved(items: ItemsOfOrder & { isRemoved: boolean }, within?: Sql): Promise<ChangedItem[]>;
}

/** What the record of a change shows of an item. */
const CHANGED = ['partId', 'oe', 'stdPartName'] as const;

// Texts sort by code point, so that both database engines agree.
const sortColumns = {
  added: sql.ref('work_order_item.part_id'),
  name: sql`lower(work_order_item.std_part_name) collate "C"`,
  oe: sql`work_order_item.search_oe collate "C"`,
  price: sql.ref('work_order_item.market_price_fen'),
} satisfies Record<ItemQuery['sortBy'], unknown>;

export function createItemRepository({ sql: db }: Database): ItemRepository {
  const itemsOf = ({ listId, search }: Pick<ItemQuery, 'listId' | 'search'>) =>
    db.selectFrom('workOrderItem').where('listId', '=', listId).where('removedAt', 'is', null).where(matches(search));
  return {
    async add({ listId, userId }, items, within = db) {
      if (items.length === 0) return [];
      // The unique index detects duplicates, also between concurrent requests.
      const added = await within
        .insertInto('workOrderItem')
        .values(items.map((item) => ({ listId, addedBy: userId, updatedBy: userId, ...item, fit: jsonOf(item.fit) })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(CHANGED)
        .execute();
      await refuseTooMany(listId, within);
      return added.map((row) => changedItem(row));
    },
    async listIds(listId, within = db) {
      const rows = await within
        .selectFrom('workOrderItem')
        .select('partId')
        .where('listId', '=', listId)
        .where('removedAt', 'is', null)
        .orderBy('partId')
        .execute();
      return rows.map(({ partId }) => partId);
    },
    list: ({ pageNum, pageSize, orderBy, sortBy, ...query }) =>
      itemsOf(query)
        .select([...itemColumns, 'addedBy', 'updatedBy', 'updatedAt as updateTime'])
        .$narrowType<{ provinceCode: ProvinceCode }>()
        .orderBy(sortColumns[sortBy], (order) => order[orderBy]().nullsLast())
        .orderBy('partId', orderBy)
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute(),
    async count(query) {
      const { total } = await itemsOf(query)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    async setRemoved({ listId, userId, partIds, isRemoved }, within = db) {
      const ids = new Set(partIds);
      const change = within
        .updateTable('workOrderItem')
        .set({ removedAt: isRemoved ? sql`coalesce(removed_at, now())` : null, updatedBy: userId })
        .where('listId', '=', listId)
        .where('partId', 'in', [...ids])
        .returning(CHANGED)
        .execute();
      const changed = await refusing({ '23505': '300101' }, change);
      if (changed.length !== ids.size) throw new Refusal('900404');
      if (!isRemoved) await refuseTooMany(listId, within);
      return changed.map((row) => changedItem(row));
    },
  };
}

/** The transaction has locked the order, so the count cannot change meanwhile. */
async function refuseTooMany(listId: number, within: Sql): Promise<void> {
  const { total } = await within
    .selectFrom('workOrderItem')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('listId', '=', listId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (total > ITEMS_PER_ORDER_MAX) throw new Refusal('300120');
}

function matches(search: string) {
  if (search === '') return sql<boolean>`true`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const columns = ['std_part_name', 'user_word', 'oe', 'search_oe', 'part_remark'].map(
    (column) => sql`${sql.ref(column)} ilike ${pattern}`,
  );
  return sql<boolean>`(${sql.join(columns, sql` or `)})`;
}
