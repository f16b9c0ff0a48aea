import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { familyTitle } from '../../contract/vehicles/vehicle-names.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { ItemChange, WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { type Copy, copyOrder } from './copy-order.ts';
import { changeItems } from './item-changes.ts';
import { type AddedItem, createItemRepository, type ItemQuery } from './item-repository.ts';
import type { OrderAccess } from './order-access.ts';
import { recordOrderChanges } from './order-changes.ts';
import { createWorkOrderRepository } from './repository.ts';

type NewOrder = CheckedBodyOf<typeof workOrderCalls.savePartList>;

/** 60 characters of a name, less a space and the minute in the default name (1 + 16). */
const NAME_BEFORE_MINUTE = 43;

export interface WorkOrderService {
  /** @throws Refusal 900404 for an unknown vehicle, 300101 for a duplicate part */
  open(userId: number, order: NewOrder): Promise<ResultOf<typeof workOrderCalls.savePartList>>;
  /** @throws Refusal 900404, 300101 */
  addItem(order: OrderAccess, item: AddedItem): Promise<number>;
  /** Adds all or none; isPresentSkipped skips parts that are already on the order. @throws Refusal 900404, 300101 */
  addItems(order: OrderAccess, newItems: ItemsToAdd): Promise<ResultOf<typeof workOrderCalls.savePartListItems>>;
  /** Changes all or none, each item only if it still has its `seen` values. @throws Refusal 900404, 900409, 300101 */
  editItems(order: OrderAccess, changes: readonly ItemChange[]): Promise<WorkOrderItem[]>;
  /** All or none. @throws Refusal 900404, 300101 */
  setItemsRemoved(order: OrderAccess, partIds: readonly number[], isRemoved: boolean): Promise<void>;
  /** @throws Refusal 900404 */
  listItems(order: OrderAccess, query: Omit<ItemQuery, 'listId'>): Promise<ResultOf<typeof workOrderCalls.getItem>>;
  /** @throws Refusal 900404 */
  copy(order: OrderAccess, as: Copy): Promise<number>;
}

interface Adding {
  isPresentSkipped: boolean;
  within: Sql;
}

type ItemsToAdd = Pick<CheckedBodyOf<typeof workOrderCalls.savePartListItems>, 'items' | 'isPresentSkipped'>;

