import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { vehicleFacts, vehicleFields } from './vehicle-facts.ts';

export type VehicleField = (typeof vehicleFields)[number];

/** The values of a field among vehicles, each once, in the order of the vehicles; null where it is unknown. */
export interface FieldValues {
  field: VehicleField;
  values: (string | null)[];
}

export interface Differences {
  /** The fields in which the vehicles differ, in the order of the columns. */
  differing: FieldValues[];
  /** The known facts that all vehicles have. */
  common: { field: VehicleField; value: string }[];
}

/** The facts in which vehicles differ and those that they share. A fact that is unknown of all is in neither. */
export function differencesOf(vehicles: readonly Vehicle[]): Differences {
  const facts = vehicles.map((vehicle) => new Map(vehicleFacts(vehicle).map(({ field, value }) => [field, value])));
  const fields = vehicleFields.map((field): FieldValues => {
    const values = new Set(facts.map((each) => each.get(field) ?? null));
    return { field, values: [...values] };
  });
  return {
    differing: fields.filter(({ values }) => values.length > 1),
    common: fields.flatMap(({ field, values: [value = null, ...others] }) =>
      value === null || others.length > 0 ? [] : [{ field, value }],
    ),
  };
}
