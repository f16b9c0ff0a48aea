import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProvince, modifyProvince } from '../../../src/contract/provinces.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { checked } from '../../../src/server/errors.ts';
import { provinceRoutes } from '../../../src/server/provinces/routes.ts';
import { openTestDatabase } from '../../support/db.ts';
import { visitOf } from '../../support/visit.ts';

let db: Database;
let routes: ReturnType<typeof provinceRoutes>;

beforeAll(async () => {
  db = await openTestDatabase();
  routes = provinceRoutes({ db });
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id)
    values (1, 'first', '-', 1), (2, 'second', '-', 1), (3, 'third', '-', 1);
  `);
});
afterAll(() => db.close());

const provinceOf = async (userId: number, language: 'zh-CN' | 'en' = 'zh-CN') =>
  getProvince.result.parse(await routes.getProvince({}, visitOf({ userId, language })));

test('a new account prices for Beijing and is still to be told so', async () => {
  const { province, provinces, tips } = await provinceOf(3);
  expect(province).toBe('110000');
  expect(tips).toBe(true);
  expect(provinces).toHaveLength(34);
  expect(provinces.filter(({ selected }) => selected)).toEqual([
    { provinceCode: '110000', provinceName: '北京市', region: 'north', selected: true },
  ]);
});

test('the names are in the language of the visit', async () => {
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

test("a chosen province is kept for the one account and leaves the others' alone", async () => {
  expect(await routes.modifyProvince({ provinceCode: '440000' }, visitOf({ userId: 1 }))).toBeNull();
  const { province, provinces } = await provinceOf(1);
  expect(province).toBe('440000');
  expect(provinces.filter(({ selected }) => selected).map(({ provinceName }) => provinceName)).toEqual(['广东省']);
  expect((await provinceOf(2)).province).toBe('110000');
});

test('"I know" ends the hint for the one account and leaves its province alone', async () => {
  expect(await routes.iKnowProvince({}, visitOf({ userId: 2 }))).toBeNull();
  expect(await provinceOf(2)).toMatchObject({ tips: false, province: '110000' });
  expect((await provinceOf(3)).tips).toBe(true);
});

test('a code in the database that is no province reads as Beijing', async () => {
  await db.execute(`update account set province_code = '999999' where user_id = 3`);
  expect((await provinceOf(3)).province).toBe('110000');
  await db.execute(`update account set province_code = '110000' where user_id = 3`);
});

test('a province that does not exist is refused with its place', () => {
  const wire = modifyProvince.body;
  expect(() => checked(wire, { provinceCode: '110100' })).toThrow(
    expect.objectContaining({
      code: '900400',
      details: { problems: [expect.objectContaining({ path: 'provinceCode' })] },
    }),
  );
});

test('an account that is gone has no province', async () => {
  await expect(provinceOf(99)).rejects.toMatchObject({ code: '900404' });
});
