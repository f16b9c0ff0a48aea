import { z } from 'zod';
import { call, Done, Id, Nothing, text } from './call.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from './page.ts';
import { ProvinceCode } from './provinces.ts';

/** Up to 21 million yuan: what a database integer holds. */
const Fen = z.number().int().min(0).max(2_147_483_647).nullable();
const Quantity = z.number().int().min(1).max(9999);
const Remark = z.string().trim().max(200);

/** pac is passenger, cov is commercial. */
const OrderVehicle = z.strictObject({
  vehicleId: Id.nullable(),
  vin: z.string().max(17).nullable(),
  vehicleType: z.enum(['pac', 'cov']),
  brandName: z.string().max(80),
  familyName: z.string().max(80),
  vehicleName: z.string().max(160),
  provinceCode: ProvinceCode,
});

export const WorkOrder = OrderVehicle.extend({
  listId: Id,
  name: text(60),
  itemNum: z.number().int(),
  /** The sum of quantity and market price over the items whose price is known. */
  totalFen: z.number().int(),
  /** How many items have no known price, and are left out of the total. */
  unpricedNum: z.number().int(),
  createdAt: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

const NewItem = z.strictObject({
  /** As displayed, and its key. */
  oe: text(40),
  searchOe: text(40),
  oeName: text(120),
  stdPartCode: text(40),
  stdPartName: text(120),
  vehicleBrandName: z.string().max(80),
  partBrandName: z.string().max(80),
  priceBrandId: Id,
  provinceCode: ProvinceCode,
  /** The prices as they were seen. */
  guidePriceFen: Fen,
  marketPriceFen: Fen,
  quantity: Quantity.default(1),
  partRemark: Remark.default(''),
});
export type NewItem = z.input<typeof NewItem>;

export const WorkOrderItem = NewItem.required().extend({ partId: Id, addedAt: z.iso.datetime() });
export type WorkOrderItem = z.infer<typeof WorkOrderItem>;

/** Makes an order for a vehicle (or none), with its first items if there are any. */
export const savePartList = call({
  operation: 'savePartList',
  path: '/part-list/savePartList',
  access: 'session',
  body: OrderVehicle.extend({ name: text(60).optional(), items: z.array(NewItem).max(500).default([]) }),
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
  body: z.strictObject({ listId: Id, name: text(60) }),
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
  body: z.strictObject({
    listId: Id,
    partId: Id,
    values: z.strictObject({ quantity: Quantity.optional(), partRemark: Remark.optional() }),
  }),
  result: WorkOrderItem,
});
