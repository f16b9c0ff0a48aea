import { accountCalls } from './account-calls.ts';
import * as batchOe from './batch-oe.ts';
import * as brandParts from './brand-parts.ts';
import * as brandSearch from './brand-search.ts';
import type { AnyCall } from './call.ts';
import * as commercial from './commercial.ts';
import { dictionaries } from './dictionaries.ts';
import * as fastVin from './fast-vin.ts';
import * as history from './history.ts';
import * as maintenance from './maintenance.ts';
import { notices } from './notices.ts';
import * as packages from './packages.ts';
import * as partPanels from './part-panels.ts';
import * as parts from './parts.ts';
import * as pictures from './pictures.ts';
import { powers } from './powers.ts';
import * as prices from './prices.ts';
import * as profile from './profile.ts';
import * as provinces from './provinces.ts';
import { rolePowerSave, rolePowerSelect, roles } from './roles.ts';
import * as site from './site.ts';
import * as survey from './survey.ts';
import * as tracking from './tracking.ts';
import { getVehicleImageInfo } from './vehicle-picture.ts';
import * as vehicles from './vehicles.ts';
import { editionList, versions } from './versions.ts';
import * as workOrderChanges from './work-order-changes.ts';
import * as workOrders from './work-orders.ts';

/** The API's table of contents: every call by its operation name. The resources' calls stand in `resources`. */
export const calls = {
  ...accountCalls,
  siteInfo: site.siteInfo,
  editionList,

  getVehicleByName: vehicles.getVehicleByName,
  getVehicleByVin: vehicles.getVehicleByVin,
  getVehicleByFgwCode: vehicles.getVehicleByFgwCode,
  getVehicleByAnnouncement: vehicles.getVehicleByAnnouncement,
  getVehicleConfig: vehicles.getVehicleConfig,
  getCovVehicleConfig: vehicles.getCovVehicleConfig,
  getVehicleImageInfo,
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

  checkHasFastVinGoOnline: fastVin.checkHasFastVinGoOnline,
  addFastVinTask: fastVin.addFastVinTask,
  addFastVinTaskQpzj: fastVin.addFastVinTaskQpzj,
  findFastVinTask: fastVin.findFastVinTask,
  listFastVinTasks: fastVin.listFastVinTasks,
  removeFastVinTask: fastVin.removeFastVinTask,
  getFastVinNews: fastVin.getFastVinNews,
  seeFastVinNews: fastVin.seeFastVinNews,
  fastVinTaskList: fastVin.fastVinTaskList,
  fastVinTaskGet: fastVin.fastVinTaskGet,
  fastVinTaskTake: fastVin.fastVinTaskTake,
  fastVinTaskRelease: fastVin.fastVinTaskRelease,
  fastVinTaskBind: fastVin.fastVinTaskBind,
  fastVinTaskNotFound: fastVin.fastVinTaskNotFound,
  fastVinTaskReopen: fastVin.fastVinTaskReopen,
  fastVinServiceGet: fastVin.fastVinServiceGet,
  fastVinServiceSwitch: fastVin.fastVinServiceSwitch,

  getPartTreeData: parts.getPartTreeData,
  getTreeNodePartData: parts.getTreeNodePartData,
  getImageInfo: parts.getImageInfo,
  searchPartByNameOrOe: parts.searchPartByNameOrOe,
  getReplaceData: parts.getReplaceData,
  getAdapterVehicle: parts.getAdapterVehicle,
  getPartListByOe: parts.getPartListByOe,

  getCommonPartList: partPanels.getCommonPartList,
  getRelationPartList: partPanels.getRelationPartList,
  getVehiclePartByName: partPanels.getVehiclePartByName,
  getVehiclePartByOe: partPanels.getVehiclePartByOe,
  getCrashPartList: partPanels.getCrashPartList,
  getPartImage: partPanels.getPartImage,
  getAssemblyParts: partPanels.getAssemblyParts,
  trackPartName: partPanels.trackPartName,
  getPartGraph: partPanels.getPartGraph,

  getVehicleBrandParts: brandSearch.getVehicleBrandParts,
  searchBrandParts: brandSearch.searchBrandParts,
  getBrandPartList: brandParts.getBrandPartList,
  getBrandPartInfoList: brandParts.getBrandPartInfoList,

  getPartPrices: prices.getPartPrices,
  getCovPartPrices: prices.getCovPartPrices,
  getPartPriceList: prices.getPartPriceList,
  getCovPartPriceList: prices.getCovPartPriceList,
  getPartPriceListByOe: prices.getPartPriceListByOe,
  getEPrice: prices.getEPrice,

  getIsShowOFTree: commercial.getIsShowOFTree,
  getBPartTreeData: commercial.getBPartTreeData,
  getTreeNodeChild: commercial.getTreeNodeChild,
  getTreeNodeCovPartData: commercial.getTreeNodeCovPartData,
  getTreeChildNodeCovPartData: commercial.getTreeChildNodeCovPartData,
  getOFPartTreeData: commercial.getOFPartTreeData,
  getOFSubPartTreeData: commercial.getOFSubPartTreeData,
  getTreeChildNodeCovOFPartData: commercial.getTreeChildNodeCovOFPartData,
  getVehiclePartByCovName: commercial.getVehiclePartByCovName,
  getVehicleOFPartByCovName: commercial.getVehicleOFPartByCovName,
  getVehicleCovPartByOe: commercial.getVehicleCovPartByOe,
  getVehicleCovOFPartByOe: commercial.getVehicleCovOFPartByOe,

  getPartListByBatchOe: batchOe.getPartListByBatchOe,
  uploadBatchOe: batchOe.uploadBatchOe,

  saveHist: history.saveHist,
  getHist: history.getHist,
  syncHist: history.syncHist,
  saveHistOe: history.saveHistOe,
  getHistOe: history.getHistOe,
  syncHistOe: history.syncHistOe,
  saveHistoryOe: history.saveHistoryOe,

  getProvince: provinces.getProvince,
  iKnowProvince: provinces.iKnowProvince,
  modifyProvince: provinces.modifyProvince,

  ...profile.perfectUpdates,

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
  updatePartListItems: workOrderChanges.updatePartListItems,
  savePartListItems: workOrderChanges.savePartListItems,
  getItemPresent: workOrderChanges.getItemPresent,
  copyPartList: workOrderChanges.copyPartList,
  modifyListRemark: workOrderChanges.modifyListRemark,

  getMaintainItems: maintenance.getMaintainItems,
  getMaintainList: maintenance.getMaintainList,
  getMaintainCheckList: maintenance.getMaintainCheckList,
  getMaintainListByMileage: maintenance.getMaintainListByMileage,
  getMaintainByScale: maintenance.getMaintainByScale,
  getMaintainProject: maintenance.getMaintainProject,
  getMileageScale: maintenance.getMileageScale,
  getMonthScale: maintenance.getMonthScale,
  getDefaultMaintain: maintenance.getDefaultMaintain,
  saveMaintain: maintenance.saveMaintain,
  saveMaintainRecord: maintenance.saveMaintainRecord,

  ocrUpload: pictures.ocrUpload,
  ocrConfirm: pictures.ocrConfirm,
  ocrVinImage: pictures.ocrVinImage,
  makeQrCode: pictures.makeQrCode,
  checkQrCode: pictures.checkQrCode,
  openQrCode: pictures.openQrCode,
  uploadByQrCode: pictures.uploadByQrCode,

  rolePowerSelect,
  rolePowerSave,
} as const satisfies Record<string, AnyCall>;

export type Calls = typeof calls;

/** Every resource: one line here mounts its five calls. */
export const resources = {
  role: roles,
  power: powers,
  dict: dictionaries,
  notice: notices,
  version: versions,
  questionnaire: survey.questionnaires,
  question: survey.questions,
  buried: tracking.buriedPoints,
  package: packages.packages,
} as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;

export const crudVerbs = ['list', 'get', 'add', 'edit', 'delete'] as const;

/** Every call there is, those of the resources among them. */
export const allCalls: readonly AnyCall[] = [
  ...Object.values(calls),
  ...Object.values(resources).flatMap((resource) => crudVerbs.map((verb) => resource[verb])),
];
