import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const maintenanceCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  getMaintainItems: { path: '/api/PAGE_30001', access: 'session', isRead: true, charge: 'free: search' },

  /** The whole plan of a vehicle. 700101, as in every call about a plan, when its group has none. */
  getMaintainList: { path: '/api/PAGE_30002', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** The inspections of the plan and their state. */
  getMaintainCheckList: { path: '/api/PAGE_30003', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** The plan at a reading, most urgent first. */
  getMaintainListByMileage: {
    path: '/api/PAGE_30004',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  /** Maintenance items due at one interval mark (km or months). */
  getMaintainByScale: { path: '/api/PAGE_30005', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** Projects for the vehicle's class that are outside its plan and can be added. */
  getMaintainProject: { path: '/api/PAGE_30006', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** Marks around a reading in km, with the items due at each; limited to one item if given. */
  getMileageScale: { path: '/api/PAGE_30007', access: 'session', isRead: true, charge: 'parts' },

  /** As getMileageScale, in months since the purchase. */
  getMonthScale: { path: '/api/PAGE_30008', access: 'session', isRead: true, charge: 'parts' },

  /** Initial values of the screen: the account's last reading of this vehicle, or an estimate by age. */
  getDefaultMaintain: { path: '/api/PAGE_30009', access: 'session', isRead: true, charge: 'free: own' },

  /** Saves the reading of a vehicle (and VIN), and the account's hourly rate. */
  saveMaintain: { path: '/api/PAGE_30010', access: 'session', charge: 'free: own' },

  /** Saves the last service of projects on a vehicle. */
  saveMaintainRecord: { path: '/api/PAGE_30011', access: 'session', charge: 'free: own' },
});
