import { readFileSync } from 'node:fs';
import { type Calls, calls } from '../../../src/contract/all-calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { insertScan } from '../pictures/insert-scan.ts';
import type { TestApi } from '../server/api.ts';
import { textWorkbook } from '../spreadsheets/make-workbook.ts';
import { tinyVins } from '../tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../tiny-catalogue/tiny-order.ts';
import { accountBodies } from './account-bodies.ts';
import { apiDocumentBodies } from './api-document-bodies.ts';
import { apiInterfaceBodies } from './api-interface-bodies.ts';
import { apiKeyBodies } from './api-key-bodies.ts';
import { apiUsageBodies } from './api-usage-bodies.ts';
import { approvalBodies } from './approval-bodies.ts';
import { auditBodies } from './audit-bodies.ts';
import type { BodyOrFactory, IfUpload, ValidBodies } from './body-types.ts';
import { bulkBodies } from './bulk-bodies.ts';
import { companyBodies } from './company-bodies.ts';
import { fitReportBodies } from './fit-report-bodies.ts';
import { importBodies } from './import-bodies.ts';
import { prospectBodies } from './prospect-bodies.ts';
import { purchaseBodies } from './purchase-bodies.ts';
import { quotationBodies } from './quotation-bodies.ts';
import { siteBodies } from './site-bodies.ts';
import { usersBodies } from './users-bodies.ts';
import { webhookBodies } from './webhook-bodies.ts';

