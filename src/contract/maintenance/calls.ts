import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const maintenanceCalls = defineCalls<typeof schemas>()({
  getMaintainItems: { path: '/api/PAGE_30001', access: 'session' },

  /** The whole plan of a vehicle. 700101, as of every call on a plan, where its group has none. */
  getMaintainList: { path: '/api/PAGE_30002', access: 'session', charge: 'parts', isSealed: true },

  /** What is to be looked at, and where each of it stands. */
  getMaintainCheckList: { path: '/api/PAGE_30003', access: 'session', charge: 'parts', isSealed: true },

  /** The plan at a reading, the furthest on first. */
  getMaintainListByMileage: { path: '/api/PAGE_30004', access: 'session', charge: 'parts', isSealed: true },

  /** What falls due at a mark of the mileage (km) or month scale. */
  getMaintainByScale: { path: '/api/PAGE_30005', access: 'session', charge: 'parts', isSealed: true },

  /** What can be added to the plan: projects of the vehicle's class that stand outside it. */
  getMaintainProject: { path: '/api/PAGE_30006', access: 'session', charge: 'parts', isSealed: true },

  /** The marks around a reading, in km, each with what falls due there; of one item where one is named. */
  getMileageScale: { path: '/api/PAGE_30007', access: 'session', charge: 'parts' },

  /** The same in months since the purchase. */
  getMonthScale: { path: '/api/PAGE_30008', access: 'session', charge: 'parts' },

  /** What the screen begins with: what the account said of this vehicle last, or else a guess by its age. */
  getDefaultMaintain: { path: '/api/PAGE_30009', access: 'session' },

  /** Remembers a reading for a vehicle (and its VIN), and the account's price of an hour. */
  saveMaintain: { path: '/api/PAGE_30010', access: 'session' },

  /** Records when projects were last done on a vehicle. */
  saveMaintainRecord: { path: '/api/PAGE_30011', access: 'session' },
});
