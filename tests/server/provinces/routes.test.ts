import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { provinceCalls } from '../../../src/contract/provinces/calls.ts';
import { getProvince, modifyProvince } from '../../../src/contract/provinces/schemas.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { validate } from '../../../src/server/platform/errors.ts';
import { provinceRoutes } from '../../../src/server/provinces/routes.ts';
import { createQuota } from '../../../src/server/quota/quota.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { makeContext } from '../../support/server/make-context.ts';

let db: Database;
let routes: ReturnType<typeof provinceRoutes>;

beforeAll(async () => {
  db = await openTestDatabase();
  routes = provinceRoutes({ db, quota: createQuota(db) });
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id)
    values (1, 'first', '-', 1), (2, 'second', '-', 1), (3, 'third', '-', 1);
  `);
});
afterAll(() => db.close());

const provinceOf = async (userId: number, language: 'zh-CN' | 'en' = 'zh-CN') =>
  getProvince.result.parse(await routes.getProvince({}, makeContext({ userId, language })));

test('a new account defaults to Beijing and gets a hint about it', async () => {
  const { province, provinces, tips } = await provinceOf(3);
  expect(province).toBe('110000');
  expect(tips).toBe(true);
  expect(provinces).toHaveLength(34);
  expect(provinces.filter(({ selected }) => selected)).toEqual([
    { provinceCode: '110000', provinceName: '北京市', region: 'north', selected: true },
  ]);
});

test('the names are in the language of the request', async () => {
  const { provinces } = await provinceOf(3, 'en');
  const nameOf = (code: string) => provinces.find(({ provinceCode }) => provinceCode === code)?.provinceName;
  expect(['150000', '140000', '610000', '810000', '820000'].map(nameOf)).toEqual([
    'Inner Mongolia',
    'Shanxi',
    'Shaanxi',
    'Hong Kong',
    'Macao',
  ]);
});

const switchTo = (userId: number, body: Omit<BodyOf<typeof provinceCalls.modifyProvince>, 'provinceCode'> = {}) =>
  routes.modifyProvince(modifyProvince.body.parse({ provinceCode: '440000', ...body }), makeContext({ userId }));

test('switching to another province takes one lookup, is then free for a day and keeps the default', async () => {
  expect(await switchTo(2)).toEqual({ isCharged: true, source: 'free', remaining: FREE_LOOKUPS_PER_DAY - 1 });
  expect(await switchTo(2, { vehicleTypeCode: 'B' })).toEqual({
    isCharged: false,
    source: null,
    remaining: FREE_LOOKUPS_PER_DAY,
  });
  const { province, paid } = await provinceOf(2);
  expect(province).toBe('110000');
  expect(paid).toMatchObject([{ provinceCode: '440000' }]);
  expect((await provinceOf(1)).paid).toEqual([]);
});

test('a new default province is stored for this account only', async () => {
  expect(await switchTo(1, { isDefault: true })).toMatchObject({ isCharged: true });
  const { province, codes, provinces } = await provinceOf(1);
  expect(province).toBe('440000');
  expect(codes).toMatchObject({ oe: '440000', tree: '440000', defaultVal: '440000', remoteVal: null });
  expect(provinces.filter(({ selected }) => selected).map(({ provinceName }) => provinceName)).toEqual(['广东省']);
  expect((await provinceOf(2)).province).toBe('110000');
});

test('switching back to the default province is free', async () => {
  // Not paid for, so that it is free only as the default.
  await db.execute(`update account set province_code = '310000' where user_id = 2`);
  const back = modifyProvince.body.parse({ provinceCode: '310000' });
  expect(await routes.modifyProvince(back, makeContext({ userId: 2 }))).toMatchObject({ isCharged: false });
  const charged = await db.sql.selectFrom('quotaLedger').select('ledgerId').where('userId', '=', 2).execute();
  expect(charged).toHaveLength(1);
  await db.execute(`update account set province_code = '110000' where user_id = 2`);
});

test('without lookups left a switch is refused and the default is unchanged', async () => {
  await db.execute(`
    insert into quota_day_use values (3, 'C', (now() at time zone 'Asia/Shanghai')::date, 0, ${FREE_LOOKUPS_PER_DAY})`);
  await expect(switchTo(3, { isDefault: true })).rejects.toMatchObject({ code: '500501' });
  expect(await provinceOf(3)).toMatchObject({ province: '110000', paid: [] });
});

test('"I know" ends the hint for this account only and keeps its province', async () => {
  expect(await routes.iKnowProvince({}, makeContext({ userId: 2 }))).toBeNull();
  expect(await provinceOf(2)).toMatchObject({ tips: false, province: '110000' });
  expect((await provinceOf(3)).tips).toBe(true);
});

test('an unknown province code in the database is read as Beijing', async () => {
  await db.execute(`update account set province_code = '999999' where user_id = 3`);
  expect((await provinceOf(3)).province).toBe('110000');
  await db.execute(`update account set province_code = '110000' where user_id = 3`);
});

test('an unknown province is refused with the path of the field', () => {
  const schema = modifyProvince.body;
  expect(() => validate(schema, { provinceCode: '110100' })).toThrow(
    expect.objectContaining({
      code: '900400',
      details: { problems: [expect.objectContaining({ path: 'provinceCode' })] },
    }),
  );
});

test('a missing account is reported as not found', async () => {
  await expect(provinceOf(99)).rejects.toMatchObject({ code: '900404' });
});
