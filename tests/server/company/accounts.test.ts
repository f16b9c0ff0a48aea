import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { SUB_ACCOUNTS_MAX } from '../../../src/contract/company/rules.ts';
import { type OpenedCompany, openCompany } from './support.ts';

let opened: OpenedCompany;
beforeAll(async () => {
  opened = await openCompany();
});
afterAll(() => opened.api.close());

const rowOf = (userId: number) =>
  opened.db.sql.selectFrom('account').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();
const newSub = (username: string) => ({ username, password: 'Initial#1', userRealname: '陈师傅' });

test('a sub account inherits company, department, agency, platform and retail service, and is a general user', async () => {
  const { api, shop } = opened;
  const { result } = await api.post(
    calls.addSubAccount,
    { ...newSub('heir'), contactPhone: '13800000000' },
    { as: shop },
  );
  expect(result).toMatchObject({ username: 'heir', isShared: true, isDisabled: false, contactPhone: '13800000000' });
  const [main, sub] = [await rowOf(shop.userId), await rowOf(result.id)];
  for (const field of ['companyName', 'deptId', 'agencyCode', 'platform', 'retailFlag', 'roleId'] as const)
    expect([field, sub[field]]).toEqual([field, main[field]]);
  expect(sub).toMatchObject({ acctLevel: 1, parentId: shop.userId, phoneNum: null });
  const signedIn = await api.post(calls.token, { username: 'heir', password: 'Initial#1' }, { as: null });
  expect(signedIn.result.user).toMatchObject({ id: result.id, acctLevel: 1, roleValue: 1 });
});

test('role, level and main account cannot be chosen', async () => {
  const { api, shop, rival } = opened;
  const sneaky = [
    { roleId: 4 },
    { acctLevel: 0 },
    { parentId: rival.userId },
    { deptId: 2 },
    { phoneNum: '13800000000' },
  ];
  for (const more of sneaky) {
    const answer = await api.post(calls.addSubAccount, { ...newSub('sneaky'), ...more }, { as: shop });
    expect(answer).toMatchObject({ status: 400, code: '900400' });
  }
});

test('only a main account with a department can have sub accounts', async () => {
  const { api, single, addSub } = opened;
  const sub = await addSub();
  for (const as of [single, sub]) {
    expect(await api.post(calls.listSubAccounts, {}, { as })).toMatchObject({ status: 403, code: '900403' });
    expect(await api.post(calls.addSubAccount, newSub('nobody'), { as })).toMatchObject({ code: '900403' });
    expect(await api.post(calls.listAllocations, {}, { as })).toMatchObject({ code: '900403' });
    expect(await api.post(calls.resetSubPassword, { id: sub.userId, password: 'Other#12' }, { as })).toMatchObject({
      code: '900403',
    });
  }
  expect(await api.post(calls.getCompany, {}, { as: single })).toMatchObject({ code: '900403' });
  expect((await api.post(calls.getCompany, {}, { as: sub })).result).toMatchObject({
    mainUsername: 'shop',
    isMain: false,
    isShared: true,
    subNum: 0,
    subMax: 50,
  });
});

test('another company’s sub account and the caller’s own account are answered as missing', async () => {
  const { api, shop, rival, addSub, addPackage, operationId } = opened;
  const theirs = await addSub({ isShared: false }, rival);
  const packageId = await addPackage({ amount: 5 });
  const before = await rowOf(theirs.userId);
  for (const id of [theirs.userId, shop.userId, 999_999]) {
    const moved = { id, packageId, amount: 1, operationId: operationId() };
    const answers = [
      await api.post(calls.editSubAccount, { id, userRealname: '改名', contactPhone: null }, { as: shop }),
      await api.post(calls.disableSubAccount, { id, isDisabled: true }, { as: shop }),
      await api.post(calls.resetSubPassword, { id, password: 'Stolen#12' }, { as: shop }),
      await api.post(calls.shareQuota, { id, isShared: true }, { as: shop }),
      await api.post(calls.allocateQuota, moved, { as: shop }),
      await api.post(calls.takeBackQuota, { ...moved, operationId: operationId() }, { as: shop }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, '900404']));
  }
  expect(await rowOf(theirs.userId)).toEqual(before);
  const { rows } = (await api.post(calls.listSubAccounts, {}, { as: shop })).result;
  expect(rows.map(({ id }) => id)).not.toContain(theirs.userId);
});

