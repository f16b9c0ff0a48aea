import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { SHOP_NOW } from '../platform/db/shop-days.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors.ts';
import { isInScope, isOfCompany, type OrderAccess, type OrderScope, type OrderUser } from './order-access.ts';
import { differences, recordOrderChanges } from './order-changes.ts';
import { OUTDATED_NUM } from './outdated-lines.ts';
import { refusing } from './refusing.ts';

type VehicleOfOrder = Omit<
  WorkOrder,
  | 'listId'
  | 'name'
  | 'customerName'
  | 'plate'
  | 'itemNum'
  | 'totalFen'
  | 'unpricedNum'
  | 'outdatedNum'
  | 'ownerId'
  | 'updatedBy'
  | 'createdAt'
  | 'updateTime'
>;

export interface NewOrder extends VehicleOfOrder {
  userId: number;
  /** The name, or the prefix of a default name, which ends with the time of creation. */
  name: { given: string } | { before: string };
  operationId?: string | undefined;
  customerName?: string;
  plate?: string;
}

export type OrderWords = Pick<WorkOrder, (typeof orderWords)[number]>;

const orderWords = ['name', 'remark', 'customerName', 'plate'] as const;

export interface OrderQuery extends OrderScope {
  pageNum: number;
  pageSize: number;
  search: string;
  sortBy: 'updateTime' | 'createdAt' | 'name';
  orderBy: 'asc' | 'desc';
}

export interface WorkOrderRepository {
  /**
   * isNew is false if a request with the same operationId has created the order.
   * @throws Refusal 900404 for a vehicle that is not in the catalogue
   */
  add(order: NewOrder, within?: Sql): Promise<{ listId: number; isNew: boolean }>;
  /** Sets the order's change time, which locks it until the transaction ends. @throws Refusal 900404 */
  touch(order: OrderAccess, within?: Sql): Promise<void>;
  /** @throws Refusal 900404 */
  get(order: OrderAccess, within?: Sql): Promise<WorkOrder>;
  /** The user's own order that was changed last: of all, or of this vehicle and VIN. */
  findLast(query: { userId: number; vehicleId?: number; vin?: string }): Promise<WorkOrder | undefined>;
  list(query: OrderQuery): Promise<WorkOrder[]>;
  count(query: OrderScope & { search?: string }): Promise<number>;
  /** @throws Refusal 900404; 900409 with the stored texts if they differ from `seen` */
  write(order: OrderAccess, texts: Partial<OrderWords>, seen: Partial<OrderWords> | undefined): Promise<void>;
  /**
   * Removes or restores all of the orders, or none.
   * @throws Refusal 900404; 300321 if one belongs to another account and the user is not the main account
   */
  setRemoved(orders: OrderUser & { listIds: readonly number[]; isRemoved: boolean }): Promise<void>;
}

// Names sort by code point, so that both database engines agree.
const sortColumns = {
  updateTime: sql.ref('work_order.updated_at'),
  createdAt: sql.ref('work_order.created_at'),
  name: sql`lower(work_order.name) collate "C"`,
} satisfies Record<OrderQuery['sortBy'], unknown>;

