import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../../src/contract/all-calls.ts';
import { ensureBaseData, listRequiredPowers, menuCodes } from '../../../src/server/access/base-data.ts';
import { defaultRoleValuesOf } from '../../../src/server/access/default-powers.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
});
afterAll(() => db.close());

const readPowers = () => db.sql.selectFrom('power').selectAll().orderBy('powerId').execute();
const readGrants = () => db.sql.selectFrom('rolePower').selectAll().orderBy('roleId').orderBy('powerId').execute();

test('every power that a call requires is in the tree, as an action in a page or a page in an area', async () => {
  const powers = await readPowers();
  const codeOf = new Map(powers.map(({ powerId, powerCode }) => [powerId, powerCode]));
  const required = new Set(allCalls.map(({ access }) => access).filter((access) => access.startsWith('/')));
  expect(required.size).toBeGreaterThan(10);
  for (const code of required) {
    const power = powers.find(({ powerCode }) => powerCode === code);
    const isAction = code.includes(':');
    expect(power).toMatchObject(isAction ? { powerLevel: 3, type: 'action' } : { powerLevel: 2, type: 'page' });
    const parent = codeOf.get(power?.parentId ?? 0);
    expect(parent).toBe(isAction ? code.split(':')[0] : `/${code.split('/')[1]}`);
  }
  expect(powers.filter(({ parentId }) => parentId === null).every(({ type }) => type === 'area')).toBe(true);
});

test('there are four base roles with the whole menu, of which only the manager’s has every power', async () => {
  const roles = await db.sql.selectFrom('role').selectAll().orderBy('roleValue').execute();
  expect(roles.map(({ roleValue }) => roleValue)).toEqual([1, 2, 3, 4]);
  expect(roles.map(({ roleNameEn }) => roleNameEn)).toEqual(['General user', 'Agent', 'Sales rep', 'Manager']);
  const grants = await readGrants();
  const powers = await readPowers();
  const heldBy = (value: number) => {
    const roleId = roles.find(({ roleValue }) => roleValue === value)?.roleId;
    const held = new Set(grants.filter((grant) => grant.roleId === roleId).map(({ powerId }) => powerId));
    return powers.filter(({ powerId }) => held.has(powerId)).map(({ powerCode }) => powerCode);
  };
  // Which pages sellers and agents get besides is tested in default-powers.test.ts.
  const byDefault = (value: number) =>
    powers.map(({ powerCode }) => powerCode).filter((code) => defaultRoleValuesOf(code).includes(value));
  expect(byDefault(1)).toEqual([]);
  for (const value of [1, 2, 3]) expect(heldBy(value).sort()).toEqual([...menuCodes, ...byDefault(value)].sort());
  expect(heldBy(4)).toHaveLength(powers.length);
});

test('a restart keeps the powers that a manager has removed or renamed', async () => {
  await db.execute(`delete from role_power where power_id = (select power_id from power where power_code = '/manager/role:edit');
    update power set power_name = '角色' where power_code = '/manager/role';
    update role set role_name = '店主' where role_value = 1;`);
  const before = [await readPowers(), await readGrants(), await db.sql.selectFrom('role').selectAll().execute()];
  await ensureBaseData(db);
  expect([await readPowers(), await readGrants(), await db.sql.selectFrom('role').selectAll().execute()]).toEqual(
    before,
  );
});

test('a new power is added and granted to all manager roles and no others', async () => {
  await db.execute(`insert into role (role_name, role_value) values ('第二管理员', 4);
    delete from power where power_code = '/manager/notice:add';`);
  await ensureBaseData(db);
  const holders = await db.sql
    .selectFrom('rolePower')
    .innerJoin('role', 'role.roleId', 'rolePower.roleId')
    .innerJoin('power', 'power.powerId', 'rolePower.powerId')
    .select('roleValue')
    .where('powerCode', '=', '/manager/notice:add')
    .execute();
  expect(holders).toEqual([{ roleValue: 4 }, { roleValue: 4 }]);
});

test('concurrent starts on an empty database do not conflict', async () => {
  await db.execute('truncate role, power, role_power cascade');
  await Promise.all([ensureBaseData(db), ensureBaseData(db), ensureBaseData(db)]);
  expect((await readPowers()).map(({ powerCode }) => powerCode)).toHaveLength(
    new Set([...listRequiredPowers().flatMap(({ area, page, code }) => [area, page, code]), ...menuCodes]).size,
  );
  expect(await db.sql.selectFrom('role').selectAll().execute()).toHaveLength(4);
});

test('the tree contains the menu areas in display order and the inquiry rights under their area', async () => {
  const powers = await readPowers();
  const areas = powers.filter(({ powerLevel, powerOrder }) => powerLevel === 1 && powerOrder > 0);
  expect(areas.sort((first, second) => first.powerOrder - second.powerOrder).map(({ powerName }) => powerName)).toEqual(
    ['首页', '查询', '服务中心', '解决方案', '接口服务', '商务合作'],
  );
  const inquiry = areas.find(({ powerCode }) => powerCode === '/inquire')?.powerId;
  expect(powers.filter(({ parentId }) => parentId === inquiry)).toHaveLength(6);
});

test('a restart does not restore a menu item that was removed from a role', async () => {
  await db.execute(`delete from role_power where power_id = (select power_id from power where power_code = '/cooperation')
    and role_id = (select role_id from role where role_value = 1)`);
  const before = await readGrants();
  await ensureBaseData(db);
  expect(await readGrants()).toEqual(before);
});

test('the profile dictionaries are created without demo data, and a restart keeps staff changes to them', async () => {
  const entries = () => db.sql.selectFrom('dictionary').select(['dictionaryName', 'name']).orderBy('id').execute();
  const initial = await entries();
  for (const category of ['公司类型', '职业标签', '渠道', '服务类型', '意向'])
    expect(initial.filter(({ dictionaryName, name }) => dictionaryName === category && name !== category)).not.toEqual(
      [],
    );
  await db.execute(`delete from dictionary where name = '保险公司'; delete from dictionary where name in ('高', '中', '低');
    update dictionary set name = '开修理厂的' where name = '维修厂'`);
  const before = await entries();
  await ensureBaseData(db);
  expect(await entries()).toEqual(before);
});