test('disabling an account or changing its password ends its sessions, and only the new password works', async () => {
  const { api, shop, addSub, caller } = opened;
  const sub = await addSub();
  expect(await api.post(calls.userInfo, {}, { as: sub })).toMatchObject({ code: '000000' });
  const { result } = await api.post(calls.disableSubAccount, { id: sub.userId, isDisabled: true }, { as: shop });
  expect(result.isDisabled).toBe(true);
  expect(await api.post(calls.userInfo, {}, { as: sub })).toMatchObject({ status: 401, code: '600209' });
  await api.post(calls.disableSubAccount, { id: sub.userId, isDisabled: false }, { as: shop });
  const again = await caller(sub.userId);
  await api.post(calls.resetSubPassword, { id: sub.userId, password: 'Another#1' }, { as: shop });
  expect(await api.post(calls.userInfo, {}, { as: again })).toMatchObject({ code: '600209' });
  const { username } = await rowOf(sub.userId);
  const entering = (password: string) => api.post(calls.token, { username, password }, { as: null });
  expect(await entering('Initial#1')).toMatchObject({ code: '600101' });
  expect(await entering('Another#1')).toMatchObject({ code: '000000' });
});

test('a taken user name is refused in any case, and passwords must meet the rules', async () => {
  const { api, shop } = opened;
  expect(await api.post(calls.addSubAccount, newSub('SHOP'), { as: shop })).toMatchObject({ code: '300102' });
  for (const password of ['short#1', 'no-digits-here', 'nospecial12', 'with space#1', 'much-too-long-password#1'])
    expect(await api.post(calls.addSubAccount, { ...newSub('weak'), password }, { as: shop })).toMatchObject({
      code: '900400',
    });
});

test('the list is searched, filtered, sorted and paged, with used and remaining lookups', async () => {
  const { api, rival, addSub, charge, addPackage } = opened;
  const [first, second, third] = [
    await addSub({}, rival),
    await addSub({ isShared: false }, rival),
    await addSub({}, rival),
  ];
  await addPackage({ amount: 4, holderId: second.userId });
  await charge(second.userId);
  await charge(second.userId);
  await charge(third.userId);
  await api.post(calls.disableSubAccount, { id: first.userId, isDisabled: true }, { as: rival });
  const list = async (query: object) => (await api.post(calls.listSubAccounts, query, { as: rival })).result;
  const busiest = await list({ sortBy: 'usedToday', orderBy: 'desc', pageSize: 2 });
  expect(busiest.rows.map(({ id, usedToday, used30Days }) => [id, usedToday, used30Days])).toEqual([
    [second.userId, 2, 2],
    [third.userId, 1, 1],
  ]);
  expect(busiest.rows[0]).toMatchObject({ left: { C: 2, B: 0 }, isShared: false });
  // With sharing, the main account's remaining lookups count: one free lookup is used.
  expect(busiest.rows[1]).toMatchObject({ left: { C: 4, B: 5 }, isShared: true });
  expect(busiest.total).toBe((await list({ pageNum: 9 })).total);
  expect((await list({ state: 'disabled' })).rows.map(({ id }) => id)).toEqual([first.userId]);
  expect((await list({ search: '%' })).total).toBe(0);
  const { username } = await rowOf(third.userId);
  expect((await list({ search: username.toUpperCase() })).rows.map(({ id }) => id)).toEqual([third.userId]);
});

test('concurrent additions stay within the limit', async () => {
  const { api, single, db } = opened;
  await db.execute(`update account set dept_id = 3 where user_id = ${single.userId}`);
  await db.execute(`insert into account (username, password_hash, role_id, acct_level, parent_id)
    select 'crowd ' || n, '-', role_id, 1, user_id from account, generate_series(1, ${SUB_ACCOUNTS_MAX - 2}) n
    where user_id = ${single.userId}`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => api.post(calls.addSubAccount, newSub(`late ${index}`), { as: single })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '000000', ...Array(6).fill('600701')]);
  const { subNum } = (await api.post(calls.getCompany, {}, { as: single })).result;
  expect(subNum).toBe(SUB_ACCOUNTS_MAX);
});
