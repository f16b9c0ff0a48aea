import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { ItemChange, WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { copyOrder } from './copy-order.ts';
import { changeItems } from './item-changes.ts';
import { type AddedItem, createItemRepository, type ItemQuery } from './item-repository.ts';
import { createWorkOrderRepository, type OwnedOrder } from './repository.ts';

type NewOrder = CheckedBodyOf<typeof workOrderCalls.savePartList>;

/** What an order's name may hold, less a space and the minute in its default: 60 - 1 - 16. */
const NAME_BEFORE_MINUTE = 43;

export interface WorkOrderService {
  /** @throws Refusal 900404 unknown vehicle, 300101 a part given twice */
  open(userId: number, order: NewOrder): Promise<ResultOf<typeof workOrderCalls.savePartList>>;
  /** @throws Refusal 900404, 300101 */
  addItem(order: OwnedOrder, item: AddedItem): Promise<number>;
  /** All or none; with isPresentSkipped those that stand there already are left out. @throws Refusal 900404, 300101 */
  addItems(order: OwnedOrder, asked: ItemsToAdd): Promise<ResultOf<typeof workOrderCalls.savePartListItems>>;
  /** All or none, each item only where it stands as it was seen. @throws Refusal 900404, 900409, 300101 */
  editItems(order: OwnedOrder, changes: readonly ItemChange[]): Promise<WorkOrderItem[]>;
  /** All or none. @throws Refusal 900404, 300101 */
  setItemsRemoved(order: OwnedOrder, partIds: readonly number[], isRemoved: boolean): Promise<void>;
  /** @throws Refusal 900404 */
  listItems(order: OwnedOrder, query: Omit<ItemQuery, 'listId'>): Promise<ResultOf<typeof workOrderCalls.getItem>>;
  /** @throws Refusal 900404 */
  copy(order: OwnedOrder, as: Omit<CheckedBodyOf<typeof workOrderCalls.copyPartList>, 'listId'>): Promise<number>;
}

type ItemsToAdd = Pick<CheckedBodyOf<typeof workOrderCalls.savePartListItems>, 'items' | 'isPresentSkipped'>;

/** The rules of part work orders; what needs none goes to the repository. */
export function createWorkOrderService(db: Database): WorkOrderService {
  const orders = createWorkOrderRepository(db);
  const items = createItemRepository(db);
  /** A change of an order's items: the order is the user's, is marked as changed, and stays as it was on a refusal. */
  const changing = <Result>(order: OwnedOrder, change: (within: Sql) => Promise<Result>) =>
    db.sql.transaction().execute(async (transaction) => {
      await orders.touch(order, transaction);
      return change(transaction);
    });
  const addAll = async (listId: number, keyed: readonly AddedItem[], within: Sql) => {
    const partIds = await items.add(listId, keyed, within);
    if (partIds.length < keyed.length) throw new Refusal('300101');
    return partIds;
  };

  return {
    async open(userId, { name, items: first, ...order }) {
      const keyed = first.map((item, index) => withKey(item, `data.items.${index}`));
      return db.sql.transaction().execute(async (transaction) => {
        const vin = order.vin === null ? null : vinOf(order.vin);
        const named = name === undefined ? { before: nameBeforeMinute(order) } : { given: name };
        const { listId, isNew } = await orders.add({ ...order, userId, vin, name: named }, transaction);
        const partIds = isNew ? await addAll(listId, keyed, transaction) : await items.listIds(listId, transaction);
        return { listId, partIds };
      });
    },
    async addItem(order, item) {
      const keyed = withKey(item, 'data.item');
      const [partId] = await changing(order, (within) => addAll(order.listId, [keyed], within));
      if (partId === undefined) throw new Refusal('300101');
      return partId;
    },
    addItems(order, { items: asked, isPresentSkipped }) {
      const keyed = asked.map((item, index) => withKey(item, `data.items.${index}`));
      return changing(order, async (within) => {
        const partIds = await (isPresentSkipped ? items.add : addAll)(order.listId, keyed, within);
        return { partIds, presentNum: keyed.length - partIds.length };
      });
    },
    editItems(order, changes) {
      const keyed = changes.map(withChangedKey);
      return changing(order, (within) => changeItems(order.listId, keyed, within));
    },
    setItemsRemoved: (order, partIds, isRemoved) =>
      changing(order, (within) => items.setRemoved({ listId: order.listId, partIds, isRemoved }, within)),
    async listItems(order, query) {
      const { itemNum } = await orders.get(order);
      const asked = { ...query, listId: order.listId };
      const total = query.search === '' ? itemNum : await items.count(asked);
      return { rows: await items.list(asked), total };
    },
    copy: (order, as) =>
      db.sql.transaction().execute((transaction) => {
        const vehicle = as.vehicle && { ...as.vehicle, vin: as.vehicle.vin === null ? null : vinOf(as.vehicle.vin) };
        return copyOrder(orders, order, { ...as, vehicle }, transaction);
      }),
  };
}

/** A VIN as it is kept and compared; nothing typed is no VIN. */
export function vinOf(typed: string): string | null {
  return normaliseVin(typed).text || null;
}

/** The same part is the same key, however its number was typed; a part has a number, a brand and whole pieces. */
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

function nameBeforeMinute({ brandName, familyName }: Pick<NewOrder, 'brandName' | 'familyName'>): string {
  // The cut may halve a character of two units, which the database would refuse.
  return `${brandName} ${familyName}`
    .trim()
    .slice(0, NAME_BEFORE_MINUTE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
