import * as account from './account.ts';
import type { AnyCall } from './call.ts';
import * as captcha from './captcha.ts';
import { dictionaries } from './dictionaries.ts';
import { notices } from './notices.ts';
import * as parts from './parts.ts';
import { powers } from './powers.ts';
import * as provinces from './provinces.ts';
import { rolePowerSave, rolePowerSelect, roles } from './roles.ts';
import * as site from './site.ts';
import * as vehicles from './vehicles.ts';
import * as workOrders from './work-orders.ts';

/** The API's table of contents: every call by its operation name. The resources' calls stand in `resources`. */
export const calls = {
  siteInfo: site.siteInfo,

  token: account.token,
  logout: account.logout,
  userInfo: account.userInfo,
  systemMenu: account.systemMenu,

  refreshCaptcha: captcha.refreshCaptcha,
  verifyCaptcha: captcha.verifyCaptcha,

  getVehicleByName: vehicles.getVehicleByName,
  getVehicleByVin: vehicles.getVehicleByVin,
  getVehicleByFgwCode: vehicles.getVehicleByFgwCode,
  getVehicleByAnnouncement: vehicles.getVehicleByAnnouncement,
  getVehicleConfig: vehicles.getVehicleConfig,
  getCovVehicleConfig: vehicles.getCovVehicleConfig,
  getVehicleImageInfo: vehicles.getVehicleImageInfo,
  checkVin: vehicles.checkVin,
  filterVehicle: vehicles.filterVehicle,
  getBrandLetters: vehicles.passengerDrillDown.letters,
  getBrandsByInitial: vehicles.passengerDrillDown.brands,
  getFamiliesByBrand: vehicles.passengerDrillDown.families,
  getGroupsByFamily: vehicles.passengerDrillDown.groups,
  getVehiclesByGroup: vehicles.passengerDrillDown.vehicles,
  getCovBrandLetters: vehicles.commercialDrillDown.letters,
  getCovBrandsByInitial: vehicles.commercialDrillDown.brands,
  getCovFamiliesByBrand: vehicles.commercialDrillDown.families,
  getCovGroupsByFamily: vehicles.commercialDrillDown.groups,
  getCovVehiclesByGroup: vehicles.commercialDrillDown.vehicles,

  getPartTreeData: parts.getPartTreeData,
  getTreeNodePartData: parts.getTreeNodePartData,
  getImageInfo: parts.getImageInfo,
  searchPartByNameOrOe: parts.searchPartByNameOrOe,
  getPartPrices: parts.getPartPrices,
  getReplaceData: parts.getReplaceData,
  getAdapterVehicle: parts.getAdapterVehicle,
  getPartListByOe: parts.getPartListByOe,

  getProvince: provinces.getProvince,
  iKnowProvince: provinces.iKnowProvince,
  modifyProvince: provinces.modifyProvince,

  savePartList: workOrders.savePartList,
  savePartListItem: workOrders.savePartListItem,
  indexForExist: workOrders.indexForExist,
  removeItem: workOrders.removeItem,
  restoreItem: workOrders.restoreItem,
  getItem: workOrders.getItem,
  getPartListLimitOne: workOrders.getPartListLimitOne,
  getPartListCount: workOrders.getPartListCount,
  getList: workOrders.getList,
  getPartList: workOrders.getPartList,
  modifyListName: workOrders.modifyListName,
  removeList: workOrders.removeList,
  restoreList: workOrders.restoreList,
  updatePartListItem: workOrders.updatePartListItem,

  rolePowerSelect,
  rolePowerSave,
} as const satisfies Record<string, AnyCall>;

export type Calls = typeof calls;

/** Every resource: one line here mounts its five calls. */
export const resources = { role: roles, power: powers, dict: dictionaries, notice: notices } as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;

export const crudVerbs = ['list', 'get', 'add', 'edit', 'delete'] as const;

/** Every call there is, those of the resources among them. */
export const allCalls: readonly AnyCall[] = [
  ...Object.values(calls),
  ...Object.values(resources).flatMap((resource) => crudVerbs.map((verb) => resource[verb])),
];
