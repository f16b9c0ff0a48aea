import { z } from 'zod';
import { EmptyBody, Id } from '../fields.ts';
import { PageNumber, pageOf } from '../page.ts';

/** An account of the caller's company. */
export const OrderPerson = z.strictObject({
  userId: Id,
  /** The real name, or the user name without one. */
  name: z.string(),
  isMain: z.boolean(),
});
export type OrderPerson = z.infer<typeof OrderPerson>;

export const getOrderPeople = {
  body: EmptyBody,
  result: z.array(OrderPerson),
};

export const OrderAction = z.enum([
  'orderAdd',
  'orderCopy',
  'orderEdit',
  'orderDelete',
  'orderRestore',
  'itemAdd',
  'itemEdit',
  'itemDelete',
  'itemRestore',
]);
export type OrderAction = z.infer<typeof OrderAction>;

/** The fields that changed, by name. */
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type OrderValues = z.infer<typeof Values>;

export const ChangedItem = z.strictObject({
  partId: Id,
  oe: z.string(),
  name: z.string(),
  before: Values.default({}),
  after: Values.default({}),
});
export type ChangedItem = z.infer<typeof ChangedItem>;

export const OrderChange = z.strictObject({
  changeId: Id,
  /** The account that made the change; null: closed since. */
  userId: Id.nullable(),
  action: OrderAction,
  changedAt: z.iso.datetime(),
  itemNum: z.number().int(),
  /** The first items; itemNum counts all. */
  items: z.array(ChangedItem),
  before: Values,
  after: Values,
});
export type OrderChange = z.infer<typeof OrderChange>;

export const getOrderChanges = {
  body: z.strictObject({
    listId: Id,
    pageNum: PageNumber.default(1),
    pageSize: z.number().int().min(1).max(100).default(20),
  }),
  /** Newest first. */
  result: pageOf(OrderChange),
};
