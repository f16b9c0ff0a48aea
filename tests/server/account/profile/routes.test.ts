import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../../../src/contract/dictionaries/rules.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let main: Caller;
let sub: Caller;

beforeAll(async () => {
  api = await openTestApi();
  [main, sub] = [await api.signInWith([]), await api.signInWith([])];
  await api.db.execute(`
    update account set acct_level = 1, parent_id = ${main.userId}, dept_id = 1 where user_id = ${sub.userId};
    delete from dictionary where parent_id <> ${DICTIONARY_ROOT};
    delete from dictionary where parent_id = ${DICTIONARY_ROOT};
    insert into dictionary (id, parent_id, dictionary_name, name, name_en) values
      (1001, ${DICTIONARY_ROOT}, '公司类型', '公司类型', ''), (1002, ${DICTIONARY_ROOT}, '职业标签', '职业标签', '');
    insert into dictionary (id, parent_id, dictionary_name, name, name_en, ord) values
      (1011, 1001, '公司类型', '配件商', '', 2), (1012, 1001, '公司类型', '维修厂', 'Repair shop', 1),
      (1021, 1002, '职业标签', '店长', '', 0);
  `);
});
afterAll(() => api.close());

const detailOf = async (as: Caller) => (await api.post(calls.userDetail, {}, { as })).result;

test('the given fields are stored and marked as complete; the others are unchanged', async () => {
  const caller = await api.signInWith([]);
  expect((await detailOf(caller)).sysUserDetailVo).toMatchObject({ companyName: null, perfected: [] });
  await api.post(calls.updateDetail, { userRealname: ' 李店长 ', hasCommunication: false }, { as: caller });
  const { result } = await api.post(calls.updateBusinessDesc, { businessDesc: '大众专修' }, { as: caller });
  expect(result.sysUserDetailVo).toMatchObject({
    id: caller.userId,
    userRealname: '李店长',
    hasCommunication: false,
    businessDesc: '大众专修',
    companyName: null,
    perfected: ['userPerfect', 'businessDesc', 'communication'],
  });
  expect(await detailOf(caller)).toEqual(result);
});

test('the minimum and maximum lengths of the specification are enforced', async () => {
  const codeOf = async (body: object) => (await api.post(calls.updateDetail, body, { as: main })).code;
  for (const [field, min, max] of [
    ['userRealname', 2, 30],
    ['companyName', 2, 80],
    ['businessDesc', 2, 380],
  ] as const) {
    expect(await codeOf({ [field]: '字'.repeat(min - 1) })).toBe('900400');
    expect(await codeOf({ [field]: ` ${'字'.repeat(min - 1)} ` })).toBe('900400');
    expect(await codeOf({ [field]: '字'.repeat(min) })).toBe('000000');
    expect(await codeOf({ [field]: '字'.repeat(max) })).toBe('000000');
    expect(await codeOf({ [field]: '字'.repeat(max + 1) })).toBe('900400');
  }
});

test('choices are listed in order and in the user’s language, and values of other dictionaries are refused', async () => {
  const english = { as: main, headers: { 'accept-language': 'en' } };
  expect((await api.post(calls.profileChoices, {}, english)).result).toEqual({
    companyTypes: [
      { value: 1012, label: 'Repair shop' },
      { value: 1011, label: '配件商' },
    ],
    careers: [{ value: 1021, label: '店长' }],
    channels: [],
  });
  const refusal = await api.post(calls.updateIndustry, { companyType: 1021 }, { as: main });
  expect(refusal).toMatchObject({ code: '900400', result: { problems: [{ path: 'data.companyType' }] } });
  expect(await api.post(calls.updateIndustry, { companyType: 1012 }, { as: main })).toMatchObject({
    result: { sysUserDetailVo: { companyType: 1012, perfected: expect.arrayContaining(['companyType']) } },
  });
});

test('only the main account can change the company name, which applies to its sub accounts', async () => {
  expect(await api.post(calls.updateCompany, { companyName: '别的公司' }, { as: sub })).toMatchObject({
    status: 403,
    code: '900403',
  });
  await api.post(calls.updateCompany, { companyName: '样本汽修连锁' }, { as: main });
  expect((await detailOf(sub)).sysUserDetailVo.companyName).toBe('样本汽修连锁');
  expect((await detailOf(sub)).sysUserBaseVo.parentName).toBe((await detailOf(main)).sysUserBaseVo.username);
});

test('a part can be confirmed only after it is filled in', async () => {
  const caller = await api.signInWith([]);
  const confirm = () => api.post(calls.perfectCompanyMessage, { perfect: 'true' }, { as: caller });
  expect(await confirm()).toMatchObject({ code: '600103' });
  await api.db.sql.updateTable('account').set({ companyName: '老店' }).where('userId', '=', caller.userId).execute();
  expect(await confirm()).toMatchObject({ result: { sysUserDetailVo: { perfected: ['companyMessage'] } } });
  expect(await confirm()).toMatchObject({ result: { sysUserDetailVo: { perfected: ['companyMessage'] } } });
  expect(await api.post(calls.perfectUpdate, { perfect: true }, { as: caller })).toMatchObject({ code: '900400' });
});

test('reading or changing another account looks like a missing one', async () => {
  const requests = [
    [calls.userDetail, {}],
    [calls.updateDetail, { userRealname: '坏人' }],
    [calls.judgePassword, { password: 'x' }],
  ] as const;
  for (const [call, body] of requests) {
    const missing = await api.post(call, { ...body, id: 999_999 }, { as: main });
    const otherAccount = await api.post(call, { ...body, id: sub.userId }, { as: main });
    expect(otherAccount).toMatchObject({ status: 404, code: '900404', message: missing.message, result: null });
  }
  expect((await detailOf(sub)).sysUserDetailVo.userRealname).toBeNull();
});

test('whether an account has an interface password is shown, and never the password or its hash', async () => {
  expect(await api.post(calls.showInterFacePwd, {}, { as: main })).toMatchObject({ status: 200, code: '600203' });
  const interfacePasswordHash = await createPasswords().hash('Kq7');
  await api.db.sql.updateTable('account').set({ interfacePasswordHash }).where('userId', '=', main.userId).execute();
  expect((await api.post(calls.showInterFacePwd, {}, { as: main })).result).toEqual({ interFacePwd: '********' });
  expect(await api.post(calls.showInterFacePwd, {}, { as: sub })).toMatchObject({ code: '600203' });
});

test('users who may list powers see all menus, others only their own', async () => {
  const lister = await api.signInWith(['/manager/power']);
  const { result } = await api.post(calls.allMenus, {}, { as: lister });
  expect(result.length).toBeGreaterThan(20);
  expect((await api.post(calls.allMenus, {}, { as: await api.signInWith(['/manager/role']) })).result).toMatchObject([
    { powerCode: '/manager/role' },
  ]);
});

test('renaming a dictionary entry keeps the profiles that chose it', async () => {
  const caller = await api.signInWith([]);
  await api.post(calls.updateIndustry, { companyType: 1011 }, { as: caller });
  await api.edit(resources.dict, 1011, { name: '零件商' });
  expect((await detailOf(caller)).sysUserDetailVo.companyType).toBe(1011);
  expect((await api.post(calls.profileChoices, {}, { as: caller })).result.companyTypes).toContainEqual({
    value: 1011,
    label: '零件商',
  });
});
