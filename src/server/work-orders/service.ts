import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { oeKey } from '../../contract/oe-number.ts';
import { normaliseVin } from '../../contract/vin.ts';
import type { Database, Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { type AddedItem, createItemRepository, type ItemChange } from './item-repository.ts';
import { createWorkOrderRepository, type OwnedOrder } from './repository.ts';

type NewOrder = CheckedBodyOf<Calls['savePartList']>;

/** What an order's name may hold, less a space and the minute in its default: 60 - 1 - 16. */
const NAME_BEFORE_MINUTE = 43;

export interface WorkOrderService {
  /** @throws Refusal 900404 unknown vehicle, 300101 a part given twice */
  open(userId: number, order: NewOrder): Promise<ResultOf<Calls['savePartList']>>;
  /** @throws Refusal 900404, 300101 */
  addItem(order: OwnedOrder, item: AddedItem): Promise<number>;
  /** @throws Refusal 900404 */
  editItem(order: OwnedOrder, change: Omit<ItemChange, 'listId'>): Promise<ResultOf<Calls['updatePartListItem']>>;
  /** All or none. @throws Refusal 900404, 300101 */
  setItemsRemoved(order: OwnedOrder, partIds: readonly number[], isRemoved: boolean): Promise<void>;
  /** @throws Refusal 900404 */
  listItems(
    order: OwnedOrder,
    page: Omit<CheckedBodyOf<Calls['getItem']>, 'listId'>,
  ): Promise<ResultOf<Calls['getItem']>>;
}

/** The rules of part work orders; what needs none goes to the repository. */
export function createWorkOrderService(db: Database): WorkOrderService {
  const orders = createWorkOrderRepository(db);
  const items = createItemRepository(db);
  /** A change of an order's items: the order is the user's, is marked as changed, and stays as it was on a refusal. */
  const changeItems = <Result>(order: OwnedOrder, change: (within: Sql) => Promise<Result>) =>
    db.sql.transaction().execute(async (transaction) => {
      await orders.touch(order, transaction);
      return change(transaction);
    });

  return {
    async open(userId, { name, items: first, ...order }) {
      const keyed = first.map((item, index) => withKey(item, `data.items.${index}`));
      return db.sql.transaction().execute(async (transaction) => {
        const vin = order.vin === null ? null : vinOf(order.vin);
        const named = name === undefined ? { before: nameBeforeMinute(order) } : { given: name };
        const listId = await orders.add({ ...order, userId, vin, name: named }, transaction);
        return { listId, partIds: await items.add(listId, keyed, transaction) };
      });
    },
    async addItem(order, item) {
      const keyed = withKey(item, 'data.item');
      const [partId] = await changeItems(order, (within) => items.add(order.listId, [keyed], within));
      if (partId === undefined) throw new Refusal('300101');
      return partId;
    },
    editItem: (order, change) =>
      changeItems(order, (within) => items.edit({ ...change, listId: order.listId }, within)),
    setItemsRemoved: (order, partIds, isRemoved) =>
      changeItems(order, (within) => items.setRemoved({ listId: order.listId, partIds, isRemoved }, within)),
    async listItems(order, page) {
      const { itemNum } = await orders.get(order);
      return { rows: await items.list({ ...page, listId: order.listId }), total: itemNum };
    },
  };
}

/** A VIN as it is kept and compared; nothing typed is no VIN. */
export function vinOf(typed: string): string | null {
  return normaliseVin(typed).text || null;
}

/** The same part is the same key, however its number was typed. */
function withKey(item: AddedItem, place: string): AddedItem {
  const searchOe = oeKey(item.searchOe);
  if (searchOe !== '') return { ...item, searchOe };
  throw new Refusal('900400', {
    problems: [{ path: `${place}.searchOe`, zh: '应含字母或数字', en: 'letters or digits are wanted' }],
  });
}

function nameBeforeMinute({ brandName, familyName }: Pick<NewOrder, 'brandName' | 'familyName'>): string {
  // The cut may halve a character of two units, which the database would refuse.
  return `${brandName} ${familyName}`
    .trim()
    .slice(0, NAME_BEFORE_MINUTE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
