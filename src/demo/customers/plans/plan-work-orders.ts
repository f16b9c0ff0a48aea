import type { Insertable } from 'kysely';
import { PROVINCE_CODES, provinceOrDefault } from '../../../contract/provinces/rules.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import type { SamplePart, SampleVehicle } from '../read-catalogue.ts';
import { dateOf, isoOf, MINUTE_MS, type Timeline } from '../timeline.ts';
import type { Charge } from './plan-charges.ts';

type OrderRow = Insertable<Tables['workOrder']>;
type ItemRow = Insertable<Tables['workOrderItem']>;

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  vehicles: readonly SampleVehicle[];
  parts: readonly SamplePart[];
}

/** The share of lookups of a vehicle with known parts that end in a work order. */
const SHARE = 0.35;

const remarks = ['', '', '', '客户等待，今天装车', '报保险，待定损', '先报价，未确认', '两台同款，配件合并下单'];

/** A lookup that ended in a work order. */
export interface OrderedCharge {
  charge: Charge;
  vehicle: SampleVehicle;
  parts: readonly SamplePart[];
  createdMs: number;
}

/** The lookups after which a work order was made, oldest first. */
export function listOrderedCharges(
  { random, timeline, vehicles, parts }: Planning,
  charges: readonly Charge[],
): OrderedCharge[] {
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.vehicleId, vehicle]));
  const partsOf = groupBy(parts, ({ groupId }) => groupId);
  return charges.flatMap((charge, index): OrderedCharge[] => {
    const key = `order/${index}`;
    const vehicle = charge.reason === 'province' ? undefined : vehicleById.get(Number(charge.subject));
    const ofGroup = vehicle === undefined ? undefined : partsOf.get(vehicle.groupId);
    const createdMs = charge.ms + random.between(`${key}/after`, 2, 14) * MINUTE_MS;
    if (vehicle === undefined || ofGroup === undefined || createdMs > timeline.nowMs) return [];
    return random.isChosen(key, SHARE) ? [{ charge, vehicle, createdMs, parts: ofGroup }] : [];
  });
}

/** The orders with the given ids, and their parts. */
export function planWorkOrders(
  { random, timeline }: Planning,
  ordered: readonly OrderedCharge[],
  ids: readonly number[],
): { orders: OrderRow[]; items: ItemRow[] } {
  const planned = ordered.map(({ charge, vehicle, parts, createdMs }, index) => {
    const key = `order/${charge.customer.userId}/${charge.ms}`;
    const listId = ids[index] ?? 0;
    const { provinceCode } = charge.customer;
    const updatedMs = Math.min(createdMs + random.between(`${key}/changed`, 0, 300) * MINUTE_MS, timeline.nowMs);
    const updatedAt = isoOf(updatedMs);
    const order: OrderRow = {
      ...orderOf(charge, vehicle),
      ...{ listId, updatedAt, createdAt: isoOf(createdMs) },
      remark: random.pick(`${key}/remark`, remarks),
    };
    const chosen = parts.filter((part) => random.isChosen(`${key}/${part.oeKey}`, 0.35));
    const items = chosen.map(
      (part): ItemRow => ({
        ...itemOf(part, { listId, provinceCode, brandName: vehicle.brandName }),
        ...{ updatedAt, addedAt: isoOf(createdMs) },
        quantity: random.isChosen(`${key}/two/${part.oeKey}`, 0.2) ? 2 : 1,
      }),
    );
    return { order, items };
  });
  return { orders: planned.map(({ order }) => order), items: planned.flatMap(({ items }) => items) };
}

function orderOf({ customer, ms, day }: Charge, vehicle: SampleVehicle) {
  const { vehicleId, brandName, familyName, vehicleName, brandCode, brandId, familyId, groupId, groupName } = vehicle;
  return {
    ...{ vehicleId, brandName, familyName, vehicleName, brandCode, brandId, groupId, groupName, seriesId: familyId },
    userId: customer.userId,
    name: `${brandName} ${familyName} ${dateOf(ms).slice(5)}`,
    vin: null,
    vehicleType: vehicle.vehicleClass === 'C' ? ('pac' as const) : ('cov' as const),
    provinceCode: customer.provinceCode,
    reqParam: `${brandName}${familyName}`,
    operationId: `demo-customers-${day}-${ms}`,
  };
}

function itemOf(
  part: SamplePart,
  { listId, provinceCode, brandName }: { listId: number; provinceCode: string; brandName: string },
) {
  return {
    listId,
    oe: part.oe,
    searchOe: part.oeKey,
    oeName: part.name,
    stdPartCode: part.stdPartCode,
    stdPartName: part.name,
    vehicleBrandName: brandName,
    partBrandName: '原厂',
    priceBrandId: part.brandId,
    provinceCode,
    guidePriceFen: part.guideFen,
    marketPriceFen: part.marketFen[PROVINCE_CODES.indexOf(provinceOrDefault(provinceCode))] ?? null,
    marketPriceRegionFen: null,
    retailOriginalPriceFen: null,
    retailBrandPriceFen: null,
    retailSuitPriceFen: null,
  };
}
