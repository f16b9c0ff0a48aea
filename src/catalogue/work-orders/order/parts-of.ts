import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { links } from '../../shared/navigation/paths.ts';

/** Where more parts of the order's vehicle are found; null where the order names no vehicle of the catalogue. */
export function partsOf({ vehicleId, vehicleType, vin }: WorkOrder): string | null {
  if (vehicleId === null) return null;
  return links.parts({ vehicleId, vehicleTypeCode: vehicleType === 'cov' ? 'B' : 'C', vin: vin ?? undefined });
}
