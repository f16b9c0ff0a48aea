import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { Caller, TestApi } from '../../support/server/api.ts';
import { addUser, roleIdOf } from '../users/users/user-cast.ts';
import { idIn, openApprovals } from './approval-cast.ts';

let open: Awaited<ReturnType<typeof openApprovals>>;
let api: TestApi;
let asker: Caller;
let other: Caller;
beforeAll(async () => {
  open = await openApprovals();
  ({ api } = open);
});
afterAll(() => api.close());
beforeEach(async () => {
  await open.setSettings({});
  await api.db.execute('delete from approval');
  [asker, other] = [await open.addManager(), await open.addManager()];
});

test('a role with a power of the back office waits, and any other role does not', async () => {
  await open.setSettings({ managementRole: true });
  const user = await addUser(api, { agencyCode: 'S1' });
  const general = await addUser(api);
  const body = { ...user, roleId: await roleIdOf(api, 3), agencyCode: 'S1' };
  const asked = await api.post(calls.updateUserRole, body, { as: asker });
  expect(asked.code).toBe('301010');
  const roleOf = async () => (await api.post(resources.user.get, { id: user.id })).result.roleValue;
  expect(await roleOf()).toBe(1);
  await open.approve(idIn(asked.result), other);
  expect(await roleOf()).toBe(3);
  const plain = await api.post(calls.updateUserRole, { ...general, roleId: await roleIdOf(api, 1) }, { as: asker });
  expect(plain.code).toBe('000000');
});

test('granting a power of the back office to a role waits, and revoking one does not', async () => {
  await open.setSettings({ managementRole: true });
  const added = await api.post(resources.role.add, { roleName: `role ${Math.random()}`, roleValue: 1, remark: '' });
  const { roleId, rowVersion } = added.result;
  const { result } = await api.post(calls.systemMenu, {});
  const power = result.find(({ powerCode }) => powerCode === '/manager/notice')?.id ?? 0;
  const before = (await api.post(calls.rolePowerSelect, { roleId })).result.powerIds;
  const asked = await api.post(
    calls.rolePowerSave,
    { roleId, rowVersion, powerIds: [...before, power] },
    { as: asker },
  );
  expect(asked.code).toBe('301010');
  expect((await api.post(calls.rolePowerSelect, { roleId })).result.powerIds).toEqual(before);
  await open.approve(idIn(asked.result), other);
  const granted = (await api.post(calls.rolePowerSelect, { roleId })).result;
  expect(granted.powerIds).toContain(power);
  const revoked = await api.post(calls.rolePowerSave, { roleId, rowVersion: granted.rowVersion, powerIds: before });
  expect(revoked.code).toBe('000000');
});

test('a role of managers waits, whether it is added or made from another', async () => {
  await open.setSettings({ managementRole: true });
  const values = { roleName: `role ${Math.random()}`, roleValue: 4, remark: '' };
  expect((await api.post(resources.role.add, values)).code).toBe('301010');
  const { result } = await api.post(resources.role.add, { ...values, roleValue: 1 });
  expect((await api.edit(resources.role, result.roleId, { roleValue: 4 })).code).toBe('301010');
});

