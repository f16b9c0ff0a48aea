import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const editing = ['/manager', '/manager/role', '/manager/role:add', '/manager/role:edit', '/manager/role:delete'];
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
const aRole = async (given: Record<string, unknown> = {}) =>
  (await api.post(resources.role.add, makeRecord('role', given))).result.roleId;
const heldBy = async (roleId: number) => (await api.post(calls.rolePowerSelect, { roleId })).result.powerIds;

test('powers are given to a role and taken from it as a whole', async () => {
  const roleId = await aRole();
  const wanted = await powerIds('/manager', '/manager/role', '/manager/role:edit');
  expect(await api.post(calls.rolePowerSave, { roleId, powerIds: wanted })).toMatchObject({ code: '000000' });
  expect((await heldBy(roleId)).toSorted()).toEqual(wanted.toSorted());
  await api.post(calls.rolePowerSave, { roleId, powerIds: [] });
  expect(await heldBy(roleId)).toEqual([]);
});

test('nobody gives a power that they do not hold, and nothing of such a request is done', async () => {
  const caller = await api.signInWith(editing);
  const roleId = await aRole();
  const before = await heldBy(roleId);
  const wanted = await powerIds('/manager/role', '/manager/dictionary');
  expect(await api.post(calls.rolePowerSave, { roleId, powerIds: wanted }, { as: caller })).toMatchObject({
    code: '300104',
  });
  expect(await heldBy(roleId)).toEqual(before);
});

test('nobody takes a power away that they do not hold, and leaving it alone is no offence', async () => {
  const caller = await api.signInWith(editing);
  const roleId = await aRole();
  const [dictionary, role] = await powerIds('/manager/dictionary', '/manager/role');
  await api.post(calls.rolePowerSave, { roleId, powerIds: [dictionary] });
  expect(await api.post(calls.rolePowerSave, { roleId, powerIds: [] }, { as: caller })).toMatchObject({
    code: '300104',
  });
  expect(await api.post(calls.rolePowerSave, { roleId, powerIds: [dictionary, role] }, { as: caller })).toMatchObject({
    code: '000000',
  });
  expect((await heldBy(roleId)).toSorted()).toEqual([dictionary, role].toSorted());
});

test('nobody changes their own role: not its powers, not its name, not its being', async () => {
  const caller = await api.signInWith(editing);
  const roleId = await roleOf(caller);
  const tries = [
    api.post(calls.rolePowerSave, { roleId, powerIds: [] }, { as: caller }),
    api.post(resources.role.edit, { id: roleId, values: { remark: 'mine' } }, { as: caller }),
    api.post(resources.role.delete, { id: roleId }, { as: caller }),
  ];
  for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ status: 200, code: '300104' });
  expect(await heldBy(roleId)).toHaveLength(editing.length);
});

test('nobody makes or raises a role above their own, or lowers one that stands above', async () => {
  const caller = await api.signInWith(editing);
  const as = { as: caller };
  expect(await api.post(resources.role.add, makeRecord('role', { roleValue: 4 }), as)).toMatchObject({
    code: '300104',
  });
  const [low, high] = [await aRole({ roleValue: 1 }), await aRole({ roleValue: 4 })];
  expect(await api.post(resources.role.edit, { id: low, values: { roleValue: 2 } }, as)).toMatchObject({
    code: '300104',
  });
  expect(await api.post(resources.role.edit, { id: high, values: { roleValue: 1 } }, as)).toMatchObject({
    code: '300104',
  });
  expect(await api.post(resources.role.edit, { id: high, values: { roleValue: 4, remark: 'x' } }, as)).toMatchObject({
    code: '000000',
  });
});

test('a role or power that is not there is not found', async () => {
  expect(await api.post(calls.rolePowerSave, { roleId: 999_999, powerIds: [] })).toMatchObject({ code: '900404' });
  const roleId = await aRole();
  expect(await api.post(calls.rolePowerSave, { roleId, powerIds: [999_999] })).toMatchObject({ code: '900404' });
});

test('a role that someone has is not deleted', async () => {
  const holder = await api.signInWith([]);
  expect(await api.post(resources.role.delete, { id: await roleOf(holder) })).toMatchObject({ code: '300103' });
});

test('a name stands once', async () => {
  const values = makeRecord('role');
  await api.post(resources.role.add, values);
  expect(await api.post(resources.role.add, values)).toMatchObject({ status: 200, code: '300102' });
});

test('one manager always remains, even when the last two turn on each other at once', async () => {
  const first = api.users.manager;
  const second = await api.signInWith(editing);
  await api.db.sql
    .updateTable('role')
    .set({ roleValue: 4 })
    .where('roleId', '=', await roleOf(second))
    .execute();
  // Both are known to the server from a moment ago: neither change is seen in the other's session yet.
  for (const as of [first, second]) await api.post(calls.userInfo, {}, { as });
  const lower = async (victim: Caller, by: Caller) =>
    api.post(resources.role.edit, { id: await roleOf(victim), values: { roleValue: 1 } }, { as: by });
  const outcomes = await Promise.all([lower(second, first), lower(first, second)]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['000000', '300105']);
  const left = await api.db.sql
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select('userId')
    .where('roleValue', '=', 4)
    .execute();
  expect(left).toHaveLength(1);
});
