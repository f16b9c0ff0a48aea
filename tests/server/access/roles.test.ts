import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type RequestOptions, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const editPowers = ['/manager', '/manager/role', '/manager/role:add', '/manager/role:edit', '/manager/role:delete'];
const powerId = async (code: string) => {
  const { powerId: id } = await api.db.sql
    .selectFrom('power')
    .select('powerId')
    .where('powerCode', '=', code)
    .executeTakeFirstOrThrow();
  return id;
};
const powerIds = (...codes: string[]) => Promise.all(codes.map(powerId));
const roleOf = async ({ userId }: Caller) => {
  const { roleId } = await api.db.sql
    .selectFrom('account')
    .select('roleId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return roleId;
};
const addRole = async (given: Record<string, unknown> = {}) =>
  (await api.post(resources.role.add, makeRecord('role', given))).result.roleId;
const savePowers = async (roleId: number, ids: readonly (number | undefined)[], sending?: RequestOptions) => {
  const { rowVersion } = (await api.post(calls.rolePowerSelect, { roleId })).result;
  return api.post(calls.rolePowerSave, { roleId, rowVersion, powerIds: ids }, sending);
};
const powersOf = async (roleId: number) => (await api.post(calls.rolePowerSelect, { roleId })).result.powerIds;

test('powers that were chosen from an older version of the role are refused with the present ones', async () => {
  const roleId = await addRole();
  const { rowVersion } = (await api.post(calls.rolePowerSelect, { roleId })).result;
  const [mine = 0, theirs = 0] = await powerIds('/manager', '/manager/role');
  const menu = await powersOf(roleId);
  expect(await api.post(calls.rolePowerSave, { roleId, rowVersion, powerIds: [...menu, theirs] })).toMatchObject({
    code: '000000',
    result: { rowVersion: rowVersion + 1 },
  });
  expect(await api.post(calls.rolePowerSave, { roleId, rowVersion, powerIds: [mine] })).toMatchObject({
    status: 409,
    code: '900410',
    result: {
      theirs: { rowVersion: rowVersion + 1, powerIds: expect.arrayContaining([theirs]) },
      changedBy: 'manager',
    },
  });
  expect(await powersOf(roleId)).toContain(theirs);
  // The record's own form is made from the same version.
  expect(await api.post(resources.role.edit, { id: roleId, rowVersion, values: { remark: 'late' } })).toMatchObject({
    code: '900410',
  });
});

test('saving replaces all powers of a role', async () => {
  const roleId = await addRole();
  const wanted = await powerIds('/manager', '/manager/role', '/manager/role:edit');
  expect(await savePowers(roleId, wanted)).toMatchObject({ code: '000000' });
  expect((await powersOf(roleId)).toSorted()).toEqual(wanted.toSorted());
  await savePowers(roleId, []);
  expect(await powersOf(roleId)).toEqual([]);
});

test('granting a power that the user does not have is refused, and nothing is changed', async () => {
  const caller = await api.signInWith(editPowers);
  const roleId = await addRole();
  const before = await powersOf(roleId);
  const wanted = await powerIds('/manager/role', '/manager/dictionary');
  expect(await savePowers(roleId, wanted, { as: caller })).toMatchObject({
    code: '300104',
  });
  expect(await powersOf(roleId)).toEqual(before);
});

test('a user cannot revoke a power that they do not have, but may save the role with it unchanged', async () => {
  const caller = await api.signInWith(editPowers);
  const roleId = await addRole();
  const [dictionary, role] = await powerIds('/manager/dictionary', '/manager/role');
  await savePowers(roleId, [dictionary]);
  expect(await savePowers(roleId, [], { as: caller })).toMatchObject({
    code: '300104',
  });
  expect(await savePowers(roleId, [dictionary, role], { as: caller })).toMatchObject({
    code: '000000',
  });
  expect((await powersOf(roleId)).toSorted()).toEqual([dictionary, role].toSorted());
});

test('a user cannot edit or delete their own role or change its powers', async () => {
  const caller = await api.signInWith(editPowers);
  const roleId = await roleOf(caller);
  const requests = [
    savePowers(roleId, [], { as: caller }),
    api.edit(resources.role, roleId, { remark: 'mine' }, { as: caller }),
    api.remove(resources.role, roleId, { as: caller }),
  ];
  for (const response of await Promise.all(requests)) expect(response).toMatchObject({ status: 200, code: '300104' });
  expect(await powersOf(roleId)).toHaveLength(editPowers.length);
});

test('a user cannot create or raise a role above their own, or lower a higher one', async () => {
  const caller = await api.signInWith(editPowers);
  const as = { as: caller };
  expect(await api.post(resources.role.add, makeRecord('role', { roleValue: 4 }), as)).toMatchObject({
    code: '300104',
  });
  const [low, high] = [await addRole({ roleValue: 1 }), await addRole({ roleValue: 4 })];
  expect(await api.edit(resources.role, low, { roleValue: 2 }, as)).toMatchObject({
    code: '300104',
  });
  expect(await api.edit(resources.role, high, { roleValue: 1 }, as)).toMatchObject({
    code: '300104',
  });
  expect(await api.edit(resources.role, high, { roleValue: 4, remark: 'x' }, as)).toMatchObject({
    code: '000000',
  });
});

test('a missing role or power is reported as not found', async () => {
  expect(await savePowers(999_999, [])).toMatchObject({ code: '900404' });
  const roleId = await addRole();
  expect(await savePowers(roleId, [999_999])).toMatchObject({ code: '900404' });
});

test('a role with users cannot be deleted', async () => {
  const holder = await api.signInWith([]);
  expect(await api.remove(resources.role, await roleOf(holder))).toMatchObject({ code: '300103' });
});

test('a role name is unique', async () => {
  const values = makeRecord('role');
  await api.post(resources.role.add, values);
  expect(await api.post(resources.role.add, values)).toMatchObject({ status: 200, code: '300102' });
});

test('one manager remains when the last two demote each other concurrently', async () => {
  const first = api.users.manager;
  const second = await api.signInWith(editPowers);
  await api.db.sql
    .updateTable('role')
    .set({ roleValue: 4 })
    .where('roleId', '=', await roleOf(second))
    .execute();
  // Caches both sessions, so that neither request sees the other's change in its session.
  for (const as of [first, second]) await api.post(calls.userInfo, {}, { as });
  const lower = async (target: Caller, by: Caller) =>
    api.edit(resources.role, await roleOf(target), { roleValue: 1 }, { as: by });
  const outcomes = await Promise.all([lower(second, first), lower(first, second)]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['000000', '300105']);
  const managers = await api.db.sql
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select('userId')
    .where('roleValue', '=', 4)
    .execute();
  expect(managers).toHaveLength(1);
});

test('the English name of a role is optional, and goes wherever its name does', async () => {
  const named = await addRole({ roleName: '重点客户', roleNameEn: 'Key accounts', roleValue: 1 });
  const { roleNameEn, ...unnamed } = makeRecord('role', { roleName: '试用', roleValue: 1 });
  expect((await api.post(resources.role.add, unnamed)).result).toMatchObject({ roleName: '试用', roleNameEn: '' });
  const names = { roleId: named, roleName: '重点客户', roleNameEn: 'Key accounts' };
  expect((await api.post(calls.grantableRoles, {})).result).toContainEqual(expect.objectContaining(names));
  expect((await api.post(calls.roleUserCounts, {})).result).toContainEqual({ ...names, users: 0 });
  expect((await api.post(calls.permissionSubjects, {})).result.roles).toContainEqual(names);
  expect((await api.post(calls.roleSimulate, { roleId: named })).result).toMatchObject(names);
  for (const roleName of ['重点客', 'key acc']) {
    const { result } = await api.post(resources.role.list, { filters: { roleName } });
    expect(result.rows).toMatchObject([names]);
  }
  expect((await api.post(resources.role.list, { filters: { roleName: { is: 'Key accounts' } } })).result.total).toBe(0);
});
