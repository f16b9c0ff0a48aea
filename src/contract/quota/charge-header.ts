import type { VehicleType } from '../vehicles/schemas.ts';
import type { ChargeSource } from './schemas.ts';

/** Response header with what opening the vehicle charged, such as `C free 4`; missing when nothing was charged. */
export const chargeHeader = 'x-lookup-charge';

/** A charged lookup: its class, its source, and the lookups of the class that are left. */
export interface ChargeNote {
  vehicleTypeCode: VehicleType;
  source: ChargeSource;
  remaining: number;
}

export function formatCharge({ vehicleTypeCode, source, remaining }: ChargeNote): string {
  return `${vehicleTypeCode} ${source} ${remaining}`;
}

/** The charge; undefined when the header is missing or malformed. */
export function parseCharge(header: unknown): ChargeNote | undefined {
  const [, vehicleType, source, remaining] = /^([CB]) (free|daily|count) (\d+)$/.exec(String(header)) ?? [];
  if (vehicleType === undefined || source === undefined) return undefined;
  return {
    vehicleTypeCode: vehicleType === 'B' ? 'B' : 'C',
    source: source === 'free' || source === 'daily' ? source : 'count',
    remaining: Number(remaining),
  };
}
