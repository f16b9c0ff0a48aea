import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { checkChain } from '../../../src/server/platform/audit/check-chain.ts';
import type { Caller } from '../../support/server/api.ts';
import { solveCaptcha } from '../../support/server/solve-captcha.ts';
import { noticeOf, openShop, type Shop } from '../billing/purchases/support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { seller } = shop.api.users;
  await shop.db.sql.updateTable('account').set({ agencyCode: 'S1' }).where('userId', '=', seller.userId).execute();
});
afterAll(() => shop.api.close());

const PHONE = '13900000042';
const LOGIN = { username: 'new garage', password: 'Abcd#1234' };

async function register(): Promise<Caller> {
  const { api } = shop;
  const post: typeof api.post = (call, body, options) => api.post(call, body, { as: null, ...options });
  const flow = 'a-screen-of-its-own-0001';
  await solveCaptcha({ post, text: 'abcde' });
  await post(calls.sendSms, { phoneNum: PHONE, purpose: 'register', flow });
  const form = { ...LOGIN, hasAgreed: true, phoneNum: PHONE, phoneCode: await api.codeTo(PHONE), flow } as const;
  const company = { companyName: '新汽修厂', userRealname: '赵师傅', businessDesc: '乘用车维修' };
  const { result } = await post(calls.addUser, { ...form, ...company });
  return { userId: result.user.id, token: result.token, secretKey: result.secretKey };
}

async function signIn(): Promise<Caller> {
  const { result } = await shop.api.post(calls.token, LOGIN, { as: null });
  return { userId: result.user.id, token: result.token, secretKey: result.secretKey };
}

/** A purchase of the user, paid with this amount. */
async function buy(user: Caller, paidFen: number): Promise<string> {
  const { result: purchase } = await shop.purchaseOf(await shop.offer(), user);
  await shop.api.post(calls.payWx, { orderCode: purchase.orderCode }, { as: user });
  await shop.knock(noticeOf(shop.paymentOf(purchase, { amount: { total: paidFen, currency: 'CNY' } })));
  return purchase.orderCode;
}

test('a working day with a new user, from the registration to the end, and the audit tells all of it', async () => {
  const { api } = shop;
  const { seller } = api.users;
  const { userId } = await register();
  const versionOf = async () => (await api.post(resources.user.get, { id: userId })).result.rowVersion;
  const accept = async (sent: Promise<{ code: string }>) => expect((await sent).code).toBe('000000');

  // The user is a prospect at once, is remarked on and given to a seller, who takes the complaint down.
  const found = await api.post(resources.prospect.list, { filters: { nameOrPhone: LOGIN.username } });
  expect(found.result.rows).toMatchObject([{ userId, ownerId: null }]);
  await accept(api.post(calls.remarkUpdate, { userId, remarks: '想要年包', nextStep: '报价', dueOn: '2026-12-01' }));
  await accept(api.edit(resources.prospect, userId, { ownerId: seller.userId }));
  expect((await api.post(resources.prospect.get, { id: userId }, { as: seller })).result).toMatchObject({
    agencyCode: 'S1',
  });

  // A role and a package.
  const { result: role } = await api.post(resources.role.add, { roleName: '重点客户', roleValue: 1, remark: null });
  await accept(api.post(calls.updateUserRole, { id: userId, rowVersion: await versionOf(), roleId: role.roleId }));
  const user = await signIn();
  const granted = await buy(user, 12_000);
  expect(await shop.stateOf(granted)).toBe('granted');

  // The second payment goes wrong: a complaint, a view as the user, a refund of both.
  const wrong = await buy(user, 1);
  await accept(api.post(calls.remarkUpdate, { userId, remarks: '投诉：付款金额不对' }, { as: seller }));
  const { result: view } = await api.post(calls.viewAsUser, { id: userId, reason: '客户投诉付款' });
  const viewer = { userId, token: view.token, secretKey: view.secretKey };
  expect((await api.post(calls.userInfo, {}, { as: viewer })).result.username).toBe(LOGIN.username);
  await accept(api.post(calls.endViewAsUser, {}, { as: viewer }));
  await accept(api.post(calls.orderRefund, { orderCode: wrong, remark: '原路退回' }));
  const { remainder } = (await api.post(calls.billInfo, { orderCode: granted })).result;
  const terms = { refundFen: remainder?.proposedFen, left: remainder?.left, remark: '不再使用' };
  await accept(api.post(calls.orderRefund, { orderCode: granted, ...terms }));
  expect((await api.post(calls.ownedPackageList, {}, { as: user })).result.rows).toEqual([]);

  // Disabled: the open session is dead within a second.
  const state = { id: userId, rowVersion: await versionOf(), userState: 'disabled', reason: '客户要求停用' } as const;
  await accept(api.post(calls.setUserState, state));
  await vi.waitFor(async () => expect((await api.post(calls.userInfo, {}, { as: user })).code).toBe('600209'), 2_000);

  const { result: told } = await api.post(calls.auditList, { filters: { about: userId }, pageSize: 100 });
  expect(told.rows.toReversed()).toMatchObject([
    { subject: 'remark', actorName: 'manager', subjectName: LOGIN.username, after: { remarks: '想要年包' } },
    { action: 'edit', before: { ownerId: null }, after: { agencyCode: 'S1', ownerId: seller.userId } },
    { action: 'edit', after: { roleName: '重点客户' } },
    { subject: 'remark', actorName: 'seller', after: { remarks: '投诉：付款金额不对' } },
    { action: 'viewAs', after: { reason: '客户投诉付款' } },
    { action: 'viewAs', after: { viewEnded: true } },
    { subject: 'order', subjectId: wrong, after: { state: 'refunded', refundedFen: 1, remark: '原路退回' } },
    {
      ...{ subject: 'order', subjectId: granted, before: { state: 'granted', lookupsLeft: 100 } },
      after: { state: 'refunded', lookupsLeft: 0, refundedFen: 12_000 },
    },
    { action: 'edit', after: { userState: 'disabled', reason: '客户要求停用' } },
  ]);
  expect(await checkChain(shop.db.sql)).toMatchObject({ isIntact: true });
});
