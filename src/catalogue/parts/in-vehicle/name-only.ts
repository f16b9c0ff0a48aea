import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

/** Letters of any script with brackets; for commercial vehicles letters alone. */
const NAMES: Readonly<Record<VehicleType, RegExp>> = {
  C: /^[\p{L}()（）[\]【】]+$/u,
  B: /^\p{L}+$/u,
};

/** Whether a text that is no number of the vehicle may be the name of a part; spaces do not count. */
export function isNameOnly(text: string, vehicleTypeCode: VehicleType): boolean {
  return NAMES[vehicleTypeCode].test(text.replaceAll(/\s/g, ''));
}
