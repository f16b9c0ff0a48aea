import type { ResultOf } from '../../../contract/call.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { MessagePart, MessageVehicle } from '../../../contract/work-orders/schemas.ts';
import { type OrderVehicle, orderVehicleOf } from '../work-order/order-vehicle.ts';

export type OrderText = ResultOf<typeof workOrderCalls.readOrderText>;

/** The parts of a message that belong to one vehicle. */
export interface PasteGroup {
  /** Null: the message names no vehicle. */
  vehicle: MessageVehicle | null;
  parts: readonly { index: number; part: MessagePart }[];
}

/** The parts by vehicle, in the order of the message; in one group if they are for a given order. */
export function pasteGroups({ vehicles, parts }: OrderText, isForOrder: boolean): PasteGroup[] {
  const indexed = parts.map((part, index) => ({ index, part }));
  if (isForOrder) return [{ vehicle: null, parts: indexed }];
  // The name beside a VIN describes the same vehicle: only groups with parts count.
  const used = [...new Set(parts.map(({ vehicle }) => vehicle))];
  return used.map((id) => ({
    vehicle: id === null ? null : (vehicles[id] ?? null),
    parts: indexed.filter(({ part }) => part.vehicle === id),
  }));
}

/** The vehicle that needs no choice: a single one, without doubt about its VIN. */
export function certainVehicle({ vehicle }: PasteGroup): OrderVehicle | null {
  if (vehicle === null || vehicle.problem !== null || vehicle.total !== 1) return null;
  const [only] = vehicle.vehicles;
  return only === undefined ? null : orderVehicleOf(only, vehicle.vin);
}

/** The pieces of the message that were not understood. */
export function unknownTexts(message: string, { spans }: OrderText): string[] {
  return spans.filter(({ kind }) => kind === 'unknown').map(({ start, end }) => message.slice(start, end));
}
