import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addSeller, addUser, roleIdOf, userPowers } from './user-cast.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = async (id: number) => (await api.post(resources.user.get, { id })).result;
const timeline = async (id: number) =>
  (await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(id) })).result.rows;

test('an edit keeps the fields that it does not name, counts the version, and is in the audit with its fields', async () => {
  const user = await addUser(api, { userRealname: '张三', companyName: '一号修理厂' });
  const { code, result } = await api.post(calls.updateUser, { ...user, values: { userRealname: '李四' } });
  expect({ code, result }).toEqual({ code: '000000', result: { rowVersion: user.rowVersion + 1 } });
  expect(await get(user.id)).toMatchObject({ userRealname: '李四', companyName: '一号修理厂' });
  expect(await timeline(user.id)).toMatchObject([
    { action: 'edit', before: { userRealname: '张三' }, after: { userRealname: '李四' } },
  ]);
  expect((await timeline(user.id))[0]?.after).toEqual({ userRealname: '李四' });
});

test('an edit that changes no value counts no version and is in neither the audit nor the user’s own log', async () => {
  const user = await addUser(api, { userRealname: '张三', companyName: '一号修理厂' });
  const { result } = await api.post(calls.updateUser, { ...user, values: { userRealname: '张三' } });
  expect(result).toEqual({ rowVersion: user.rowVersion });
  expect(await timeline(user.id)).toEqual([]);
  const plan = { resource: 'user', ids: [user.id], values: { userRealname: '张三' } };
  expect((await api.post(calls.bulkPlan, plan)).result.planned).toEqual({ change: 0, unchanged: 1, refused: 0 });
});

const stale: [
  string,
  (user: { id: number; rowVersion: number }) => Promise<{ status: number; code: string; result: unknown }>,
][] = [
  ['updateUser', (user) => api.post(calls.updateUser, { ...user, values: { userRealname: '王五' } })],
  ['the generic edit', (user) => api.post(resources.user.edit, { ...user, values: { userRealname: '王五' } })],
  ['setAgency', (user) => api.post(calls.setAgency, { ...user, agencyCode: null })],
  ['updateUserRole', async (user) => api.post(calls.updateUserRole, { ...user, roleId: await roleIdOf(api, 1) })],
  ['setUserState', (user) => api.post(calls.setUserState, { ...user, userState: 'disabled' })],
  ['giveUserLookups', (user) => api.post(calls.giveUserLookups, { ...user, amount: 5 })],
];

test.each(stale)('%s from an older version is refused with the present record', async (_, write) => {
  const user = await addUser(api, { userRealname: '张三' });
  await api.post(calls.updateUser, { ...user, values: { userRealname: '李四' } });
  expect(await write(user)).toMatchObject({
    status: 409,
    code: '900410',
    result: { theirs: { userRealname: '李四', rowVersion: user.rowVersion + 1 } },
  });
  expect(await get(user.id)).toMatchObject({ userRealname: '李四', userState: 'enabled', expireTime: null });
});

test('a change by its owner also counts the version, so that the staff cannot overwrite it unseen', async () => {
  const caller = await api.signInWith([]);
  const { rowVersion } = await get(caller.userId);
  await api.post(calls.updateBusinessDesc, { businessDesc: '钣金喷漆' }, { as: caller });
  const edit = { id: caller.userId, rowVersion, values: { businessDesc: '保养' } };
  expect(await api.post(calls.updateUser, edit)).toMatchObject({ code: '900410' });
  expect(await get(caller.userId)).toMatchObject({ businessDesc: '钣金喷漆' });
});

test('a value that is no entry of its dictionary is refused at its field', async () => {
  const user = await addUser(api);
  const { result } = await api.post(calls.userChoices, {});
  const [intention] = result.intention;
  expect(await api.post(calls.updateUser, { ...user, values: { companyType: intention?.value } })).toMatchObject({
    code: '900400',
    result: { problems: [{ path: 'data.values.companyType' }] },
  });
  expect(await api.post(calls.updateUser, { ...user, values: { intention: intention?.value } })).toMatchObject({
    code: '000000',
  });
});

test('a company name reaches the sub accounts, and is not edited there', async () => {
  const main = await addUser(api, { companyName: '一号修理厂' });
  const sub = await addUser(api, { companyName: '一号修理厂', parentId: main.id });
  await api.post(calls.updateUser, { ...main, values: { companyName: '二号修理厂' } });
  const { rowVersion } = await get(sub.id);
  expect(await get(sub.id)).toMatchObject({ companyName: '二号修理厂' });
  const edit = { id: sub.id, rowVersion, values: { companyName: '三号' } };
  expect(await api.post(calls.updateUser, edit)).toMatchObject({ code: '300206' });
});