export function createWorkOrderRepository({ sql: db }: Database): WorkOrderRepository {
  return {
    async add({ name, ...order }, within = db) {
      const minute = sql`to_char(${SHOP_NOW}, 'YYYY-MM-DD HH24:MI')`;
      const values = {
        ...order,
        updatedBy: order.userId,
        name: 'given' in name ? name.given : sql<string>`concat_ws(' ', nullif(${name.before}::text, ''), ${minute})`,
      };
      const insert = within
        .insertInto('workOrder')
        .values(values)
        // Of two requests with the same operationId the unique index lets one through.
        .onConflict((conflict) => conflict.doNothing())
        .returning('listId')
        .executeTakeFirst();
      const added = await refusing({ '23503': '900404' }, insert);
      if (added !== undefined) return { ...added, isNew: true };
      const existing = await within
        .selectFrom('workOrder')
        .select('listId')
        .where('userId', '=', order.userId)
        .where('operationId', '=', order.operationId ?? null)
        .executeTakeFirstOrThrow();
      return { ...existing, isNew: false };
    },
    touch: (order, within = db) => change(order, {}, within),
    async get({ listId, ...user }, within = db) {
      const order = await orders(within)
        .where('workOrder.listId', '=', listId)
        .where(isOfCompany(user))
        .executeTakeFirst();
      if (order === undefined) throw new Refusal('900404');
      return order;
    },
    findLast: ({ userId, vehicleId, vin }) =>
      orders(db)
        .where('workOrder.userId', '=', userId)
        .$if(vehicleId !== undefined, (query) => query.where('workOrder.vehicleId', '=', vehicleId ?? null))
        .$if(vin !== undefined, (query) => query.where('workOrder.vin', '=', vin ?? null))
        .orderBy('workOrder.updatedAt', 'desc')
        .orderBy('workOrder.listId', 'desc')
        .limit(1)
        .executeTakeFirst(),
    list: ({ pageNum, pageSize, search, sortBy, orderBy, ...scope }) =>
      orders(db)
        .where(isInScope(scope))
        .where(matches(search))
        .orderBy(sortColumns[sortBy], orderBy)
        .orderBy('workOrder.listId', orderBy)
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute(),
    async count({ search = '', ...scope }) {
      const { total } = await db
        .selectFrom('workOrder')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(isInScope(scope))
        .where('removedAt', 'is', null)
        .where(matches(search))
        .executeTakeFirstOrThrow();
      return total;
    },
    write: (order, texts, seen = {}) =>
      db.transaction().execute(async (transaction) => {
        await change(order, {}, transaction);
        const now = await transaction
          .selectFrom('workOrder')
          .select(orderWords)
          .where('listId', '=', order.listId)
          .executeTakeFirstOrThrow();
        const isChanged = (field: keyof OrderWords) => seen[field] !== undefined && seen[field] !== now[field];
        if (orderWords.some(isChanged)) throw new Refusal('900409', { result: now });
        await change(order, texts, transaction);
        const { listId, userId } = order;
        const values = differences(now, { ...now, ...texts }, orderWords);
        await recordOrderChanges(transaction, [{ listId, userId, action: 'orderEdit', ...values }]);
      }),
    async setRemoved({ listIds, isRemoved, ...user }) {
      const ids = [...new Set(listIds)];
      await db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('workOrder')
          .select(['listId', 'userId'])
          .where('listId', 'in', ids)
          .where(isOfCompany(user))
          .orderBy('listId')
          .forUpdate()
          .execute();
        if (found.length !== ids.length) throw new Refusal('900404');
        const isMain = user.userId === user.companyId;
        if (!isMain && found.some((order) => order.userId !== user.userId)) throw new Refusal('300321');
        await transaction
          .updateTable('workOrder')
          .set({ removedAt: isRemoved ? sql`coalesce(removed_at, now())` : null })
          .where('listId', 'in', ids)
          .execute();
        const action = isRemoved ? 'orderDelete' : 'orderRestore';
        await recordOrderChanges(
          transaction,
          ids.map((listId) => ({ listId, userId: user.userId, action })),
        );
      });
    },
  };
}

/** @throws Refusal 900404 if the order is missing, removed or another company's: the caller cannot tell which */
async function change(
  { listId, ...user }: OrderAccess,
  values: Updateable<Tables['workOrder']>,
  within: Sql,
): Promise<void> {
  const changed = await within
    .updateTable('workOrder')
    .set({ ...values, updatedAt: sql<string>`now()`, updatedBy: user.userId })
    .where('listId', '=', listId)
    .where(isOfCompany(user))
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('900404');
}

/** The orders with their totals. Callers add the condition on the owner. */
function orders(db: Sql) {
  return db
    .selectFrom('workOrder')
    .innerJoinLateral(
      (eb) => totals(eb).as('totals'),
      (join) => join.onTrue(),
    )
    .select([
      'workOrder.listId',
      'name',
      'vin',
      'vehicleId',
      'vehicleType',
      'brandName',
      'familyName',
      'vehicleName',
      'provinceCode',
      'reqParam',
      'isVinQuery',
      'brandCode',
      'seriesId',
      'brandId',
      'groupId',
      'groupName',
      'partNum',
      'refinedTruckNum',
      'remark',
      'customerName',
      'plate',
      'itemNum',
      'totalFen',
      'unpricedNum',
      'userId as ownerId',
      'updatedBy',
      'createdAt',
      'updatedAt as updateTime',
    ])
    .select(sql.raw<number>(OUTDATED_NUM).as('outdatedNum'))
    .where('removedAt', 'is', null)
    .$narrowType<{ provinceCode: ProvinceCode }>();
}

/** A price of zero counts as unknown: both are displayed as ---. Rounds like `lineAmountFen` of the contract. */
function totals(eb: ExpressionBuilder<Tables, 'workOrder'>) {
  return eb
    .selectFrom('workOrderItem')
    .select([
      eb.fn.countAll<number>().as('itemNum'),
      sql<number>`coalesce(sum(round(quantity * market_price_fen)), 0)`.as('totalFen'),
      sql<number>`count(*) filter (where coalesce(market_price_fen, 0) = 0)`.as('unpricedNum'),
    ])
    .whereRef('workOrderItem.listId', '=', 'workOrder.listId')
    .where('workOrderItem.removedAt', 'is', null);
}

function matches(search: string) {
  if (search === '') return sql<boolean>`true`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(name ilike ${pattern} or vin ilike ${pattern} or vehicle_name ilike ${pattern})`;
}
