import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const vehicleCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  getVehicleImageInfo: { path: '/api/PAGE_10007', access: 'session', isRead: true, charge: 'free: search' },

  getVehicleByName: {
    path: '/api/PAGE_10001',
    access: 'session',
    isRead: true,
    search: { kind: 'name', field: 'vehicleName' },
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  /**
   * 200400 not a VIN, 200200 wrong check digit where it is mandatory, 100100 unknown (then call checkVin). vehType 1
   * searches refined commercial vehicles only. Answers by staff have precedence over rules.
   */
  getVehicleByVin: {
    path: '/api/PAGE_10002',
    access: 'session',
    isRead: true,
    search: { kind: 'vin', field: 'vinCode' },
    charge: 'free: search',
    isSealed: true,
  },

  /** The vehicles that the first eight characters of a malformed VIN leave; 100100 if the catalogue has none. */
  getVehicleByVinStart: {
    path: '/api/PAGE_10015',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  getVehicleByFgwCode: {
    path: '/api/PAGE_10003',
    access: 'session',
    isRead: true,
    search: { kind: 'factoryCode', field: 'fgwCode' },
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  getVehicleByAnnouncement: {
    path: '/api/PAGE_10004',
    access: 'session',
    isRead: true,
    search: { kind: 'announcement', field: 'announcement' },
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  getVehicleConfig: { path: '/api/PAGE_10005', access: 'session', isRead: true, charge: 'config', isSealed: true },

  getCovVehicleConfig: { path: '/api/PAGE_10006', access: 'session', isRead: true, charge: 'config', isSealed: true },

  checkVin: { path: '/api/PAGE_10008', access: 'session', isRead: true, charge: 'free: search', work: 'search' },

  filterVehicle: {
    path: '/api/PAGE_10009',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  getBrandLetters: { path: '/api/PAGE_10010', access: 'session', isRead: true, charge: 'free: search' },

  getBrandsByInitial: { path: '/api/PAGE_10011', access: 'session', isRead: true, charge: 'free: search' },

  getFamiliesByBrand: { path: '/api/PAGE_10012', access: 'session', isRead: true, charge: 'free: search' },

  getGroupsByFamily: { path: '/api/PAGE_10013', access: 'session', isRead: true, charge: 'free: search' },

  getVehiclesByGroup: {
    path: '/api/PAGE_10014',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    isSealed: true,
  },

  getCovBrandLetters: { path: '/api/PAGE_10020', access: 'session', isRead: true, charge: 'free: search' },

  getCovBrandsByInitial: { path: '/api/PAGE_10021', access: 'session', isRead: true, charge: 'free: search' },

  getCovFamiliesByBrand: { path: '/api/PAGE_10022', access: 'session', isRead: true, charge: 'free: search' },

  getCovGroupsByFamily: { path: '/api/PAGE_10023', access: 'session', isRead: true, charge: 'free: search' },

  getCovVehiclesByGroup: {
    path: '/api/PAGE_10024',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    isSealed: true,
  },
});
