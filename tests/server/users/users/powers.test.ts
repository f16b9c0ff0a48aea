import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { addUser, roleIdOf, userPowers } from './user-cast.ts';

let api: TestApi;
/** Holds every power of the user page, and nothing else. */
let clerk: Caller;
beforeAll(async () => {
  api = await openTestApi();
  clerk = await api.signInWith(userPowers);
});
afterAll(() => api.close());

const target = async (userId: number) => {
  const { result } = await api.post(resources.user.get, { id: userId });
  return { id: userId, rowVersion: result.rowVersion };
};

test('nobody changes an account with a power that they lack', async () => {
  const manager = await target(api.users.manager.userId);
  const writes = [
    api.post(calls.updateUser, { ...manager, values: { userRealname: '改名' } }, { as: clerk }),
    api.post(calls.setUserState, { ...manager, userState: 'disabled' }, { as: clerk }),
    api.post(calls.passwordReset, { id: manager.id }, { as: clerk }),
    api.post(calls.updateUserRole, { ...manager, roleId: await roleIdOf(api, 1) }, { as: clerk }),
    api.post(calls.endUserSessions, { id: manager.id }, { as: clerk }),
    api.post(calls.setAgency, { ...manager, agencyCode: null }, { as: clerk }),
  ];
  for (const answer of await Promise.all(writes)) expect(answer).toMatchObject({ code: '300202' });
  expect(await api.post(calls.userInfo, {}, { as: api.users.manager })).toMatchObject({ code: '000000' });
});

test('nobody grants a role with a power that they lack, or above their own', async () => {
  const user = await addUser(api);
  expect(
    await api.post(calls.updateUserRole, { ...user, roleId: await roleIdOf(api, 4) }, { as: clerk }),
  ).toMatchObject({ code: '300104' });
  const { result: role } = await api.post(resources.role.add, { roleName: '客服', roleValue: 1, remark: null });
  // A new role has the header's menu, which the clerk lacks.
  expect(await api.post(calls.updateUserRole, { ...user, roleId: role.roleId }, { as: clerk })).toMatchObject({
    code: '300104',
  });
  expect(await api.post(calls.updateUserRole, { ...user, roleId: role.roleId })).toMatchObject({ code: '000000' });
});

test('nobody changes their own role or state, or resets their own password', async () => {
  const self = await target(api.users.manager.userId);
  const roleId = await roleIdOf(api, 1);
  expect(await api.post(calls.updateUserRole, { ...self, roleId })).toMatchObject({ code: '300104' });
  expect(await api.post(calls.setUserState, { ...self, userState: 'disabled' })).toMatchObject({ code: '300203' });
  expect(await api.post(calls.passwordReset, { id: self.id })).toMatchObject({ code: '300203' });
});

/** Two managers, and what each does to the other. */
const removals = {
  'disable each other': async (user: { id: number; rowVersion: number }, as: Caller) =>
    api.post(calls.setUserState, { ...user, userState: 'disabled' }, { as }),
  'take each other the role': async (user: { id: number; rowVersion: number }, as: Caller) =>
    api.post(calls.updateUserRole, { ...user, roleId: await roleIdOf(api, 1) }, { as }),
};

test.each(Object.entries(removals))('of two managers who %s at the same time, one remains', async (_, remove) => {
  const first = api.users.manager;
  const second = await api.signInWith([]);
  const roleId = await roleIdOf(api, 4);
  await api.db.sql.updateTable('account').set({ roleId }).where('userId', '=', second.userId).execute();
  const [one, other] = [await target(first.userId), await target(second.userId)];
  const answers = await Promise.all([remove(other, first), remove(one, second)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '300105']);
  const isFirstLeft = answers[0]?.code === '000000';
  if (!isFirstLeft) api.users.manager = second;
});

test('an agent or seller needs an agency code, and a sub account stays a general user', async () => {
  const user = await addUser(api);
  const seller = await roleIdOf(api, 3);
  expect(await api.post(calls.updateUserRole, { ...user, roleId: seller })).toMatchObject({ code: '300204' });
  expect(await api.post(calls.updateUserRole, { ...user, roleId: seller, agencyCode: 'S900' })).toMatchObject({
    code: '000000',
  });
  expect((await api.post(resources.user.get, { id: user.id })).result).toMatchObject({
    agencyCode: 'S900',
    roleValue: 3,
  });
  const sub = await addUser(api, { parentId: user.id, agencyCode: 'S900' });
  expect(await api.post(calls.updateUserRole, { ...sub, roleId: seller })).toMatchObject({ code: '300207' });
});

test('a new role ends the sessions, and is in the audit', async () => {
  const caller = await api.signInWith([]);
  const roleId = await roleIdOf(api, 2);
  const body = { ...(await target(caller.userId)), roleId, agencyCode: 'A100' };
  expect(await api.post(calls.updateUserRole, body)).toMatchObject({ code: '000000' });
  expect(await api.post(calls.userInfo, {}, { as: caller })).toMatchObject({ code: '600209' });
  const { rows } = (await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(caller.userId) })).result;
  expect(rows[0]).toMatchObject({ action: 'edit', after: { roleName: '代理商', agencyCode: 'A100' } });
});

test('a former agent keeps no code of nobody, but stays with another agent of the same code', async () => {
  const [agentRole, userRole] = [await roleIdOf(api, 2), await roleIdOf(api, 1)];
  const codeAfter = async (agencyCode: string) => {
    const { id } = await addUser(api, {});
    await api.post(calls.updateUserRole, { ...(await target(id)), roleId: agentRole, agencyCode });
    expect((await api.post(calls.updateUserRole, { ...(await target(id)), roleId: userRole })).code).toBe('000000');
    return (await api.post(resources.user.get, { id })).result.agencyCode;
  };
  expect(await codeAfter('LONE1')).toBeNull();
  const other = await addUser(api);
  await api.post(calls.updateUserRole, { ...other, roleId: agentRole, agencyCode: 'PAIR1' });
  expect(await codeAfter('PAIR1')).toBe('PAIR1');
});
