import { z } from 'zod';
import { Id, IdempotencyKey, NoResult, text } from '../fields.ts';
import { ItemChange, NewItem, OrderRemark, OrderVehicle, WorkOrderItem } from './order-schemas.ts';
import { ITEMS_AT_ONCE } from './rules.ts';

export const savePartListItems = {
  body: z.strictObject({
    listId: Id,
    items: z.array(NewItem).min(1).max(ITEMS_AT_ONCE),
    isPresentSkipped: z.boolean().default(false),
  }),
  /** The new items' ids, in the order given; how many stood there already. */
  result: z.strictObject({ partIds: z.array(Id), presentNum: z.number().int() }),
};

export const updatePartListItems = {
  body: z.strictObject({ listId: Id, changes: z.array(ItemChange).min(1).max(ITEMS_AT_ONCE) }),
  result: z.strictObject({ items: z.array(WorkOrderItem) }),
};

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

export const getItemPresent = {
  body: z.strictObject({ listId: Id }),
  result: z.array(PresentItem),
};

export const copyPartList = {
  body: z.strictObject({
    listId: Id,
    name: text(60),
    vehicle: OrderVehicle.omit({ provinceCode: true }).optional(),
    arePricesPresent: z.boolean().default(false),
    operationId: IdempotencyKey.optional(),
  }),
  result: z.strictObject({ listId: Id }),
};

export const modifyListRemark = {
  body: z.strictObject({
    listId: Id,
    remark: OrderRemark,
    seen: z.strictObject({ remark: OrderRemark }).optional(),
  }),
  result: NoResult,
};
