import { z } from 'zod';
import { Id, text } from '../fields.ts';
import { ProvinceCode } from '../provinces/schemas.ts';

/** Up to 21 million yuan: what a database integer holds. */
const Fen = z.number().int().min(0).max(2_147_483_647).nullable();
/** Whole pieces of a part; up to two decimals of a material or of hours. */
const Quantity = z.number().min(0.01).max(9999).multipleOf(0.01);
const Remark = z.string().trim().max(200);
export const OrderRemark = z.string().trim().max(500);

/** pac is passenger, cov is commercial. */
export const OrderVehicle = z.strictObject({
  vehicleId: Id.nullable(),
  vin: z.string().max(17).nullable(),
  vehicleType: z.enum(['pac', 'cov']),
  brandName: z.string().max(80),
  familyName: z.string().max(80),
  vehicleName: z.string().max(160),
  provinceCode: ProvinceCode,
  /** What was searched for to come to the vehicle: a VIN, a name, an announcement number. */
  reqParam: z.string().trim().max(120).default(''),
  isVinQuery: z.boolean().default(false),
  brandCode: z.string().max(40).default(''),
  seriesId: Id.nullable().default(null),
  brandId: Id.nullable().default(null),
  groupId: Id.nullable().default(null),
  groupName: z.string().max(120).default(''),
  /** How many parts the vehicle's book has, and of them refined ones of a truck. */
  partNum: z.number().int().min(0).max(2_147_483_647).default(0),
  refinedTruckNum: z.number().int().min(0).max(2_147_483_647).default(0),
});

export const WorkOrder = OrderVehicle.extend({
  listId: Id,
  name: text(60),
  remark: OrderRemark,
  itemNum: z.number().int(),
  /** The sum of quantity and market price over the items whose price is known. */
  totalFen: z.number().int(),
  /** How many items have no known price, and are left out of the total. */
  unpricedNum: z.number().int(),
  createdAt: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

/** A part has a number; a material (oil, coolant) and labour may have none, and are told apart by their name. */
export const LineKind = z.enum(['part', 'material', 'labour']);
export type LineKind = z.infer<typeof LineKind>;

/** The prices as they were seen; null is unknown. What is no part has its one price as the market price. */
const seenPrices = z.strictObject({
  guidePriceFen: Fen,
  marketPriceFen: Fen,
  /** The middle one of the prices in the province's region. */
  marketPriceRegionFen: Fen.default(null),
  retailOriginalPriceFen: Fen.default(null),
  retailBrandPriceFen: Fen.default(null),
  retailSuitPriceFen: Fen.default(null),
});

export const NewItem = seenPrices.extend({
  lineKind: LineKind.default('part'),
  /** As displayed, and its key; a part has both. */
  oe: z.string().trim().max(40).default(''),
  searchOe: z.string().trim().max(40).default(''),
  oeName: z.string().trim().max(120).default(''),
  stdPartCode: z.string().trim().max(40).default(''),
  stdPartName: text(120),
  vehicleBrandName: z.string().max(80).default(''),
  partBrandName: z.string().max(80).default(''),
  /** A part has one. */
  priceBrandId: Id.nullable().default(null),
  provinceCode: ProvinceCode,
  quantity: Quantity.default(1),
  /** What is counted: 升, 小时; a part's pieces need no word. */
  unit: z.string().trim().max(20).default(''),
  partRemark: Remark.default(''),
  /** The word that the user searched the part by. */
  userWord: z.string().trim().max(60).default(''),
  /** The numbers that could stand for it when it was added. */
  oeReplaceTwos: z.array(text(40)).max(50).default([]),
});
export type NewItem = z.input<typeof NewItem>;

export const WorkOrderItem = NewItem.required().extend({
  partId: Id,
  /** The number that this one took the place of on the order; empty where none did. */
  formerOe: z.string(),
  addedAt: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
export type WorkOrderItem = z.infer<typeof WorkOrderItem>;

/** What of an item may be changed where it stands. */
const itemValues = z
  .strictObject({
    guidePriceFen: Fen,
    marketPriceFen: Fen,
    marketPriceRegionFen: Fen,
    retailOriginalPriceFen: Fen,
    retailBrandPriceFen: Fen,
    retailSuitPriceFen: Fen,
    quantity: Quantity,
    unit: z.string().trim().max(20),
    partRemark: Remark,
    stdPartName: text(120),
    oe: text(40),
    searchOe: text(40),
    oeName: z.string().trim().max(120),
    formerOe: z.string().trim().max(40),
  })
  .partial();

/**
 * A change of one item. `seen` says what stood in the fields when the user began: where something else stands there
 * by now, nothing is changed, and 900409 brings the item as it is.
 */
export const ItemChange = z.strictObject({ partId: Id, values: itemValues, seen: itemValues.optional() });
export type ItemChange = z.input<typeof ItemChange>;
