import { z } from 'zod';
import { Vehicle } from '../../vehicles/schemas.ts';
import { FLEET_TEXT_MAX } from './rules.ts';

/** A VIN that may be meant by a wrong one. */
const VinRepair = z.strictObject({
  vin: z.string(),
  changes: z.array(z.strictObject({ position: z.number().int(), from: z.string(), to: z.string() })),
});

export const FleetVehicle = z.strictObject({
  /** Normalised; as written if it does not have 17 characters. */
  vin: z.string(),
  plate: z.string(),
  /** What the list says beside it. */
  note: z.string(),
  /** malformed: not a VIN; checkDigit: a character is probably wrong, the vehicles are for the VIN as written. */
  problem: z.enum(['malformed', 'checkDigit', 'unknown']).nullable(),
  /** At most ten of `total`. */
  vehicles: z.array(Vehicle),
  total: z.number().int(),
  /** For a VIN with a problem: at most three of known vehicles, likeliest first. */
  repairs: z.array(VinRepair),
});
export type FleetVehicle = z.infer<typeof FleetVehicle>;

export const readFleet = {
  body: z.strictObject({ text: z.string().min(1).max(FLEET_TEXT_MAX) }),
  result: z.strictObject({
    vehicles: z.array(FleetVehicle),
    /** Lines without a VIN, as written. */
    unread: z.array(z.string()),
    /** VINs that the list repeats. */
    repeated: z.number().int(),
  }),
};
