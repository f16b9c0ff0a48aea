import { sql } from 'kysely';
import type { ProvinceCode } from '../../contract/provinces.ts';
import type { WorkOrderItem } from '../../contract/work-orders.ts';
import type { Database, Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { refusing } from './refusing.ts';

export type AddedItem = Omit<WorkOrderItem, 'partId' | 'addedAt'>;

interface ItemsOfOrder {
  listId: number;
  partIds: readonly number[];
}

interface ItemQuery {
  listId: number;
  pageNum: number;
  pageSize: number;
  orderBy: 'asc' | 'desc';
}

export interface ItemChange {
  listId: number;
  partId: number;
  quantity?: number | undefined;
  partRemark?: string | undefined;
}

/** The items of orders. Whose an order is, is settled before: `touch` or `get` of the orders comes first. */
export interface ItemRepository {
  /** The new ids in the order given. @throws Refusal 300101 when one of the parts already stands on the order */
  add(listId: number, items: readonly AddedItem[], within?: Sql): Promise<number[]>;
  list(query: ItemQuery): Promise<WorkOrderItem[]>;
  /** @throws Refusal 900404 */
  edit(change: ItemChange, within?: Sql): Promise<WorkOrderItem>;
  /**
   * Removes or brings back all of the items: call it in a transaction that ends with the refusal.
   * @throws Refusal 900404 when one is not on the order; 300101 when one that comes back has been added again
   */
  setRemoved(items: ItemsOfOrder & { isRemoved: boolean }, within?: Sql): Promise<void>;
}

const columns = [
  'partId',
  'oe',
  'searchOe',
  'oeName',
  'stdPartCode',
  'stdPartName',
  'vehicleBrandName',
  'partBrandName',
  'priceBrandId',
  'provinceCode',
  'guidePriceFen',
  'marketPriceFen',
  'quantity',
  'partRemark',
  'addedAt',
] as const;

export function createItemRepository({ sql: db }: Database): ItemRepository {
  return {
    async add(listId, items, within = db) {
      if (items.length === 0) return [];
      // The unique index decides, under any concurrency: what it leaves out was there already.
      const added = await within
        .insertInto('workOrderItem')
        .values(items.map((item) => ({ listId, ...item })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('partId')
        .execute();
      if (added.length < items.length) throw new Refusal('300101');
      return added.map(({ partId }) => partId);
    },
    list: ({ listId, pageNum, pageSize, orderBy }) =>
      db
        .selectFrom('workOrderItem')
        .select(columns)
        .$narrowType<{ provinceCode: ProvinceCode }>()
        .where('listId', '=', listId)
        .where('removedAt', 'is', null)
        .orderBy('partId', orderBy)
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute(),
    async edit({ listId, partId, quantity, partRemark }, within = db) {
      const item = await within
        .updateTable('workOrderItem')
        .set((eb) => ({
          quantity: quantity ?? eb.ref('quantity'),
          partRemark: partRemark ?? eb.ref('partRemark'),
        }))
        .where('listId', '=', listId)
        .where('partId', '=', partId)
        .where('removedAt', 'is', null)
        .returning(columns)
        .$narrowType<{ provinceCode: ProvinceCode }>()
        .executeTakeFirst();
      if (item === undefined) throw new Refusal('900404');
      return item;
    },
    async setRemoved({ listId, partIds, isRemoved }, within = db) {
      const wanted = new Set(partIds);
      const change = within
        .updateTable('workOrderItem')
        .set({ removedAt: isRemoved ? sql`coalesce(removed_at, now())` : null })
        .where('listId', '=', listId)
        .where('partId', 'in', [...wanted])
        .executeTakeFirst();
      const { numUpdatedRows } = await refusing({ '23505': '300101' }, change);
      if (numUpdatedRows !== BigInt(wanted.size)) throw new Refusal('900404');
    },
  };
}