/** Valid bodies for every call on the tiny catalogue; a factory first adds what its body refers to through the API. */
export function validBodies(api: () => TestApi) {
  /** Adds an order with one item. */
  async function addOrder(): Promise<{ listId: number; partId: number }> {
    const { result } = await api().post(calls.savePartList, { ...tinyOrder, items: [tinyItem] });
    return { listId: result.listId, partId: result.partIds[0] ?? 0 };
  }

  /** VINs without a request and without a vehicle in the tiny catalogue. */
  let serial = 0;
  const nextVin = () => `LSVZZ2BR1GN${String(900_000 + ++serial)}`;

  async function addTask(): Promise<{ taskId: number }> {
    const { result } = await api().post(calls.addFastVinTask, { vin: nextVin() });
    return { taskId: result.taskId };
  }

  const picture = readFileSync(new URL('../pictures/samples/plate-starred.jpg', import.meta.url));
  const usedAt = '2026-03-01T08:00:00.000Z';

  const passenger = { initial: 'D', brandId: 1, familyId: 1, groupId: 1 };
  const covTruck = { vehicleId: 5, vin: tinyVins.truck };
  const truck = { initial: 'J', brandId: 3, familyId: 3, groupId: 4 };
  const analysisDesc = { certainty: 'likely', rule: 'vinRule', query: tinyVins.two } as const;
  const maintenanceReading = { vehicleId: 1, mileage: 42_000, purchaseDate: '2016-06-01' } as const;
  const priceQuery = { provinceCode: '110000', brandIds: [1], searchOes: ['1K0698151A'] } as const;

  const imports = importBodies(api);
  const fitReports = fitReportBodies(api);

  /** A valid body for each call on the tiny catalogue. A call without one does not compile. */
  const bodies: ValidBodies = {
    siteInfo: {},
    editionList: {},
    token: { username: 'general', password: 'right' },
    logout: {},
    userInfo: {},
    resultDicSelect: { labels: ['公司类型'] },
    systemMenu: {},
    paletteSearch: { text: 'E202611' },
    getVehicleByName: { vehicleName: '朗逸' },
    getVehicleByVin: { vinCode: tinyVins.one },
    getVehicleByVinStart: { vin: tinyVins.two.slice(0, 14) },
    getVehicleByFgwCode: { fgwCode: 'LV16A' },
    getVehicleByAnnouncement: { announcement: 'CA4250P66K2T1E5' },
    getVehicleConfig: { vehicleId: 1 },
    getCovVehicleConfig: { vehicleId: 5 },
    getVehicleImageInfo: { vehicleId: 1 },
    checkVin: { vin: tinyVins.one },
    filterVehicle: { vehicleIds: [1, 2], answers: { gearboxType: 'MT' }, analysisDesc },
    getBrandLetters: {},
    getBrandsByInitial: { initial: passenger.initial },
    getFamiliesByBrand: { brandId: passenger.brandId },
    getGroupsByFamily: { familyId: passenger.familyId },
    getVehiclesByGroup: { groupId: passenger.groupId },
    getCovBrandLetters: {},
    getCovBrandsByInitial: { initial: truck.initial },
    getCovFamiliesByBrand: { brandId: truck.brandId },
    getCovGroupsByFamily: { familyId: truck.familyId },
    getCovVehiclesByGroup: { groupId: truck.groupId },
    checkHasFastVinGoOnline: {},
    addFastVinTask: async () => ({ vin: nextVin(), note: '车在举升机上' }),
    addFastVinTaskQpzj: async () => ({ vin: nextVin() }),
    findFastVinTask: { vin: tinyVins.one },
    listFastVinTasks: {},
    removeFastVinTask: addTask,
    getFastVinNews: {},
    seeFastVinNews: {},
    fastVinTaskList: {},
    fastVinTaskGet: addTask,
    fastVinTaskTake: addTask,
    fastVinTaskRelease: async () => {
      const task = await addTask();
      await api().post(calls.fastVinTaskTake, task);
      return task;
    },
    fastVinTaskBind: async () => ({ ...(await addTask()), vehicleId: 1 }),
    fastVinTaskNotFound: async () => ({ ...(await addTask()), reason: '底盘号磨损，无法辨认' }),
    fastVinTaskReopen: async () => {
      const task = await addTask();
      await api().post(calls.fastVinTaskBind, { ...task, vehicleId: 1 });
      return task;
    },
    fastVinServiceGet: {},
    fastVinServiceSwitch: { isOn: true },
    getVehicleSystems: { vehicleId: 1, vehicleTypeCode: 'C' },
    getPartTreeData: { vehicleId: 1, vehicleTypeCode: 'C', vin: tinyVins.one },
    getTreeNodePartData: { vehicleId: 1, partGroupId: 1, vin: tinyVins.one },
    getImageInfo: { drawingId: 1, vehicleId: 1 },
    getDrawingImage: async () => {
      await insertScan(api().db);
      return { drawingId: '50', vehicleId: '1' };
    },
    searchPartByNameOrOe: { vehicleId: 1, text: '刹车片' },
    getPartPrices: { ...priceQuery, brandIds: [...priceQuery.brandIds], searchOes: [...priceQuery.searchOes] },
    getCovPartPrices: {
      provinceCode: '110000',
      brandIds: [1],
      searchOes: [Buffer.from('1K0698151A').toString('base64url')],
      decodeFlag: 1,
    },
    getPartPriceList: { provinceCode: '110000', brandIds: [1], searchOes: ['1K0698151A'] },
    getCovPartPriceList: { provinceCode: '110000', brandIds: [3], searchOes: ['3502405A0E'] },
    getPartPriceListByOe: { oe: '1K0 698 151 A' },
    getEPrice: async () => {
      await api().db.sql.updateTable('account').set({ retailFlag: true }).execute();
      return {
        brandId: 1,
        oes: ['1K0698151A', '1K0698151A', '1K0698151A', '1K0698151A'],
        eCommerceHistoryPriceTypeStrs: ['0', '1', '2'],
        provinceCode: '110000',
      };
    },
    getReplaceData: { brandId: 1, oe: '1K0698151', provinceCode: '110000' },
    getAdapterVehicle: { brandId: 1, oe: '1K0698151A' },
    getPartListByOe: { oe: '1K0 615 301', provinceCode: '110000' },
    getPartListByBatchOe: { oes: ['1K0 698 151 A', '0986494596', 'nonsense'], provinceCode: '110000' },
    saveHist: { vehicleId: 1, vin: tinyVins.one, usedAt },
    getHist: { search: '朗逸' },
    getHistByVin: { vin: '113527' },
    syncHist: { changes: [{ vehicleId: 1, vin: null, usedAt }] },
    saveHistOe: { param: '1K0 698 151 A', usedAt },
    getHistOe: {},
    syncHistOe: { changes: [{ param: '04E115561H,1K0698151A', usedAt }] },
    saveHistoryOe: async () => ({ userId: api().users.manager.userId, param: '1K0 698 151 A' }),
    getCommonPartList: { vehicleId: 1, brandCode: 'VW', vin: tinyVins.one },
    getRelationPartList: { vehicleId: 1, partGroupId: 1, oeId: 1 },
    getVehiclePartByName: { vehicleId: 1, brandCode: 'VW', partName: '刹车片' },
    getVehiclePartByOe: { vehicleId: 1, brandCode: 'VW', oe: '1K0 698 151', provinceCode: '110000' },
    getCrashPartList: { vehicleId: 1, brandCode: 'VW', positions: ['frontLeft', 'bottom'] },
    getPartImage: { oeId: '1', brandCode: 'VW', vehicleId: '1' },
    getAssemblyParts: { vehicleId: 1, brandCode: 'VW', partGroupId: 1 },
    trackPartName: { partName: '刹车片', vehicleId: 1, stdPartId: 1, found: 1 },
    getFitAnswers: { vehicleId: 1, vin: tinyVins.one },
    saveFitAnswer: { vehicleId: 1, vin: tinyVins.one, key: 'gearboxType', value: 'MT' },
    getPartGraph: { oe: '1K0698151A', brandId: 1 },
    getVehicleBrandParts: { vehicleId: 1 },
    searchBrandParts: { text: '博世' },
    getBrandPartList: { oe: '1K0698151A', brandId: 1 },
    getBrandPartInfoList: { oe: '1K0698151A', aftBrandId: 1 },
    getProvince: {},
    iKnowProvince: {},
    modifyProvince: { provinceCode: '440000' },
    allMenus: {},
    getDeduct: {},
    listOpenNumbers: {},
    updateDeduct: { vehicleTypeCode: 'B', reason: 'parts', subject: '5', operationId: 'f81d4fae7dec11d0a765' },
    listOpenVehicles: {},
    listLedger: {},
    catalogueUseList: {},
    ...accountBodies(api),
    // Before the company's, which make the user a sub account: the session cache may still have that.
    ...purchaseBodies(api),
    ...companyBodies(api),
    ...prospectBodies(api),
    ...siteBodies(api),
    savePartList: { ...tinyOrder, items: [tinyItem] },
    savePartListItem: async () => ({
      listId: (await addOrder()).listId,
      item: { ...tinyItem, searchOe: '1K0698151F' },
    }),
    indexForExist: { vehicleId: 1, vin: tinyVins.one },
    removeItem: async () => {
      const { listId, partId } = await addOrder();
      return { listId, partIds: [partId] };
    },
    restoreItem: async () => {
      const { listId, partId } = await addOrder();
      await api().post(calls.removeItem, { listId, partIds: [partId] });
      return { listId, partIds: [partId] };
    },
    getItem: async () => ({ listId: (await addOrder()).listId }),
    getPartListLimitOne: {},
    getPartListCount: {},
    getList: { search: '朗逸' },
    readOrderText: { text: `${tinyVins.one} 前刹车片 2套` },
    readFleet: { text: `${tinyVins.one} 沪A12345` },
    findOrderParts: { vehicleId: 1, vin: tinyVins.one, queries: [{ kind: 'name', text: '前制动片' }] },
    checkOrder: async () => ({ listId: (await addOrder()).listId }),
    checkOrderFit: async () => ({ listId: (await addOrder()).listId, vehicleId: 1, vin: tinyVins.one }),
    dismissFindings: async () => ({ listId: (await addOrder()).listId, keys: ['noPrice:1K0698151A:'] }),
    getOrderPeople: {},
    getOrderChanges: async () => ({ listId: (await addOrder()).listId }),
    getPartList: async () => ({ listId: (await addOrder()).listId }),
    modifyListName: async () => ({ listId: (await addOrder()).listId, name: '前刹车' }),
    ...quotationBodies(api, addOrder),
    modifyListCustomer: async () => ({ listId: (await addOrder()).listId, customerName: '王先生', plate: '苏E12345' }),
    removeList: async () => ({ listIds: [(await addOrder()).listId] }),
    restoreList: async () => {
      const { listId } = await addOrder();
      await api().post(calls.removeList, { listIds: [listId] });
      return { listIds: [listId] };
    },
    updatePartListItem: async () => ({ ...(await addOrder()), values: { quantity: 3 } }),
    updatePartListItems: async () => {
      const { listId, partId } = await addOrder();
      return { listId, changes: [{ partId, values: { quantity: 3 }, seen: { quantity: 1 } }] };
    },
    savePartListItems: async () => ({ listId: (await addOrder()).listId, items: [tinyItem], isPresentSkipped: true }),
    getItemPresent: async () => ({ listId: (await addOrder()).listId }),
    copyPartList: async () => ({ listId: (await addOrder()).listId, name: '前刹车 2', arePricesPresent: true }),
    modifyListRemark: async () => ({ listId: (await addOrder()).listId, remark: '周五取车' }),
    getMaintainItems: {},
    getMaintainList: { vehicleId: 1 },
    getMaintainCheckList: maintenanceReading,
    getMaintainListByMileage: maintenanceReading,
    getMaintainByScale: { vehicleId: 1, scale: 10_000 },
    getMaintainProject: { vehicleId: 1 },
    getMileageScale: maintenanceReading,
    getMonthScale: { ...maintenanceReading, baseItemCode: 'M01' },
    getDefaultMaintain: { vehicleId: 1, vin: tinyVins.one },
    saveMaintain: { ...maintenanceReading, customizeHourCostFen: 12_000 },
    saveMaintainRecord: {
      vehicleId: 1,
      records: [{ stdMaintId: 1, done: { mileage: 38_000, date: '2026-01-01' } }],
    },
    getIsShowOFTree: { vehicleId: 5 },
    getBPartTreeData: covTruck,
    getTreeNodeChild: { ...covTruck, mainGroupCode: '35', groupCode: '3501' },
    getTreeNodeCovPartData: { ...covTruck, mainGroupCode: '35', groupCode: '3501' },
    getTreeChildNodeCovPartData: { ...covTruck, nodeId: 2 },
    getOFPartTreeData: covTruck,
    getOFSubPartTreeData: { ...covTruck, mainGroupCode: '35', groupCode: '3502' },
    getTreeChildNodeCovOFPartData: { ...covTruck, nodeId: 5 },
    getVehiclePartByCovName: { ...covTruck, partName: '制动蹄片' },
    getVehicleOFPartByCovName: { ...covTruck, partName: '制动蹄片' },
    getVehicleCovPartByOe: { ...covTruck, oe: '3502405', provinceCode: '110000' },
    getVehicleCovOFPartByOe: { ...covTruck, oe: '3502405-A0E', provinceCode: '110000' },
    ocrConfirm: { vin: tinyVins.two, announcement: 'SVW7167', registrationDate: '2016-05-01' },
    makeQrCode: {},
    checkQrCode: { id: 'A'.repeat(22) },
    openQrCode: { id: 'A'.repeat(22) },
    ...usersBodies(api),
    rolePowerSelect: { roleId: 1 },
    roleSimulate: { roleId: 1 },
    rolePowerSave: { roleId: 1, rowVersion: 1, powerIds: [1] },
    rolePackageSelect: { roleId: 1 },
    rolePackageRelate: { roleId: 2, rowVersion: 1, packageIds: [] },
    roleUserCounts: {},
    ...apiDocumentBodies,
    ...apiInterfaceBodies(api),
    ...approvalBodies(api),
    ...auditBodies(api),
    ...bulkBodies(api),
    ...fitReports.bodies,
    ...apiKeyBodies(api),
    ...webhookBodies(api),
    ...apiUsageBodies(api),
    ...imports.bodies,
  };

  /** A valid file for each upload, with its body. */
  const files: {
    [Operation in keyof Calls as IfUpload<Operation, Operation, never>]: {
      bytes: Buffer;
      body: BodyOrFactory<BodyOf<Calls[Operation]>>;
    };
  } = {
    ocrUpload: { bytes: picture, body: {} },
    ocrVinImage: { bytes: picture, body: {} },
    uploadByQrCode: { bytes: picture, body: async () => ({ id: (await api().post(calls.makeQrCode, {})).result.id }) },
    remarkImportPlan: {
      body: { fileName: 'remarks.csv', labels: { heads: {}, choices: {} } },
      bytes: Buffer.from('user,remarks\nnobody,text'),
    },
    saveLetterheadLogo: { bytes: picture, body: {} },
    addFitReportPhoto: { bytes: picture, body: fitReports.report },
    importUpload: { bytes: imports.uploadBytes, body: imports.upload },
    uploadBatchOe: { bytes: textWorkbook([['OE'], ['1K0698151A']]), body: {} },
  };

  return { bodies, files };
}
