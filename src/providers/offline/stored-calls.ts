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

/** Prices of numbers: stored with the vehicle on whose screen they were seen. */
const priceReads: readonly AnyCall[] = [
  priceCalls.getPartPrices,
  priceCalls.getCovPartPrices,
  priceCalls.getPartPriceList,
  priceCalls.getEPrice,
];

/** The user's own menu and price provinces, without which the screens of a vehicle are not complete. */
const ownReads: readonly AnyCall[] = [accessCalls.systemMenu, provinceCalls.getProvince];

/** The calls whose responses can be read offline. */
export const storedCalls: readonly AnyCall[] = [...vehicleReads, ...priceReads, ...ownReads];

const ownOperations = new Set(ownReads.map(({ operation }) => operation));
const priceOperations = new Set(priceReads.map(({ operation }) => operation));
const storedOperations = new Set(storedCalls.map(({ operation }) => operation));

/** Reads of the configuration: a vehicle without one cannot be opened offline. */
export const configOperations: ReadonlySet<string> = new Set([
  vehicleCalls.getVehicleConfig.operation,
  vehicleCalls.getCovVehicleConfig.operation,
]);

/** The vehicle id under which the user’s own menu and provinces are stored. */
export const NO_VEHICLE = 0;

/**
 * The vehicle under which a response is stored, NO_VEHICLE for the user’s own; undefined if it is not stored.
 * `openVehicleId` is that of the screen.
 */
export function vehicleOf(operation: string, body: unknown, openVehicleId: number | undefined): number | undefined {
  if (!storedOperations.has(operation)) return undefined;
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
