import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AnyUploadCall, BodyOf } from '../../src/contract/call.ts';
import { DICTIONARY_ROOT } from '../../src/contract/dictionaries.ts';
import { type Calls, calls, resources } from '../../src/contract/index.ts';
import type { SmsPurpose } from '../../src/contract/sms.ts';
import type { TestApi } from './api.ts';
import { companyBodies } from './company-bodies.ts';
import { tinyVins } from './tiny-catalogue.ts';
import { textWorkbook } from './workbook-of.ts';

type IfUpload<Operation extends keyof Calls, Yes, No> = Calls[Operation] extends AnyUploadCall ? Yes : No;
type BodyOrMaking<Body> = Body | (() => Promise<Body>);

/** What each call answers well on the tiny catalogue; a body that wants something made first makes it through the API. */
export function goodBodies(api: () => TestApi) {
  const order = {
    vehicleId: 1,
    vin: tinyVins.one,
    vehicleType: 'pac',
    brandName: '大众',
    familyName: '朗逸',
    vehicleName: '大众 朗逸 2016款',
    provinceCode: '110000',
  } as const;
  const item = {
    oe: '1K0 698 151 A',
    searchOe: '1K0698151A',
    oeName: '前制动片',
    stdPartCode: 'P1701001',
    stdPartName: '前制动片',
    vehicleBrandName: '大众',
    partBrandName: '原厂',
    priceBrandId: 1,
    provinceCode: '110000',
    guidePriceFen: 45_000,
    marketPriceFen: 39_800,
  } as const;

  /** An order of its own for each call that needs one, with one item. */
  async function anOrder(): Promise<{ listId: number; partId: number }> {
    const { result } = await api().post(calls.savePartList, { ...order, items: [item] });
    return { listId: result.listId, partId: result.partIds[0] ?? 0 };
  }

  /** A phone that a code was sent to, and the screen that asked for it; each asks from an address of its own. */
  let phones = 0;
  async function aCode<Purpose extends SmsPurpose>(purpose: Purpose) {
    phones += 1;
    const place = { phoneNum: String(13_900_000_000 + phones), purpose, flow: `flow-${'a'.repeat(20)}-${phones}` };
    await api().db.sql.deleteFrom('smsUse').where('key', 'like', 'address:%').execute();
    await solveCaptcha();
    await api().post(calls.sendSms, place);
    return { place, phoneCode: api().codeTo(place.phoneNum) };
  }

  /** The same for a phone of someone's, unless they are to register with it. */
  async function proofFor(purpose: 'register' | 'login' | 'forget') {
    const { place, phoneCode } = await aCode(purpose);
    const { phoneNum, flow } = place;
    if (purpose !== 'register')
      await api().db.sql.updateTable('account').set({ phoneNum }).where('username', '=', 'agent').execute();
    return { phoneNum, phoneCode, flow };
  }

  async function solveCaptcha() {
    await api().post(calls.refreshCaptcha, {});
    await api().post(calls.verifyCaptcha, { userInputCode: 'ABCDE' });
  }

  /** VINs that nobody has handed in: nothing in the tiny catalogue knows them. */
  let serial = 0;
  const nextVin = () => `LSVZZ2BR1GN${String(900_000 + ++serial)}`;

  async function aTask(): Promise<{ taskId: number }> {
    const { result } = await api().post(calls.addFastVinTask, { vin: nextVin() });
    return { taskId: result.taskId };
  }

  /** A questionnaire that is open, with a question that may be left out. */
  async function aSurvey(): Promise<number> {
    const { result } = await api().post(resources.questionnaire.add, { versionContent: '2.0', isOpen: true });
    const { questionnaireId } = result;
    await api().post(resources.question.add, { questionnaireId, question: '还缺什么？', questionType: 'textarea' });
    return questionnaireId;
  }

  async function aPackage(): Promise<{ packageId: number; priceFen: number }> {
    const given = { vehicleClass: 'C', kind: 'count', amount: 100, days: 30, priceFen: 12_000 };
    const { result } = await api().post(resources.package.add, { packageName: '100 次包', ...given });
    return { packageId: result.packageId, priceFen: result.priceFen };
  }

  async function aPurchase(): Promise<{ orderCode: string }> {
    const operationId = randomBytes(16).toString('hex');
    const { result } = await api().post(calls.createOrder, { ...(await aPackage()), operationId });
    await api().post(calls.payWx, { orderCode: result.orderCode });
    return { orderCode: result.orderCode };
  }

  async function paidPurchase(): Promise<{ orderCode: string }> {
    const purchase = await aPurchase();
    await api().post(calls.tillPay, { ...purchase, outcome: 'pay' });
    return purchase;
  }

  /** An entry of a dictionary, made under a category of this name. */
  async function anEntry(dictionaryName: string): Promise<string> {
    const insert = (parentId: number, name: string) =>
      api()
        .db.sql.insertInto('dictionary')
        .values({ parentId, dictionaryName, name })
        .returning('id')
        .executeTakeFirstOrThrow();
    await insert((await insert(DICTIONARY_ROOT, dictionaryName)).id, '样本');
    return '样本';
  }

  /** A profile of which everything is said, so that each part can be confirmed. */
  async function filled(): Promise<{ perfect: 'true' }> {
    const companyName = '样本汽车维修厂';
    const told = {
      companyType: '样本',
      jobFlag: '样本',
      howKnowEpc: '样本',
      businessDesc: '样本',
      hasCommunication: true,
    };
    await api()
      .db.sql.updateTable('account')
      .set({ ...told, companyName, userRealname: '王师傅' })
      .execute();
    return { perfect: 'true' };
  }

  const picture = readFileSync(new URL('./pictures/plate-starred.jpg', import.meta.url));
  const usedAt = '2026-03-01T08:00:00.000Z';

  const passenger = { initial: 'D', brandId: 1, familyId: 1, groupId: 1 };
  const covTruck = { vehicleId: 5, vin: tinyVins.truck };
  const truck = { initial: 'J', brandId: 3, familyId: 3, groupId: 4 };
  const analysisDesc = { certainty: 'likely', rule: 'vinRule', query: tinyVins.two } as const;
  const maintained = { vehicleId: 1, mileage: 42_000, purchaseDate: '2016-06-01' } as const;
  const priced = { provinceCode: '110000', brandIds: [1], searchOes: ['1K0698151A'] } as const;

  /** A body that each call answers well, on the tiny catalogue. A call without one does not compile. */
  const bodies: {
    [Operation in keyof Calls as IfUpload<Operation, never, Operation>]: BodyOrMaking<BodyOf<Calls[Operation]>>;
  } = {
    siteInfo: {},
    editionList: {},
    token: { username: 'general', password: 'right' },
    logout: {},
    userInfo: {},
    systemMenu: {},
    addUser: async () => ({
      ...(await proofFor('register')),
      username: `new user ${phones}`,
      password: 'Abcd#1234',
      hasAgreed: true as const,
      companyName: '样本汽车维修厂',
      userRealname: '赵师傅',
      businessDesc: '乘用车维修保养',
    }),
    tokenBySms: () => proofFor('login'),
    forgetPassword: async () => ({ ...(await proofFor('forget')), newPassword: 'Abcd#1234' }),
    phoneIsExist: { phoneNum: '13800000000' },
    userNameIsExist: { username: 'general' },
    sendSms: async () => {
      await solveCaptcha();
      return { phoneNum: '+86 138-0000-0001', purpose: 'login', flow: 'b'.repeat(22) };
    },
    validateSmsCode: async () => {
      const { place, phoneCode } = await aCode('register');
      return { ...place, phoneCode };
    },
    invalidateSmsCode: async () => (await aCode('register')).place,
    listSmsOutbox: { phoneNum: '13800000000', flow: 'b'.repeat(22) },
    refreshCaptcha: {},
    verifyCaptcha: async () => {
      await api().post(calls.refreshCaptcha, {});
      return { userInputCode: 'ABCDE' };
    },
    getVehicleByName: { vehicleName: '朗逸' },
    getVehicleByVin: { vinCode: tinyVins.one },
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
    removeFastVinTask: aTask,
    getFastVinNews: {},
    seeFastVinNews: {},
    fastVinTaskList: {},
    fastVinTaskGet: aTask,
    fastVinTaskTake: aTask,
    fastVinTaskRelease: async () => {
      const task = await aTask();
      await api().post(calls.fastVinTaskTake, task);
      return task;
    },
    fastVinTaskBind: async () => ({ ...(await aTask()), vehicleId: 1 }),
    fastVinTaskNotFound: async () => ({ ...(await aTask()), reason: '底盘号磨损，无法辨认' }),
    fastVinTaskReopen: async () => {
      const task = await aTask();
      await api().post(calls.fastVinTaskBind, { ...task, vehicleId: 1 });
      return task;
    },
    fastVinServiceGet: {},
    fastVinServiceSwitch: { isOn: true },
    getPartTreeData: { vehicleId: 1, vehicleTypeCode: 'C', vin: tinyVins.one },
    getTreeNodePartData: { vehicleId: 1, partGroupId: 1, vin: tinyVins.one },
    getImageInfo: { drawingId: 1 },
    searchPartByNameOrOe: { vehicleId: 1, text: '刹车片' },
    getPartPrices: { ...priced, brandIds: [...priced.brandIds], searchOes: [...priced.searchOes] },
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
    getPartImage: { oeId: '1', brandCode: 'VW' },
    getAssemblyParts: { vehicleId: 1, brandCode: 'VW', partGroupId: 1 },
    trackPartName: { partName: '刹车片', vehicleId: 1, stdPartId: 1, found: 1 },
    getPartGraph: { oe: '1K0698151A', brandId: 1 },
    getVehicleBrandParts: { vehicleId: 1 },
    searchBrandParts: { text: '博世' },
    getBrandPartList: { oe: '1K0698151A', brandId: 1 },
    getBrandPartInfoList: { oe: '1K0698151A', aftBrandId: 1 },
    getProvince: {},
    iKnowProvince: {},
    modifyProvince: { provinceCode: '440000' },
    allMenus: {},
    userDetail: {},
    updateDetail: { userRealname: '王师傅', hasCommunication: true },
    updateCompany: { companyName: '样本汽车维修厂' },
    updateIndustry: async () => ({ companyType: await anEntry('公司类型') }),
    updateCareer: async () => ({ jobFlag: await anEntry('职业标签') }),
    updateChannel: async () => ({ howKnowEpc: await anEntry('渠道') }),
    updateBusinessDesc: { businessDesc: '大众、丰田专修' },
    updateCommunication: { hasCommunication: false },
    updateUsername: { username: 'manager' },
    updatePassword: { oldPassword: 'right', newPassword: 'new#2026' },
    updatePhone: { phoneNum: '13900000009', phoneCode: '123456', flow: 'f'.repeat(22), password: 'right' },
    judgePassword: async () => {
      await api().db.execute(`update account set password_hash =
        (select password_hash from account where username = 'general') where username = 'manager'`);
      return { password: 'right' };
    },
    perfectUpdate: filled,
    perfectCompanyMessage: filled,
    perfectCompanyType: filled,
    perfectJob: filled,
    perfectHowKnow: filled,
    perfectBusinessDesc: filled,
    perfectCommunication: filled,
    profileChoices: {},
    showInterFacePwd: async () => {
      await api().db.sql.updateTable('account').set({ interfacePassword: 'a7Kq' }).execute();
      return {};
    },
    addOperationLog: { action: 'export', subject: '前刹车.xlsx' },
    listOperationLog: { action: 'export', from: '2026-01-01' },
    listSessions: {},
    endSession: async () =>
      api()
        .db.sql.insertInto('session')
        .values({
          tokenHash: 'another device',
          userId: api().users.manager.userId,
          secretKey: '00',
          platform: 'v3',
          expiresAt: '2999-01-01T00:00:00Z',
        })
        .returning('sessionId')
        .executeTakeFirstOrThrow(),
    endOtherSessions: {},
    getDeduct: {},
    updateDeduct: { vehicleTypeCode: 'B', reason: 'parts', subject: '5', operationId: 'f81d4fae7dec11d0a765' },
    listOpenVehicles: {},
    listHeldPackages: {},
    listLedger: {},
    ...companyBodies(api),
    purchasePackageList: {},
    ownedPackageList: {},
    getRetailDesc: {},
    saveRetail: {},
    createOrder: async () => ({ ...(await aPackage()), operationId: randomBytes(16).toString('hex') }),
    payWx: aPurchase,
    payStatus: paidPurchase,
    cancelOrder: paidPurchase,
    listPurchases: {},
    getReceipt: paidPurchase,
    tillPay: async () => ({ ...(await aPurchase()), outcome: 'pay' as const }),
    savePartList: { ...order, items: [item] },
    savePartListItem: async () => ({ listId: (await anOrder()).listId, item: { ...item, searchOe: '1K0698151F' } }),
    indexForExist: { vehicleId: 1, vin: tinyVins.one },
    removeItem: async () => {
      const { listId, partId } = await anOrder();
      return { listId, partIds: [partId] };
    },
    restoreItem: async () => {
      const { listId, partId } = await anOrder();
      await api().post(calls.removeItem, { listId, partIds: [partId] });
      return { listId, partIds: [partId] };
    },
    getItem: async () => ({ listId: (await anOrder()).listId }),
    getPartListLimitOne: {},
    getPartListCount: {},
    getList: { search: '朗逸' },
    getPartList: async () => ({ listId: (await anOrder()).listId }),
    modifyListName: async () => ({ listId: (await anOrder()).listId, name: '前刹车' }),
    removeList: async () => ({ listIds: [(await anOrder()).listId] }),
    restoreList: async () => {
      const { listId } = await anOrder();
      await api().post(calls.removeList, { listIds: [listId] });
      return { listIds: [listId] };
    },
    updatePartListItem: async () => ({ ...(await anOrder()), values: { quantity: 3 } }),
    updatePartListItems: async () => {
      const { listId, partId } = await anOrder();
      return { listId, changes: [{ partId, values: { quantity: 3 }, seen: { quantity: 1 } }] };
    },
    savePartListItems: async () => ({ listId: (await anOrder()).listId, items: [item], isPresentSkipped: true }),
    getItemPresent: async () => ({ listId: (await anOrder()).listId }),
    copyPartList: async () => ({ listId: (await anOrder()).listId, name: '前刹车 2', arePricesPresent: true }),
    modifyListRemark: async () => ({ listId: (await anOrder()).listId, remark: '周五取车' }),
    getMaintainItems: {},
    getMaintainList: { vehicleId: 1 },
    getMaintainCheckList: maintained,
    getMaintainListByMileage: maintained,
    getMaintainByScale: { vehicleId: 1, scale: 10_000 },
    getMaintainProject: { vehicleId: 1 },
    getMileageScale: maintained,
    getMonthScale: { ...maintained, baseItemCode: 'M01' },
    getDefaultMaintain: { vehicleId: 1, vin: tinyVins.one },
    saveMaintain: { ...maintained, customizeHourCostFen: 12_000 },
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
    remind: {},
    getQuestion: {},
    submit: async () => {
      await aSurvey();
      return { paramArray: [] };
    },
    surveyLater: {},
    surveyAnswers: async () => ({ questionnaireId: await aSurvey() }),
    updateContent: {},
    knowUpdate: async () => {
      const notice = { title: '新版本', content: '新增品牌件查询', version: '2.1.0' };
      return { noticeId: (await api().post(resources.notice.add, notice)).result.noticeId };
    },
    countClick: { visits: [{ path: '/index', times: 2 }] },
    currentTime: {},
    buriedPointSave: { pointCode: 'home', name: '首页', path: '/index', isOn: true },
    buriedCounts: {},
    makeTicket: {},
    redeemTicket: async () => {
      const { url } = (await api().post(calls.makeTicket, {})).result;
      const { host, searchParams } = new URL(url);
      return { key: searchParams.get('key') ?? '', token: searchParams.get('token') ?? '', host };
    },
    rolePowerSelect: { roleId: 1 },
    rolePowerSave: { roleId: 1, powerIds: [1] },
  };

  /** A file that each upload answers well, with its body. */
  const files: {
    [Operation in keyof Calls as IfUpload<Operation, Operation, never>]: {
      bytes: Buffer;
      body: BodyOrMaking<BodyOf<Calls[Operation]>>;
    };
  } = {
    ocrUpload: { bytes: picture, body: {} },
    ocrVinImage: { bytes: picture, body: {} },
    uploadByQrCode: { bytes: picture, body: async () => ({ id: (await api().post(calls.makeQrCode, {})).result.id }) },
    uploadBatchOe: { bytes: textWorkbook([['OE'], ['1K0698151A']]), body: {} },
  };

  return { bodies, files };
}
