import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
let general: Caller;
beforeAll(async () => {
  api = await openTestApi();
  general = api.users.general;
});
afterAll(() => api.close());

const addPackage = async () =>
  (await api.post(resources.package.add, makeRecord('package', { platform: 'all', formerPriceFen: null }))).result;
const roleOf = async ({ userId }: Caller) => {
  const account = await api.db.sql
    .selectFrom('account')
    .select('roleId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return account?.roleId ?? expect.unreachable();
};
const relate = async (roleId: number, packageIds: number[]) => {
  const { rowVersion } = (await api.post(calls.rolePackageSelect, { roleId })).result;
  return api.post(calls.rolePackageRelate, { roleId, rowVersion, packageIds });
};
const offered = async (as: Caller) =>
  (await api.post(calls.purchasePackageList, {}, { as })).result.packages.map(({ packageId }) => packageId);

test('a package without a role is offered to everyone, a linked one to its roles only', async () => {
  const [free, limited] = [await addPackage(), await addPackage()];
  expect(await offered(general)).toEqual(expect.arrayContaining([free.packageId, limited.packageId]));
  const agentRole = await roleOf(api.users.agent);
  expect(await relate(agentRole, [limited.packageId])).toMatchObject({ code: '000000' });
  expect(await offered(general)).toContain(free.packageId);
  expect(await offered(general)).not.toContain(limited.packageId);
  expect(await offered(api.users.agent)).toEqual(expect.arrayContaining([free.packageId, limited.packageId]));
  await relate(agentRole, []);
  expect(await offered(general)).toContain(limited.packageId);
});

test('a link is made from the version of the role that was seen, and is in the audit', async () => {
  const { packageId, packageName } = await addPackage();
  const roleId = await roleOf(api.users.seller);
  const { rowVersion } = (await api.post(calls.rolePackageSelect, { roleId })).result;
  expect(await relate(roleId, [packageId])).toMatchObject({ result: { rowVersion: rowVersion + 1 } });
  expect(await api.post(calls.rolePackageRelate, { roleId, rowVersion, packageIds: [] })).toMatchObject({
    status: 409,
    code: '900410',
    result: { theirs: { packageIds: [packageId] } },
  });
  const { result } = await api.post(calls.auditTimeline, { subject: 'role', subjectId: String(roleId) });
  expect(result.rows[0]).toMatchObject({ before: { packages: [] }, after: { packages: [packageName] } });
});

test('a missing role or package is reported as not found', async () => {
  expect(await api.post(calls.rolePackageSelect, { roleId: 999_999 })).toMatchObject({ code: '900404' });
  expect(await relate(await roleOf(general), [999_999])).toMatchObject({ code: '900404' });
});

test('the users of each role are counted', async () => {
  const { userId } = await api.signInWith([]);
  const { roleId } = await api.db.sql
    .selectFrom('account')
    .select('roleId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { result } = await api.post(calls.roleUserCounts, {});
  expect(result.find((role) => role.roleId === roleId)).toMatchObject({ users: 1 });
});
