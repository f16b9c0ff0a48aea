import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';

type OpenedVehicle = Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode'>;

/** What opening the parts of some vehicles takes, by vehicle id. */
export interface OpeningPlan {
  /** Opened within 24 hours: nothing is charged. */
  free: number[];
  /** One lookup each. */
  charged: Record<VehicleType, number[]>;
  /** For which no lookup is left. */
  beyond: Record<VehicleType, number[]>;
}

/** Each vehicle is counted once, in the order of the list. */
export function openingPlan(
  vehicles: readonly OpenedVehicle[],
  { open, left }: { open: ReadonlyMap<number, unknown>; left: Readonly<Record<VehicleType, number>> },
): OpeningPlan {
  const plan: OpeningPlan = { free: [], charged: { C: [], B: [] }, beyond: { C: [], B: [] } };
  for (const { vehicleId, vehicleTypeCode } of new Map(vehicles.map((each) => [each.vehicleId, each])).values()) {
    const charged = plan.charged[vehicleTypeCode];
    if (open.has(vehicleId)) plan.free.push(vehicleId);
    else if (charged.length < left[vehicleTypeCode]) charged.push(vehicleId);
    else plan.beyond[vehicleTypeCode].push(vehicleId);
  }
  return plan;
}
