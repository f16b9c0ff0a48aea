import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

/** Letters of any script and brackets; for commercial vehicles letters only. */
const NAMES: Readonly<Record<VehicleType, RegExp>> = {
  C: /^[\p{L}()（）[\]【】]+$/u,
  B: /^\p{L}+$/u,
};

/** Whether a text may be a part name; whitespace is ignored. */
export function isNameOnly(text: string, vehicleTypeCode: VehicleType): boolean {
  return NAMES[vehicleTypeCode].test(text.replaceAll(/\s/g, ''));
}