export function createWorkOrderService(db: Database): WorkOrderService {
  const orders = createWorkOrderRepository(db);
  const items = createItemRepository(db);
  /** Runs a change of an order's items in a transaction that checks the owner and updates the order's time. */
  const changing = <Result>(order: OrderAccess, change: (within: Sql) => Promise<Result>) =>
    db.sql.transaction().execute(async (transaction) => {
      await orders.touch(order, transaction);
      return change(transaction);
    });
  const addAll = async (order: { listId: number; userId: number }, keyed: readonly AddedItem[], within: Sql) => {
    const added = await items.add(order, keyed, within);
    if (added.length < keyed.length) throw new Refusal('300101');
    return added;
  };
  const addRecorded = async (order: OrderAccess, keyed: readonly AddedItem[], { isPresentSkipped, within }: Adding) => {
    const added = await (isPresentSkipped ? items.add : addAll)(order, keyed, within);
    const { listId, userId } = order;
    if (added.length > 0) await recordOrderChanges(within, [{ listId, userId, action: 'itemAdd', items: added }]);
    return added.map(({ partId }) => partId);
  };

  return {
    async open(userId, { name, items: first, ...order }) {
      const keyed = first.map((item, index) => withKey(item, `data.items.${index}`));
      return db.sql.transaction().execute(async (transaction) => {
        const vin = order.vin === null ? null : vinOf(order.vin);
        const orderName = name === undefined ? { before: nameBeforeMinute(order) } : { given: name };
        const { listId, isNew } = await orders.add({ ...order, userId, vin, name: orderName }, transaction);
        if (!isNew) return { listId, partIds: await items.listIds(listId, transaction) };
        const added = await addAll({ listId, userId }, keyed, transaction);
        await recordOrderChanges(transaction, [{ listId, userId, action: 'orderAdd', items: added }]);
        return { listId, partIds: added.map(({ partId }) => partId) };
      });
    },
    async addItem(order, item) {
      const keyed = withKey(item, 'data.item');
      const [partId] = await changing(order, (within) =>
        addRecorded(order, [keyed], { isPresentSkipped: false, within }),
      );
      if (partId === undefined) throw new Refusal('300101');
      return partId;
    },
    addItems(order, { items: newItems, isPresentSkipped }) {
      const keyed = newItems.map((item, index) => withKey(item, `data.items.${index}`));
      return changing(order, async (within) => {
        const partIds = await addRecorded(order, keyed, { isPresentSkipped, within });
        return { partIds, presentNum: keyed.length - partIds.length };
      });
    },
    editItems(order, changes) {
      const keyed = changes.map(withChangedKey);
      return changing(order, (within) => changeItems(order, keyed, within));
    },
    setItemsRemoved: (order, partIds, isRemoved) =>
      changing(order, async (within) => {
        const { listId, userId } = order;
        const changed = await items.setRemoved({ listId, userId, partIds, isRemoved }, within);
        const action = isRemoved ? 'itemDelete' : 'itemRestore';
        await recordOrderChanges(within, [{ listId, userId, action, items: changed }]);
      }),
    async listItems(order, query) {
      const { itemNum } = await orders.get(order);
      const itemQuery = { ...query, listId: order.listId };
      const total = query.search === '' ? itemNum : await items.count(itemQuery);
      return { rows: await items.list(itemQuery), total };
    },
    copy: (order, as) =>
      db.sql.transaction().execute((transaction) => {
        const vehicle = as.vehicle && { ...as.vehicle, vin: as.vehicle.vin === null ? null : vinOf(as.vehicle.vin) };
        return copyOrder({ orders, within: transaction }, order, { ...as, vehicle });
      }),
  };
}

/** The VIN in its stored form; null if empty. */
export function vinOf(typed: string): string | null {
  return normaliseVin(typed).text || null;
}

/**
 * The item with its number as a key.
 * @throws Refusal 900400 for a part without number or brand, or with a fractional quantity
 */
function withKey(item: AddedItem, place: string): AddedItem {
  const keyed = { ...item, searchOe: oeKey(item.searchOe) };
  if (item.lineKind !== 'part') return keyed;
  const problems = [
    ...(keyed.searchOe === '' ? [{ path: `${place}.searchOe`, ...words.noNumber }] : []),
    ...(item.oe === '' ? [{ path: `${place}.oe`, ...words.noNumber }] : []),
    ...(item.priceBrandId === null ? [{ path: `${place}.priceBrandId`, ...words.noBrand }] : []),
    ...(Number.isInteger(item.quantity) ? [] : [{ path: `${place}.quantity`, ...words.noFraction }]),
  ];
  if (problems.length > 0) throw new Refusal('900400', { problems });
  return keyed;
}

const words = {
  noNumber: { zh: '应含字母或数字', en: 'letters or digits are wanted' },
  noBrand: { zh: '配件应有品牌', en: 'a part needs a brand' },
  noFraction: { zh: '配件数量应为整数', en: 'a part is counted in whole pieces' },
};

function withChangedKey({ values, ...change }: ItemChange, index: number): ItemChange {
  if (values.searchOe === undefined) return { ...change, values };
  const searchOe = oeKey(values.searchOe);
  if (searchOe !== '') return { ...change, values: { ...values, searchOe } };
  throw new Refusal('900400', { problems: [{ path: `data.changes.${index}.values.searchOe`, ...words.noNumber }] });
}

function nameBeforeMinute(order: Pick<NewOrder, 'brandName' | 'familyName'>): string {
  // slice may cut a surrogate pair in half, which the database would refuse.
  return familyTitle(order)
    .trim()
    .slice(0, NAME_BEFORE_MINUTE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
