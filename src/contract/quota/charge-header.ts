import type { VehicleType } from '../vehicles/schemas.ts';
import type { ChargeSource } from './schemas.ts';

/** Says, beside an answer, what opening the vehicle took: `C free 4`. Not there where nothing was taken. */
export const chargeHeader = 'x-lookup-charge';

/** One lookup that was taken: of which class, from what, and how many of the class are left. */
export interface ChargeNote {
  vehicleTypeCode: VehicleType;
  source: ChargeSource;
  remaining: number;
}

export function writtenCharge({ vehicleTypeCode, source, remaining }: ChargeNote): string {
  return `${vehicleTypeCode} ${source} ${remaining}`;
}

/** EmptyBody where the header is missing, or is none of ours. */
export function readCharge(header: unknown): ChargeNote | undefined {
  const [, vehicleType, source, remaining] = /^([CB]) (free|daily|count) (\d+)$/.exec(String(header)) ?? [];
  if (vehicleType === undefined || source === undefined) return undefined;
  return {
    vehicleTypeCode: vehicleType === 'B' ? 'B' : 'C',
    source: source === 'free' || source === 'daily' ? source : 'count',
    remaining: Number(remaining),
  };
}