test('an agency code must be that of a seller or agent, and goes to the sub accounts too', async () => {
  await addSeller(api, { agencyCode: 'S300' });
  const main = await addUser(api);
  const sub = await addUser(api, { parentId: main.id });
  expect(await api.post(calls.setAgency, { ...main, agencyCode: 'NONE' })).toMatchObject({ code: '600308' });
  expect(await api.post(calls.setAgency, { ...sub, agencyCode: 'S300' })).toMatchObject({ code: '300206' });
  expect(await api.post(calls.setAgency, { ...main, agencyCode: 's300' })).toMatchObject({ code: '000000' });
  expect(await get(main.id)).toMatchObject({ agencyCode: 'S300' });
  expect(await get(sub.id)).toMatchObject({ agencyCode: 'S300' });
});

test('the sessions of a disabled user end on another node within a second, and an enabled one logs in again', async () => {
  const caller = await api.signInWith([]);
  let clock = 1;
  const otherNode = createSessions(api.db, () => clock);
  expect(await otherNode.find(caller.token)).toMatchObject({ userId: caller.userId });
  const { rowVersion } = await get(caller.userId);
  const body = { id: caller.userId, rowVersion, userState: 'disabled', reason: '欠费' };
  expect(await api.post(calls.setUserState, body)).toMatchObject({ code: '000000' });
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '600209' });
  clock = 1_002;
  expect(await otherNode.find(caller.token)).toBeUndefined();
  expect(await get(caller.userId)).toMatchObject({ userState: 'disabled' });
  const enable = { id: caller.userId, rowVersion: rowVersion + 1, userState: 'enabled' };
  expect(await api.post(calls.setUserState, enable)).toMatchObject({ code: '000000' });
  expect((await timeline(caller.userId)).map(({ after }) => after)).toEqual([
    { userState: 'enabled' },
    { userState: 'disabled', reason: '欠费' },
  ]);
});

test('the staff ends one session of a user, or all of them', async () => {
  const caller = await api.signInWith([]);
  const second = await createSessions(api.db).start(caller.userId, 'v3');
  const { result } = await api.post(calls.listUserSessions, { id: caller.userId });
  expect(result).toHaveLength(2);
  const [first] = result;
  const one = { id: caller.userId, sessionId: first?.sessionId };
  expect(await api.post(calls.endUserSessions, one)).toMatchObject({ result: { ended: 1 } });
  expect((await api.post(calls.listUserSessions, { id: caller.userId })).result).toHaveLength(1);
  expect(await api.post(calls.endUserSessions, { id: caller.userId })).toMatchObject({ result: { ended: 1 } });
  for (const { token } of [caller, second]) {
    expect(await api.post(calls.userInfo, {}, { as: { ...caller, token } })).toMatchObject({ code: '600209' });
  }
});

test('a session of another user is not ended by its id', async () => {
  const [one, another] = [await api.signInWith([]), await api.signInWith([])];
  const { result } = await api.post(calls.listUserSessions, { id: another.userId });
  const body = { id: one.userId, sessionId: result[0]?.sessionId };
  expect(await api.post(calls.endUserSessions, body)).toMatchObject({ code: '900404' });
  expect(await api.post(calls.userInfo, {}, { as: another })).toMatchObject({ code: '000000' });
});

test('lookups are given once, and only with the power to give them', async () => {
  const user = await addUser(api);
  const withoutPower = await api.signInWith(userPowers.filter((code) => code !== '/manager/user:quota'));
  const body = { ...user, values: {}, disparity: 7 };
  expect(await api.post(calls.updateUser, body, { as: withoutPower })).toMatchObject({ code: '900403' });
  expect(await api.post(calls.updateUser, body)).toMatchObject({ code: '000000' });
  expect(await api.post(calls.updateUser, body)).toMatchObject({ code: '900410' });
  const { packages } = (await api.post(calls.getUserQuota, { id: user.id })).result;
  expect(packages).toMatchObject([{ vehicleClass: 'C', kind: 'count', amount: 7 }]);
  expect(await get(user.id)).toMatchObject({ userType: 2 });
});

test('what the staff does to an account is in the log of its owner, without the address of the staff', async () => {
  const caller = await api.signInWith([]);
  const { rowVersion } = await get(caller.userId);
  await api.post(calls.updateUser, { id: caller.userId, rowVersion, values: { userRealname: '赵六' } });
  await api.post(calls.passwordReset, { id: caller.userId });
  const { rows } = (await api.post(calls.listOperationLog, {}, { as: caller })).result;
  expect(rows.map(({ action, address }) => [action, address])).toEqual([
    ['staffReset', ''],
    ['staffEdit', ''],
  ]);
});