const given = async (id: number) =>
  (
    await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::integer as sum from quota_package where holder_id = ${id}`.execute(api.db.sql)
  ).rows[0]?.sum;

test('free lookups above the limit wait, also as several small gifts', async () => {
  await open.setSettings({ freeQuotaAbove: 100 });
  const user = await addUser(api);
  const small = await api.post(calls.giveUserLookups, { ...user, amount: 60 }, { as: asker });
  expect(small.code).toBe('000000');
  const { rowVersion } = small.result;
  const second = await api.post(calls.giveUserLookups, { id: user.id, rowVersion, amount: 60 }, { as: asker });
  expect(second.code).toBe('301010');
  expect(await given(user.id)).toBe(60);
  await open.approve(idIn(second.result), other);
  expect(await given(user.id)).toBe(120);
});

test('lookups that are given along with an edit wait with it', async () => {
  await open.setSettings({ freeQuotaAbove: 100 });
  const user = await addUser(api, { userRealname: '张三' });
  const body = { ...user, values: { userRealname: '李四' }, disparity: 101 };
  const asked = await api.post(calls.updateUser, body, { as: asker });
  expect(asked.code).toBe('301010');
  const nameOf = async () => (await api.post(resources.user.get, { id: user.id })).result.userRealname;
  expect(await nameOf()).toBe('张三');
  await open.approve(idIn(asked.result), other);
  expect([await nameOf(), await given(user.id)]).toEqual(['李四', 101]);
});

async function addRefundable(paidFen: number): Promise<string> {
  const { id } = await addUser(api);
  const { packageId } = await open.addPackage();
  const orderCode = `E${String(Math.floor(Math.random() * 1e15)).padStart(20, '0')}`;
  await sql`insert into purchase (order_code, user_id, package_id, package_name, package_name_en, vehicle_class, kind, amount, days,
      price_fen, is_once, platform, operation_id, expires_at, state, paid_fen, paid_at, transaction_id, refund_reason)
    values (${orderCode}, ${id}, ${packageId}, 'p', '', 'C', 'count', 10, 30, ${paidFen}, false, 'easyEpc', ${orderCode},
      now() + interval '1 hour', 'refundNeeded', ${paidFen}, now(), ${orderCode}, 'late')`.execute(api.db.sql);
  return orderCode;
}

test('a refund above the limit waits, and one up to it does not', async () => {
  const [small, large] = [await addRefundable(10_000), await addRefundable(10_001)];
  await open.setSettings({ refundAboveFen: 10_000 });
  expect((await api.post(calls.orderRefund, { orderCode: small, remark: '退款' })).code).toBe('000000');
  const asked = await api.post(calls.orderRefund, { orderCode: large, remark: '退款' }, { as: asker });
  expect(asked.code).toBe('301010');
  const billOf = async () => (await api.post(calls.billInfo, { orderCode: large })).result;
  expect((await billOf()).bill.state).toBe('refundNeeded');
  await open.approve(idIn(asked.result), other);
  const { bill, refund } = await billOf();
  expect(bill.state).toBe('refunded');
  const { result: asking } = await api.post(resources.user.get, { id: asker.userId });
  expect(refund?.by).toBe(asking.username);
});

test('nobody switches the second person off alone', async () => {
  await open.setSettings({ packagePrice: true });
  const body = { values: { 'secondPerson.packagePrice': { rowVersion: 1, value: false } } };
  const asked = await api.post(calls.configSave, body, { as: asker });
  expect(asked.code).toBe('301010');
  await open.approve(idIn(asked.result), other);
  const { result } = await api.post(calls.configGet, {});
  expect(result.settings.find(({ key }) => key === 'secondPerson.packagePrice')?.value).toBe(false);
});

test('a setting that was changed since is not overwritten by an approval', async () => {
  await open.setSettings({ packagePrice: true });
  const body = { values: { 'secondPerson.packagePrice': { rowVersion: 1, value: false } } };
  const asked = await api.post(calls.configSave, body, { as: asker });
  await sql`insert into setting_change (key, row_version, value)
    values ('secondPerson.packagePrice', 2, 'true')`.execute(api.db.sql);
  expect(await open.approve(idIn(asked.result), other)).toMatchObject({ status: 409, code: '301014' });
});

test('the second person is switched on without one', async () => {
  const body = { values: { 'secondPerson.managementRole': { rowVersion: 0, value: true } } };
  expect((await api.post(calls.configSave, body)).code).toBe('000000');
});

test('a bulk change asks for each record that waits, and changes the others', async () => {
  const first = await open.addPackage(10_000);
  const same = await open.addPackage(6_000);
  const ids = [first.packageId, same.packageId];
  const plan = await api.post(calls.bulkPlan, { resource: 'package', ids, values: { priceFen: 6_000 } }, { as: asker });
  expect(plan.result.planned).toEqual({ change: 1, unchanged: 1, refused: 0 });
  await api.post(calls.bulkApply, { planId: plan.result.planId }, { as: asker });
  const rows = (await api.post(calls.bulkRows, { planId: plan.result.planId }, { as: asker })).result.rows;
  expect(rows.find(({ recordId }) => recordId === first.packageId)).toMatchObject({ applied: 'refused' });
  expect(await open.priceOf(first.packageId)).toBe(10_000);
  const [approval] = await open.list(other);
  expect(approval).toMatchObject({ source: 'bulk', after: { priceFen: 6_000 } });
  await open.approve(approval?.approvalId ?? 0, other);
  expect(await open.priceOf(first.packageId)).toBe(6_000);
});

test('an imported price waits like any other', async () => {
  const { packageId } = await open.addPackage(10_000);
  const { packageName } = (await api.post(resources.package.get, { id: packageId })).result;
  const { importPlan, importApply } = resources.package;
  if (importPlan === undefined || importApply === undefined) throw new Error('packages are imported');
  const bytes = Buffer.from(`packageName,priceFen\n${packageName},60.00\n`);
  const body = { fileName: 'p.csv', encoding: 'utf-8', labels: { heads: {}, choices: {} } };
  const plan = await api.upload(importPlan, { body, bytes }, { as: asker });
  expect(plan.result).toMatchObject({ edits: 1 });
  const applied = await api.post(importApply, { planId: plan.result.planId }, { as: asker });
  expect(applied.result).toMatchObject({ applied: 0, refused: 1 });
  expect(await open.priceOf(packageId)).toBe(10_000);
  const [approval] = await open.list(other);
  expect(approval).toMatchObject({ source: 'import' });
  await open.approve(approval?.approvalId ?? 0, other);
  expect(await open.priceOf(packageId)).toBe(6_000);
});

test('a package that is restored from the bin waits as a new one does, and is restored when approved', async () => {
  const { packageId: id, rowVersion } = await open.addPackage();
  await api.post(resources.package.delete, { id, rowVersion });
  const asked = await api.post(calls.deletedRestore, { subject: 'package', id }, { as: asker });
  expect(asked.code).toBe('301010');
  expect((await api.post(resources.package.get, { id })).code).toBe('900404');
  expect(await open.list(other)).toMatchObject([{ subject: 'package', after: { priceFen: 10_000 }, canDecide: true }]);
  expect((await open.approve(idIn(asked.result), other)).code).toBe('000000');
  expect(await open.priceOf(id)).toBe(10_000);
});

test('a role with management powers that is restored from the bin waits, and a plain one does not', async () => {
  const add = async () => {
    const role = await api.post(resources.role.add, { roleName: `role ${Math.random()}`, roleValue: 1, remark: '' });
    return role.result;
  };
  const grantNotices = async (roleId: number, rowVersion: number) => {
    const { result } = await api.post(calls.systemMenu, {});
    const powerIds = result.filter(({ powerCode }) => powerCode === '/manager/notice').map((power) => power.id);
    return (await api.post(calls.rolePowerSave, { roleId, rowVersion, powerIds })).result.rowVersion;
  };
  const plain = await add();
  const managing = await add();
  const rowVersion = await grantNotices(managing.roleId, managing.rowVersion);
  await api.post(resources.role.delete, { id: plain.roleId, rowVersion: plain.rowVersion });
  await api.post(resources.role.delete, { id: managing.roleId, rowVersion });
  await open.setSettings({ managementRole: true });
  const restore = (id: number) => api.post(calls.deletedRestore, { subject: 'role', id }, { as: asker });
  expect((await restore(plain.roleId)).code).toBe('000000');
  const asked = await restore(managing.roleId);
  expect(asked.code).toBe('301010');
  expect((await open.approve(idIn(asked.result), other)).code).toBe('000000');
  const { result } = await api.post(calls.rolePowerSelect, { roleId: managing.roleId });
  expect(result.powerIds).toHaveLength(1);
});
