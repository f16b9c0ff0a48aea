import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BodyOf } from '../../src/contract/call.ts';
import { type Calls, calls } from '../../src/contract/index.ts';
import { createPasswords } from '../../src/server/account/passwords.ts';
import { openTestApi, type TestApi } from '../support/api.ts';
import { fillTinyCatalogue, tinyVins } from '../support/tiny-catalogue.ts';

// The picture's letters are known to nobody else.
vi.mock('svg-captcha', () => ({ default: { create: () => ({ text: 'abcde', data: '<svg/>' }) } }));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db.copy);
  const passwordHash = await createPasswords().hash('right');
  await api.db.sql.updateTable('account').set({ passwordHash }).where('username', '=', 'general').execute();
});
afterAll(() => api.close());

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
  const { result } = await api.post(calls.savePartList, { ...order, items: [item] });
  return { listId: result.listId, partId: result.partIds[0] ?? 0 };
}

type BodyOrMaking<Body> = Body | (() => Promise<Body>);
const passenger = { initial: 'D', brandId: 1, familyId: 1, groupId: 1 };
const truck = { initial: 'J', brandId: 3, familyId: 3, groupId: 4 };
const analysisDesc = { certainty: 'likely', rule: 'vinRule', query: tinyVins.two } as const;
const priced = { provinceCode: '110000', brandIds: [1], searchOes: ['1K0698151A'] } as const;

/** A body that each call answers well, on the tiny catalogue. A call without one does not compile. */
const bodies: { [Operation in keyof Calls]: BodyOrMaking<BodyOf<Calls[Operation]>> } = {
  siteInfo: {},
  token: { username: 'general', password: 'right' },
  logout: {},
  userInfo: {},
  systemMenu: {},
  refreshCaptcha: {},
  verifyCaptcha: async () => {
    await api.post(calls.refreshCaptcha, {});
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
  getPartTreeData: { vehicleId: 1, vehicleTypeCode: 'C', vin: tinyVins.one },
  getTreeNodePartData: { vehicleId: 1, vehAssyId: 1, vin: tinyVins.one },
  getImageInfo: { drawingId: 1 },
  searchPartByNameOrOe: { vehicleId: 1, text: '刹车片' },
  getPartPrices: { ...priced, brandIds: [...priced.brandIds], searchOes: [...priced.searchOes] },
  getReplaceData: { brandId: 1, oe: '1K0698151', provinceCode: '110000' },
  getAdapterVehicle: { brandId: 1, oe: '1K0698151A' },
  getPartListByOe: { oe: '1K0 615 301', provinceCode: '110000' },
  getProvince: {},
  iKnowProvince: {},
  modifyProvince: { provinceCode: '440000' },
  savePartList: { ...order, items: [item] },
  savePartListItem: async () => ({ listId: (await anOrder()).listId, item: { ...item, searchOe: '1K0698151F' } }),
  indexForExist: { vehicleId: 1, vin: tinyVins.one },
  removeItem: async () => {
    const { listId, partId } = await anOrder();
    return { listId, partIds: [partId] };
  },
  restoreItem: async () => {
    const { listId, partId } = await anOrder();
    await api.post(calls.removeItem, { listId, partIds: [partId] });
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
    await api.post(calls.removeList, { listIds: [listId] });
    return { listIds: [listId] };
  },
  updatePartListItem: async () => ({ ...(await anOrder()), values: { quantity: 3 } }),
  rolePowerSelect: { roleId: 1 },
  rolePowerSave: { roleId: 1, powerIds: [1] },
};

const operations = Object.keys(calls).filter((key): key is keyof Calls => key in calls);

test.each(operations.filter((operation) => operation !== 'logout'))(
  '%s answers a good body with a result that fits',
  async (operation) => {
    const given = bodies[operation];
    const { status, code, message, result } = await api.post(
      calls[operation],
      typeof given === 'function' ? await given() : given,
    );
    expect({ status, code, message }).toEqual({ status: 200, code: '000000', message: '成功' });
    expect(calls[operation].result.safeParse(result)).toMatchObject({ success: true });
  },
);

test('logout ends the session that it came with, and no other', async () => {
  const [leaver, stayer] = [await api.signInWith([]), await api.signInWith([])];
  expect(await api.post(calls.logout, {}, { as: leaver })).toMatchObject({ code: '000000', result: null });
  expect(await api.post(calls.userInfo, {}, { as: leaver })).toMatchObject({ status: 401, code: '600209' });
  expect(await api.post(calls.userInfo, {}, { as: stayer })).toMatchObject({ code: '000000' });
});

test('a sealed call travels as text that opens with its own session key only', async () => {
  const raw = await api.send(calls.getVehiclesByGroup.path, JSON.stringify({ data: { groupId: 1 } }));
  expect(raw.result).toMatch(/^[A-Za-z0-9+/]{64,}=*$/);
  const { result } = await api.post(calls.getVehiclesByGroup, { groupId: 1 });
  expect(result.total).toBe(2);
});
