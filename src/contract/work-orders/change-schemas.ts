import { z } from 'zod';
import { Id, IdempotencyKey, NoResult, text } from '../fields.ts';
import { correctingKinds } from '../fit-reports/rules.ts';
import { CATALOGUE_FIELDS } from '../prices/price-kinds.ts';
import { recordOf } from '../record-of.ts';
import { CustomerName, ItemChange, NewItem, OrderRemark, OrderVehicle, Plate, WorkOrderItem } from './order-schemas.ts';
import { ITEMS_PER_REQUEST_MAX } from './rules.ts';

export const savePartListItems = {
  body: z.strictObject({
    listId: Id,
    items: z.array(NewItem).min(1).max(ITEMS_PER_REQUEST_MAX),
    isPresentSkipped: z.boolean().default(false),
  }),
  /** Ids of the new items in the order given, and the number skipped. */
  result: z.strictObject({ partIds: z.array(Id), presentNum: z.number().int() }),
};

export const updatePartListItems = {
  body: z.strictObject({ listId: Id, changes: z.array(ItemChange).min(1).max(ITEMS_PER_REQUEST_MAX) }),
  result: z.strictObject({ items: z.array(WorkOrderItem) }),
};

/** The result of 900409. */
export const ChangedItems = z.object({ items: z.array(WorkOrderItem) });

const Fen = z.number().int().nullable();

/** Today's prices in the line's province; null: unknown. A brand part has a market price only. */
const CurrentPrice = z.strictObject({
  ...recordOf(CATALOGUE_FIELDS, () => Fen),
  dated: z.iso.date().nullable(),
  source: z.string(),
});

/** A number that replaces the item's number. An interchangeable one replaces a number that is discontinued. */
const Successor = CurrentPrice.extend({
  oe: z.string(),
  searchOe: z.string(),
  oeName: z.string(),
  kind: z.enum(['replaced', 'interchangeable', 'split', 'merged']),
  replacedOn: z.iso.date(),
});

/** A report that corrects the fit of the line's number on the order's vehicle. */
const FitCorrection = z.strictObject({
  verdict: z.enum(correctingKinds),
  /** When it was reported, or confirmed by the staff. */
  dated: z.iso.datetime(),
  /** Of the order's own company; otherwise of another, and confirmed by the staff. */
  isOwn: z.boolean(),
});

/** An item's state in the catalogue today. */
export const CurrentItem = z.strictObject({
  partId: Id,
  price: CurrentPrice.nullable(),
  /** The line's province is not open to the account: price is null, and the successors' prices are too. */
  isPriceWithheld: z.boolean(),
  isDiscontinued: z.boolean(),
  /** Numbers to order instead; several after a split, none if the item's own is current. */
  successors: z.array(Successor),
  /** Null if none differs from the fit on the line. */
  correction: FitCorrection.nullable(),
});
export type CurrentItem = z.infer<typeof CurrentItem>;

export const getItemPresent = {
  body: z.strictObject({ listId: Id }),
  result: z.array(CurrentItem),
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

const customer = z.strictObject({ customerName: CustomerName, plate: Plate }).partial();

export const modifyListCustomer = {
  body: customer.extend({ listId: Id, seen: customer.optional() }),
  result: NoResult,
};
