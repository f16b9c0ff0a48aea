import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const vehicleCalls = defineCalls<typeof schemas>()({
  getVehicleImageInfo: { path: '/api/PAGE_10007', access: 'session' },

  getVehicleByName: { path: '/api/PAGE_10001', access: 'session', work: 'search', isSealed: true },

  /**
   * 200400 not a VIN, 200200 wrong check digit where it is mandatory, 100100 unknown (then call checkVin). vehType 1
   * searches refined commercial vehicles only. Answers by staff have precedence over rules.
   */
  getVehicleByVin: { path: '/api/PAGE_10002', access: 'session', isSealed: true },

  getVehicleByFgwCode: { path: '/api/PAGE_10003', access: 'session', work: 'search', isSealed: true },

  getVehicleByAnnouncement: { path: '/api/PAGE_10004', access: 'session', work: 'search', isSealed: true },

  getVehicleConfig: { path: '/api/PAGE_10005', access: 'session', charge: 'config', isSealed: true },

  getCovVehicleConfig: { path: '/api/PAGE_10006', access: 'session', charge: 'config', isSealed: true },

  checkVin: { path: '/api/PAGE_10008', access: 'session', work: 'search' },

  filterVehicle: { path: '/api/PAGE_10009', access: 'session', work: 'search', isSealed: true },

  getBrandLetters: { path: '/api/PAGE_10010', access: 'session' },

  getBrandsByInitial: { path: '/api/PAGE_10011', access: 'session' },

  getFamiliesByBrand: { path: '/api/PAGE_10012', access: 'session' },

  getGroupsByFamily: { path: '/api/PAGE_10013', access: 'session' },

  getVehiclesByGroup: { path: '/api/PAGE_10014', access: 'session', isSealed: true },

  getCovBrandLetters: { path: '/api/PAGE_10020', access: 'session' },

  getCovBrandsByInitial: { path: '/api/PAGE_10021', access: 'session' },

  getCovFamiliesByBrand: { path: '/api/PAGE_10022', access: 'session' },

  getCovGroupsByFamily: { path: '/api/PAGE_10023', access: 'session' },

  getCovVehiclesByGroup: { path: '/api/PAGE_10024', access: 'session', isSealed: true },
});
