import { z } from 'zod';
import { Id, text } from '../fields.ts';
import { FitGrade } from '../parts/fit-schemas.ts';
import { PRICE_FIELDS } from '../prices/price-kinds.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { recordOf } from '../record-of.ts';
import { ORDER_REMARK_MAX, PART_REMARK_MAX, returnReasons } from './rules.ts';

/** Limit of a database integer: 21 million yuan. */
const Fen = z.number().int().min(0).max(2_147_483_647).nullable();
/** Pieces of a part, or up to two decimals for materials and hours. */
const Quantity = z.number().min(0.01).max(9999).multipleOf(0.01);
const PartRemark = z.string().trim().max(PART_REMARK_MAX);
const ReturnNote = z.string().trim().max(200);
export const CustomerName = z.string().trim().max(60);
export const Plate = z.string().trim().max(16);
export const OrderRemark = z.string().trim().max(ORDER_REMARK_MAX);

/** pac: passenger, cov: commercial. */
export const OrderVehicle = z.strictObject({
  vehicleId: Id.nullable(),
  vin: z.string().max(17).nullable(),
  vehicleType: z.enum(['pac', 'cov']),
  brandName: z.string().max(80),
  familyName: z.string().max(80),
  vehicleName: z.string().max(160),
  provinceCode: ProvinceCode,
  /** The search text that led to the vehicle: VIN, name or announcement number. */
  reqParam: z.string().trim().max(120).default(''),
  isVinQuery: z.boolean().default(false),
  brandCode: z.string().max(40).default(''),
  seriesId: Id.nullable().default(null),
  brandId: Id.nullable().default(null),
  groupId: Id.nullable().default(null),
  groupName: z.string().max(120).default(''),
  /** Number of parts in the vehicle's book, and of refined truck parts. */
  partNum: z.number().int().min(0).max(2_147_483_647).default(0),
  refinedTruckNum: z.number().int().min(0).max(2_147_483_647).default(0),
});

export const WorkOrder = OrderVehicle.extend({
  listId: Id,
  name: text(60),
  remark: OrderRemark,
  customerName: CustomerName,
  plate: Plate,
  itemNum: z.number().int(),
  /** Sum of quantity × market price over the items with a known price. */
  totalFen: z.number().int(),
  /** Items without a known price, which are not in the total. */
  unpricedNum: z.number().int(),
  /** Lines whose number is no longer current or whose fit was corrected since they were added. */
  outdatedNum: z.number().int(),
  /** The account that the order belongs to. */
  ownerId: Id,
  /** The account that changed it last; null: unknown. */
  updatedBy: Id.nullable(),
  createdAt: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

/** A part has a number. Materials (oil, coolant) and labour may have none and are distinguished by name. */
export const LineKind = z.enum(['part', 'material', 'labour']);
export type LineKind = z.infer<typeof LineKind>;

/** Prices as shown when added; null: unknown. Materials and labour use marketPriceFen only. */
const itemPrices = {
  ...recordOf(PRICE_FIELDS, () => Fen.default(null)),
  marketPriceFen: Fen,
};

/** Source and date of the catalogue's prices and of the e-commerce quotes; empty and null: not known, or the user's own price. */
const itemOrigins = {
  priceSource: z.string().trim().max(60),
  priceDated: z.iso.date().nullable(),
  quoteSource: z.string().trim().max(60),
  quoteDated: z.iso.date().nullable(),
};

/** The fit of a part as shown when it was added; it does not change with the catalogue. */
export const ItemFit = z.strictObject({
  grade: FitGrade,
  /** In words, as shown. */
  rules: z.array(text(400)).max(20),
  /** The user was asked about a part that does not fit or is to check, and added it. */
  isConfirmed: z.boolean(),
});
export type ItemFit = z.infer<typeof ItemFit>;

export const NewItem = z.strictObject({
  ...itemPrices,
  priceSource: itemOrigins.priceSource.default(''),
  priceDated: itemOrigins.priceDated.default(null),
  quoteSource: itemOrigins.quoteSource.default(''),
  quoteDated: itemOrigins.quoteDated.default(null),
  lineKind: LineKind.default('part'),
  /** As printed, and its key; required for a part. */
  oe: z.string().trim().max(40).default(''),
  searchOe: z.string().trim().max(40).default(''),
  oeName: z.string().trim().max(120).default(''),
  stdPartCode: z.string().trim().max(40).default(''),
  stdPartName: text(120),
  vehicleBrandName: z.string().max(80).default(''),
  partBrandName: z.string().max(80).default(''),
  /** Required for a part. */
  priceBrandId: Id.nullable().default(null),
  provinceCode: ProvinceCode,
  quantity: Quantity.default(1),
  /** 升, 小时 …; empty for the pieces of a part. */
  unit: z.string().trim().max(20).default(''),
  partRemark: PartRemark.default(''),
  /** The user's search word. */
  userWord: z.string().trim().max(60).default(''),
  /** Numbers that could replace it when it was added. */
  oeReplaceTwos: z.array(text(40)).max(50).default([]),
  /** Null for what was not looked up for a vehicle. */
  fit: ItemFit.nullable().default(null),
});
export type NewItem = z.input<typeof NewItem>;

/** Null: the line was not returned. Labour is never returned. */
const ReturnReason = z.enum(returnReasons).nullable();

export const WorkOrderItem = NewItem.required().extend({
  partId: Id,
  returnReason: ReturnReason,
  /** Empty without a reason. */
  returnNote: ReturnNote,
  /** The number that this one replaced on the order; empty: none. */
  formerOe: z.string(),
  /** The accounts that added it and changed it last; null: unknown. */
  addedBy: Id.nullable(),
  updatedBy: Id.nullable(),
  addedAt: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type WorkOrderItem = z.infer<typeof WorkOrderItem>;

/** The fields of an item that can be changed. */
const itemValues = z
  .strictObject({
    ...recordOf(PRICE_FIELDS, () => Fen),
    ...itemOrigins,
    quantity: Quantity,
    unit: z.string().trim().max(20),
    partRemark: PartRemark,
    stdPartName: text(120),
    oe: text(40),
    searchOe: text(40),
    oeName: z.string().trim().max(120),
    formerOe: z.string().trim().max(40),
    fit: ItemFit.nullable(),
    returnReason: ReturnReason,
    returnNote: ReturnNote,
  })
  .partial();

/**
 * A change of one item. `seen` has the values when the user began: if they differ now, nothing changes, and 900409
 * returns the item.
 */
export const ItemChange = z.strictObject({ partId: Id, values: itemValues, seen: itemValues.optional() });
export type ItemChange = z.input<typeof ItemChange>;
