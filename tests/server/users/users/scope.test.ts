import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Calls, calls, resources } from '../../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addSeller, addUser } from './user-cast.ts';

let api: TestApi;
let seller: Caller;
let codeless: Caller;
let own: { id: number; rowVersion: number };
let other: { id: number; rowVersion: number };
beforeAll(async () => {
  api = await openTestApi();
  seller = await addSeller(api, { agencyCode: 'S100' });
  codeless = await addSeller(api, { agencyCode: null });
  await addSeller(api, { agencyCode: 'S200' });
  own = await addUser(api, { agencyCode: 'S100', phoneNum: '13911110001' });
  other = await addUser(api, { agencyCode: 'S200', phoneNum: '13911110002' });
});
afterAll(() => api.close());

type ById = 'get' | 'edit' | Extract<keyof Calls, string>;

/** Every call about one user, by its id. */
const bodiesById: Partial<Record<ById, (user: { id: number; rowVersion: number }) => unknown>> = {
  updateUser: (user) => ({ ...user, values: { userRealname: '改名' } }),
  giveUserLookups: (user) => ({ ...user, amount: 3 }),
  setAgency: (user) => ({ ...user, agencyCode: 'S100' }),
  updateUserRole: (user) => ({ ...user, roleId: 1 }),
  setUserState: (user) => ({ ...user, userState: 'disabled' }),
  setUserPhone: (user) => ({ ...user, phoneNum: '13911119999' }),
  passwordReset: ({ id }) => ({ id }),
  revealPhone: ({ id }) => ({ id }),
  viewAsUser: ({ id }) => ({ id, reason: '客户反馈看不到报价' }),
  listUserSessions: ({ id }) => ({ id }),
  endUserSessions: ({ id }) => ({ id }),
  getUserQuota: ({ id }) => ({ id }),
  listUserLedger: ({ id }) => ({ id }),
  listUserPurchases: ({ id }) => ({ id }),
  listUserWorkOrders: ({ id }) => ({ id }),
};
const byId = Object.entries(bodiesById).map(([operation, body]) => {
  const call = Object.values(calls).find((one) => one.operation === operation);
  if (call === undefined || body === undefined) throw new Error(`no call ${operation}`);
  return [operation, call, body] as const;
});

test('the cases cover every call about one user of the staff', () => {
  const staff = Object.values(calls).filter(({ access }) => access.startsWith('/manager/user'));
  const about = staff.filter((call) => 'id' in Object(Object(call.body).shape)).map(({ operation }) => operation);
  expect(about.filter((operation) => !(operation in bodiesById))).toEqual([]);
  expect(about.length).toBeGreaterThan(10);
});

test.each(byId)('%s treats a user of another agency as missing, and changes nothing', async (_, call, body) => {
  const before = await api.post(resources.user.get, { id: other.id });
  for (const caller of [seller, codeless]) {
    expect(await api.post(call, body(other), { as: caller })).toMatchObject({ status: 404, code: '900404' });
  }
  expect((await api.post(resources.user.get, { id: other.id })).result).toEqual(before.result);
});

test('the generic calls treat a user of another agency as missing', async () => {
  expect(await api.post(resources.user.get, { id: other.id }, { as: seller })).toMatchObject({ code: '900404' });
  const edit = { ...other, values: { userRealname: '改名' } };
  expect(await api.post(resources.user.edit, edit, { as: seller })).toMatchObject({ code: '900404' });
  expect(await api.post(resources.user.get, { id: own.id }, { as: seller })).toMatchObject({ code: '000000' });
});

test('a seller lists and counts only users of their own agency code, whatever the filter asks for', async () => {
  const list = async (caller: Caller, filters: object) =>
    (await api.post(resources.user.list, { filters, pageSize: 100 }, { as: caller })).result;
  const seen = await list(seller, {});
  expect(seen.rows.map(({ agencyCode }) => agencyCode)).toEqual(seen.rows.map(() => 'S100'));
  expect(seen.rows.map(({ userId }) => userId)).toContain(own.id);
  expect(seen.total).toBe(seen.rows.length);
  for (const filters of [{ agencyCode: 'S200' }, { nameOrPhone: '13911110002' }, { marketName: 'holder' }]) {
    expect((await list(seller, filters)).rows.map(({ userId }) => userId)).not.toContain(other.id);
  }
  expect(await list(codeless, {})).toEqual({ rows: [], total: 0 });
  expect((await api.post(calls.countUsers, { roleName: 1 }, { as: seller })).result.count).toBe(1);
  expect((await api.post(calls.countUsers, { roleName: 1 }, { as: codeless })).result.count).toBe(0);
});

test('the account page shows a seller only accounts of their own agency code', async () => {
  const sub = await addUser(api, { agencyCode: 'S200', parentId: other.id, dctType: 1 });
  const { result } = await api.post(calls.usersByAccountType, { pageSize: 100 }, { as: seller });
  expect(result.rows.map(({ userId }) => userId)).toContain(own.id);
  expect(result.rows.map(({ userId }) => userId)).not.toContain(other.id);
  expect(await api.post(calls.usersByChildType, { parentId: other.id }, { as: seller })).toMatchObject({
    code: '100100',
  });
  expect((await api.post(calls.usersByChildType, { parentId: other.id })).result.rows).toMatchObject([
    { userId: sub.id, childType: 'shared' },
  ]);
  const types = (await api.post(calls.accountTypes, {}, { as: codeless })).result;
  expect(types.accountTypes.reduce((sum, { count }) => sum + count, 0)).toBe(0);
});

test('the changes of a user of another agency are not read', async () => {
  const timeline = (user: { id: number }) =>
    api.post(calls.auditTimeline, { subject: 'user', subjectId: String(user.id) }, { as: seller });
  expect(await timeline(own)).toMatchObject({ code: '000000' });
  expect(await timeline(other)).toMatchObject({ status: 404, code: '900404' });
});

test('the code of another agency in the body is refused, also for an own user', async () => {
  for (const agencyCode of ['S200', null]) {
    expect(await api.post(calls.setAgency, { ...own, agencyCode }, { as: seller })).toMatchObject({ code: '300201' });
    const roleId = (await api.post(resources.role.list, { filters: { roleValue: 1 } })).result.rows[0]?.roleId;
    expect(await api.post(calls.updateUserRole, { ...own, roleId, agencyCode }, { as: seller })).toMatchObject({
      code: '300201',
    });
  }
});
