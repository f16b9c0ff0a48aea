import { z } from 'zod';
import { EmptyBody, Id, IdempotencyKey, NoResult, text } from '../fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from '../page.ts';
import { ItemChange, NewItem, OrderRemark, OrderVehicle, Plate, WorkOrder, WorkOrderItem } from './order-schemas.ts';

export const savePartList = {
  body: OrderVehicle.extend({
    name: text(60).optional(),
    remark: OrderRemark.default(''),
    plate: Plate.default(''),
    items: z.array(NewItem).max(500).default([]),
    operationId: IdempotencyKey.optional(),
  }),
  result: z.strictObject({ listId: Id, partIds: z.array(Id) }),
};

export const savePartListItem = {
  body: z.strictObject({ listId: Id, item: NewItem }),
  result: z.strictObject({ partId: Id }),
};

export const indexForExist = {
  body: z.strictObject({ vehicleId: Id, vin: z.string().max(17).optional() }),
  result: z.strictObject({ order: WorkOrder.nullable() }),
};

const itemIds = z.strictObject({ listId: Id, partIds: z.array(Id).min(1).max(1000) });

export const removeItem = {
  body: itemIds,
  result: NoResult,
};

export const restoreItem = {
  body: itemIds,
  result: NoResult,
};

export const getItem = {
  body: z.strictObject({
    listId: Id,
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10_000),
    orderBy: SortOrder.default('asc'),
    sortBy: z.enum(['added', 'name', 'oe', 'price']).default('added'),
    /** Matches name, the user's word, number and remark. */
    search: z.string().trim().max(60).default(''),
  }),
  result: pageOf(WorkOrderItem),
};

export const getPartListLimitOne = {
  body: EmptyBody,
  /** The order that was changed last. */
  result: z.strictObject({ order: WorkOrder.nullable() }),
};

export const getPartListCount = {
  body: EmptyBody,
  result: z.strictObject({ count: z.number().int() }),
};

export const getList = {
  body: z.strictObject({
    ...paging,
    /** Matches name, VIN and vehicle name. */
    search: z.string().trim().max(60).default(''),
    /** The caller's own orders, or those of all accounts of the company. */
    scope: z.enum(['own', 'all']).default('own'),
    /** Only the orders of this account of the company. */
    ownerId: Id.optional(),
    sortBy: z.enum(['updateTime', 'createdAt', 'name']).default('updateTime'),
    orderBy: SortOrder.default('desc'),
  }),
  result: pageOf(WorkOrder),
};

export const getPartList = {
  body: z.strictObject({ listId: Id }),
  result: WorkOrder,
};

export const modifyListName = {
  /** 900409 when the name is not the one in `seen`. */
  body: z.strictObject({ listId: Id, name: text(60), seen: z.strictObject({ name: text(60) }).optional() }),
  result: NoResult,
};

const orderIds = z.strictObject({ listIds: z.array(Id).min(1).max(1000) });

export const removeList = {
  body: orderIds,
  result: NoResult,
};

export const restoreList = {
  body: orderIds,
  result: NoResult,
};

export const updatePartListItem = {
  body: ItemChange.extend({ listId: Id }),
  result: WorkOrderItem,
};
