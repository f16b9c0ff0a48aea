import { hasDemoId } from '../../../contract/vehicles/demo-id.ts';
import { readSite } from '../../../providers/page/site.ts';

/**
 * Whether a vehicle's data are samples of the demo catalogue. A demo may hold catalogues of suppliers too. Without
 * a vehicle, as in an order of pasted numbers, they may be.
 */
export function isSampleVehicle(vehicleId: number | null): boolean {
  return readSite().isDemo && (vehicleId === null || hasDemoId(vehicleId));
}
