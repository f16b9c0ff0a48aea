import { hasDemoId } from '../../../contract/vehicles/demo-id.ts';
import { readSite } from '../../../providers/page/site.ts';

/** Whether a vehicle's data are samples of the demo catalogue. A demo may hold catalogues of suppliers too. */
export function isSampleVehicle(vehicleId: number): boolean {
  return readSite().isDemo && hasDemoId(vehicleId);
}
