import { z } from 'zod';
import { call, Done, Id, Nothing, OperationId, text } from './call.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from './page.ts';
import { ItemChange, NewItem, OrderRemark, OrderVehicle, WorkOrder, WorkOrderItem } from './work-order.ts';

export type { NewItem, WorkOrder, WorkOrderItem } from './work-order.ts';

/** Makes an order for a vehicle (or none), with its first items if there are any. */
export const savePartList = call({
  operation: 'savePartList',
  path: '/part-list/savePartList',
  access: 'session',
  body: OrderVehicle.extend({
    name: text(60).optional(),
    remark: OrderRemark.default(''),
    items: z.array(NewItem).max(500).default([]),
    operationId: OperationId.optional(),
  }),
  result: z.strictObject({ listId: Id, partIds: z.array(Id) }),
});

/** 300101 when the part already stands on the order. */
export const savePartListItem = call({
  operation: 'savePartListItem',
  path: '/part-list/savePartListItem',
  access: 'session',
  body: z.strictObject({ listId: Id, item: NewItem }),
  result: z.strictObject({ partId: Id }),
});

/** The newest order of this vehicle (and VIN, where one is given) that can be continued. */
export const indexForExist = call({
  operation: 'indexForExist',
  path: '/part-list/indexForExist',
  access: 'session',
  body: z.strictObject({ vehicleId: Id, vin: z.string().max(17).optional() }),
  result: z.strictObject({ order: WorkOrder.nullable() }),
});

const itemsOfOrder = z.strictObject({ listId: Id, partIds: z.array(Id).min(1).max(1000) });

export const removeItem = call({
  operation: 'removeItem',
  path: '/part-list/removeItem',
  access: 'session',
  body: itemsOfOrder,
  result: Done,
});

/** Undoes removeItem; 300101 when the part has been added again since. */
export const restoreItem = call({
  operation: 'restoreItem',
  path: '/part-list/restoreItem',
  access: 'session',
  body: itemsOfOrder,
  result: Done,
});

export const getItem = call({
  operation: 'getItem',
  path: '/part-list/getItem',
  access: 'session',
  body: z.strictObject({
    listId: Id,
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10_000),
    orderBy: SortOrder.default('asc'),
    sortBy: z.enum(['added', 'name', 'oe', 'price']).default('added'),
    /** Found in the name, the user's word, the number or the remark. */
    search: z.string().trim().max(60).default(''),
  }),
  result: pageOf(WorkOrderItem),
});

export const getPartListLimitOne = call({
  operation: 'getPartListLimitOne',
  path: '/part-list/getPartListLimitOne',
  access: 'session',
  body: Nothing,
  /** The order that was touched last. */
  result: z.strictObject({ order: WorkOrder.nullable() }),
});

export const getPartListCount = call({
  operation: 'getPartListCount',
  path: '/part-list/getPartListCount',
  access: 'session',
  body: Nothing,
  result: z.strictObject({ count: z.number().int() }),
});

export const getList = call({
  operation: 'getList',
  path: '/part-list/getList',
  access: 'session',
  body: z.strictObject({
    ...paging,
    /** Found in the name, the VIN or the vehicle's name. */
    search: z.string().trim().max(60).default(''),
    sortBy: z.enum(['updateTime', 'createdAt', 'name']).default('updateTime'),
    orderBy: SortOrder.default('desc'),
  }),
  result: pageOf(WorkOrder),
});

export const getPartList = call({
  operation: 'getPartList',
  path: '/part-list/getPartList',
  access: 'session',
  body: z.strictObject({ listId: Id }),
  result: WorkOrder,
});

export const modifyListName = call({
  operation: 'modifyListName',
  path: '/part-list/modifyListName',
  access: 'session',
  /** 900409 when another name than the one seen stands there. */
  body: z.strictObject({ listId: Id, name: text(60), seen: z.strictObject({ name: text(60) }).optional() }),
  result: Done,
});

const orders = z.strictObject({ listIds: z.array(Id).min(1).max(1000) });

export const removeList = call({
  operation: 'removeList',
  path: '/part-list/removeList',
  access: 'session',
  body: orders,
  result: Done,
});

/** Undoes removeList. */
export const restoreList = call({
  operation: 'restoreList',
  path: '/part-list/restoreList',
  access: 'session',
  body: orders,
  result: Done,
});

export const updatePartListItem = call({
  operation: 'updatePartListItem',
  path: '/part-list/updatePartListItem',
  access: 'session',
  body: ItemChange.extend({ listId: Id }),
  result: WorkOrderItem,
});
