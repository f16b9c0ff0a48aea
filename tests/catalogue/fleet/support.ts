import type { FleetBook } from '../../../src/catalogue/fleet/fleet-table.ts';
import type { FleetVehicle } from '../../../src/contract/work-orders/schemas.ts';
import { partOf } from '../../support/screens/part-of.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';

export const readOf = (values: Partial<FleetVehicle> = {}): FleetVehicle => ({
  vin: 'LSVAA2BR1GN100000',
  plate: '',
  note: '',
  problem: null,
  vehicles: [vehicleOf()],
  total: 1,
  repairs: [],
  ...values,
});

/** A vehicle that was opened, with rows of its book. */
export function bookOf(vin: string, parts: readonly Parameters<typeof partOf>[0][]): FleetBook {
  return {
    entry: { read: readOf({ vin }), vehicle: vehicleOf(), state: 'found' },
    parts: parts.map((part) => ({ ...partOf(part), vehAssyId: 1, assemblyName: '制动' })),
  };
}
