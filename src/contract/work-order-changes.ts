import { z } from 'zod';
import { call, Done, Id, OperationId, text } from './call.ts';
import { ItemChange, NewItem, OrderRemark, OrderVehicle, WorkOrderItem } from './work-order.ts';

/** The most items that one request carries: longer lists go in several. */
export const ITEMS_AT_ONCE = 1000;
/** The most items that an order holds: the most that one page shows. */
export const ITEMS_OF_ORDER = 10_000;

/** Many items at once, all or none; those that stand on the order already are left out and counted where that is asked. */
export const savePartListItems = call({
  operation: 'savePartListItems',
  path: '/part-list/savePartListItems',
  access: 'session',
  body: z.strictObject({
    listId: Id,
    items: z.array(NewItem).min(1).max(ITEMS_AT_ONCE),
    isPresentSkipped: z.boolean().default(false),
  }),
  /** The new items' ids, in the order given; how many stood there already. */
  result: z.strictObject({ partIds: z.array(Id), presentNum: z.number().int() }),
});

/** Many changes at once, all or none: 900409 brings the items that stand otherwise than they were seen. */
export const updatePartListItems = call({
  operation: 'updatePartListItems',
  path: '/part-list/updatePartListItems',
  access: 'session',
  body: z.strictObject({ listId: Id, changes: z.array(ItemChange).min(1).max(ITEMS_AT_ONCE) }),
  result: z.strictObject({ items: z.array(WorkOrderItem) }),
});

/** The items of 900409's result. */
export const ChangedItems = z.object({ items: z.array(WorkOrderItem) });

const Fen = z.number().int().nullable();

/** What a number costs today in its line's province; prices that the catalogue does not know are null. */
const PresentPrice = z.strictObject({
  marketPriceFen: Fen,
  /** The middle one of the prices in the province's region; of a brand part null, whose price is one everywhere. */
  marketPriceRegionFen: Fen,
  guidePriceFen: Fen,
  dated: z.iso.date().nullable(),
  source: z.string(),
});

/** A number that has taken the place of an item's. */
const Successor = PresentPrice.extend({
  oe: z.string(),
  searchOe: z.string(),
  oeName: z.string(),
  kind: z.enum(['replaced', 'split', 'merged']),
  replacedOn: z.iso.date(),
});

/** How a line stands in the catalogue today. */
export const PresentItem = z.strictObject({
  partId: Id,
  price: PresentPrice.nullable(),
  isDiscontinued: z.boolean(),
  /** The numbers to order today instead; several where it was split, none where the line's own still holds. */
  successors: z.array(Successor),
});
export type PresentItem = z.infer<typeof PresentItem>;

/** How the items of an order stand today, those that the catalogue knows, for comparison with what was seen. */
export const getItemPresent = call({
  operation: 'getItemPresent',
  path: '/part-list/getItemPresent',
  access: 'session',
  body: z.strictObject({ listId: Id }),
  result: z.array(PresentItem),
});

/** Copies an order with its items, for the same vehicle or another, with the prices seen or today's. */
export const copyPartList = call({
  operation: 'copyPartList',
  path: '/part-list/copyPartList',
  access: 'session',
  body: z.strictObject({
    listId: Id,
    name: text(60),
    vehicle: OrderVehicle.omit({ provinceCode: true }).optional(),
    arePricesPresent: z.boolean().default(false),
    operationId: OperationId.optional(),
  }),
  result: z.strictObject({ listId: Id }),
});

/** 900409 when another remark than the one seen stands there. */
export const modifyListRemark = call({
  operation: 'modifyListRemark',
  path: '/part-list/modifyListRemark',
  access: 'session',
  body: z.strictObject({
    listId: Id,
    remark: OrderRemark,
    seen: z.strictObject({ remark: OrderRemark }).optional(),
  }),
  result: Done,
});
