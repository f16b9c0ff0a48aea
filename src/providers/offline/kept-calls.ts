import { accessCalls } from '../../contract/access/calls.ts';
import type { AnyCall } from '../../contract/call.ts';
import { partCalls } from '../../contract/parts/calls.ts';
import { priceCalls } from '../../contract/prices/calls.ts';
import { provinceCalls } from '../../contract/provinces/calls.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';

/** Reads of one vehicle: what a lookup opens, and what belongs to it. */
const vehicleReads: readonly AnyCall[] = [
  ...Object.values<AnyCall>({ ...partCalls, ...vehicleCalls }).filter(
    ({ charge, isRead }) => isRead && (charge === 'parts' || charge === 'config'),
  ),
  partCalls.getIsShowOFTree,
  partCalls.getVehicleSystems,
  vehicleCalls.getVehicleImageInfo,
];

/** Prices of numbers: they are kept with the vehicle on whose screen they were seen. */
const priceReads: readonly AnyCall[] = [
  priceCalls.getPartPrices,
  priceCalls.getCovPartPrices,
  priceCalls.getPartPriceList,
  priceCalls.getEPrice,
];

/** The user's own menu and price provinces, without which the screens of a vehicle are not complete. */
const ownReads: readonly AnyCall[] = [accessCalls.systemMenu, provinceCalls.getProvince];

/** The calls whose answers can be read offline. */
export const keptCalls: readonly AnyCall[] = [...vehicleReads, ...priceReads, ...ownReads];

const ownOperations = new Set(ownReads.map(({ operation }) => operation));
const priceOperations = new Set(priceReads.map(({ operation }) => operation));
const keptOperations = new Set(keptCalls.map(({ operation }) => operation));

/** Answers of the configuration: a vehicle without one is not readable. */
export const configOperations: ReadonlySet<string> = new Set([
  vehicleCalls.getVehicleConfig.operation,
  vehicleCalls.getCovVehicleConfig.operation,
]);

/** The vehicle id under which the user's own answers are kept. */
export const NO_VEHICLE = 0;

/**
 * The vehicle that an answer belongs to, NO_VEHICLE for the user's own; undefined if it is not kept. `openVehicleId` is that
 * of the screen.
 */
export function vehicleOf(operation: string, body: unknown, openVehicleId: number | undefined): number | undefined {
  if (!keptOperations.has(operation)) return undefined;
  if (ownOperations.has(operation)) return NO_VEHICLE;
  if (priceOperations.has(operation)) return openVehicleId;
  // A string in the query of a GET.
  const vehicleId = Number(Object(body).vehicleId);
  return Number.isSafeInteger(vehicleId) && vehicleId > 0 ? vehicleId : undefined;
}

/** The vehicle in the URL of a screen. */
export function openVehicleId(search: string = window.location.search): number | undefined {
  const vehicleId = Number(new URLSearchParams(search).get('vehicleId'));
  return Number.isSafeInteger(vehicleId) && vehicleId > 0 ? vehicleId : undefined;
}
