import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const brandPartCalls = defineCalls<typeof schemas>()({
  getBrandPartList: { path: '/api/PAGE_20030', access: 'session', isSealed: true },

  getBrandPartInfoList: { path: '/api/PAGE_20031', access: 'session', isSealed: true },

  /** What is not for this vehicle (gearbox, drive, trim, date, and serial where the VIN is known) is left out. 100100: none. */
  getVehicleBrandParts: { path: '/api/PAGE_20401', access: 'session', charge: 'parts', isSealed: true },

  /** Without `by` the text is tried as each of the four, and the answer says as which it was found. 100100: as none. */
  searchBrandParts: { path: '/api/PAGE_20402', access: 'session', isSealed: true },
});
