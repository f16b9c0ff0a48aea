import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const partCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  /** Checks for a second tree, in the maker's own structure (OF tree). */
  getIsShowOFTree: { path: '/api/PAGE_21001', access: 'session', isRead: true, charge: 'free: search' },

  /** Main groups and groups; the assemblies of a group are loaded when it is opened. */
  getBPartTreeData: { path: '/api/PAGE_21002', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getTreeNodeChild: { path: '/api/PAGE_21003', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** The parts of a group without assemblies. */
  getTreeNodeCovPartData: { path: '/api/PAGE_21004', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getTreeChildNodeCovPartData: {
    path: '/api/PAGE_21005',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  getOFPartTreeData: { path: '/api/PAGE_21006', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getOFSubPartTreeData: { path: '/api/PAGE_21007', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getTreeChildNodeCovOFPartData: {
    path: '/api/PAGE_21008',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  getVehiclePartByCovName: {
    path: '/api/PAGE_21009',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  getVehicleOFPartByCovName: {
    path: '/api/PAGE_21010',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  getVehicleCovPartByOe: { path: '/api/PAGE_21011', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getVehicleCovOFPartByOe: {
    path: '/api/PAGE_21012',
    access: 'session',
    isRead: true,
    charge: 'parts',
    isSealed: true,
  },

  /** Wear parts and other parts that shops look up most. */
  getCommonPartList: { path: '/api/PAGE_20020', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getRelationPartList: { path: '/api/PAGE_20021', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getVehiclePartByName: { path: '/api/PAGE_20022', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** 100100 when the vehicle has no such number; the client then searches by name. */
  getVehiclePartByOe: { path: '/api/PAGE_20023', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** 100100 when the vehicle has no parts in these zones. */
  getCrashPartList: { path: '/api/PAGE_20024', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /**
   * A picture of a part of the vehicle as SVG, 700 high; a sample drawing in the demo catalogue. 900404 for a number that
   * the vehicle's book does not have: numbers of parts can be counted up.
   */
  getPartImage: {
    path: '/api/PAGE_20025',
    method: 'GET',
    media: 'image/svg+xml',
    access: 'session',
    isRead: true,
    charge: 'parts',
  },

  /** An assembly with its parts, and the assemblies before and after it in the tree. */
  getAssemblyParts: { path: '/api/PAGE_20026', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** Records a searched name and its result, so that staff see which names the catalogue does not know. */
  trackPartName: { path: '/api/PAGE_20027', access: 'session', charge: 'free: own' },

  getPartGraph: {
    path: '/api/PAGE_20028',
    access: 'session',
    isRead: true,
    charge: 'free: number',
    work: 'search',
    isSealed: true,
  },

  /** What the user's company has answered about a vehicle, and what remains to be asked. */
  getFitAnswers: { path: '/api/PAGE_20032', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** Answers a question about a vehicle, for all accounts of the company. 900400 for a value that the fact cannot have. */
  saveFitAnswer: { path: '/api/PAGE_20033', access: 'session', charge: 'free: own' },

  /** The systems of the vehicle's tree without their assemblies, before a lookup is taken. */
  getVehicleSystems: { path: '/api/PAGE_20034', access: 'session', isRead: true, charge: 'free: search' },

  getPartTreeData: { path: '/api/PAGE_20001', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getTreeNodePartData: { path: '/api/PAGE_20002', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getImageInfo: { path: '/api/PAGE_20003', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  /** The scan of a drawing; 900404 for a drawing in SVG, and as getImageInfo. */
  getDrawingImage: {
    path: '/api/PAGE_20029',
    method: 'GET',
    media: 'image/webp',
    isFile: true,
    isRevalidated: true,
    access: 'session',
    isRead: true,
    charge: 'parts',
  },

  /** 300341 with the part and the nearest assemblies when the catalogue knows the part and the vehicle does not have it. */
  searchPartByNameOrOe: { path: '/api/PAGE_20004', access: 'session', isRead: true, charge: 'parts', isSealed: true },

  getReplaceData: { path: '/api/PAGE_20006', access: 'session', isRead: true, charge: 'province', counted: 'prices' },

  getAdapterVehicle: { path: '/api/PAGE_20007', access: 'session', isRead: true, charge: 'free: number' },
});
