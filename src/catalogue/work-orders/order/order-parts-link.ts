import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { links } from '../../shared/navigation/paths.ts';

/** The parts screen of the order's vehicle; null if the order has no vehicle of the catalogue. */
export function orderPartsLink({ vehicleId, vehicleType, vin }: WorkOrder): string | null {
  if (vehicleId === null) return null;
  return links.parts({ vehicleId, vehicleTypeCode: vehicleType === 'cov' ? 'B' : 'C', vin: vin ?? undefined });
}
