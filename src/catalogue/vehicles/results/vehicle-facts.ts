import type { Vehicle } from '../../../contract/vehicles/schemas.ts';

/** The fields in which vehicles of one family differ, in the order of the table's columns. */
export const vehicleFields = [
  'yearPattern',
  'displacement',
  'gearboxType',
  'drivenType',
  'cfgLevel',
  'announcement',
  'fgwCode',
] as const satisfies readonly (keyof Vehicle)[];

/** The facts of a vehicle by field; null when unknown. */
export function vehicleFacts(vehicle: Vehicle): { field: (typeof vehicleFields)[number]; value: string | null }[] {
  return vehicleFields.map((field) => {
    const value = vehicle[field];
    return { field, value: value === null || value === '' ? null : String(value) };
  });
}
