import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../../src/contract/all-calls.ts';
import { billingCalls } from '../../../../src/contract/billing/calls.ts';
import { RETAIL_TRIAL_DAYS } from '../../../../src/contract/billing/rules.ts';
import { closePurchase } from '../../../../src/server/billing/purchases/repository.ts';
import { noticeOf, openShop, type Shop } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.forgetUnpaid());
afterAll(() => shop.api.close());

const OPERATION = 'an-operation-of-its-own';

test('twenty concurrent requests with one operationId create one purchase', async () => {
  const { packageId, priceFen } = await shop.offer();
  const body = { packageId, priceFen, operationId: OPERATION };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.api.post(billingCalls.createPurchase, body, { as: shop.buyer })),
  );
  expect(new Set(answers.map(({ code, result }) => `${code} ${result.orderCode}`)).size).toBe(1);
  const { packageId: other } = await shop.offer();
  expect(
    await shop.api.post(billingCalls.createPurchase, { ...body, packageId: other }, { as: shop.buyer }),
  ).toMatchObject({
    code: '900400',
  });
});

test('a purchase keeps its terms when the package changes', async () => {
  const offer = await shop.offer();
  const { result: purchase } = await shop.purchaseOf(offer);
  await shop.api.edit(resources.package, offer.packageId, { priceFen: 1, amount: 1, packageName: '别的' });
  const { result } = await shop.api.post(billingCalls.payStatus, { orderCode: purchase.orderCode }, { as: shop.buyer });
  expect(result).toMatchObject({ priceFen: 12_000, amount: 100, packageName: '100 次包' });
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '500706' });
  await shop.api.edit(resources.package, offer.packageId, { isOnSale: false });
  expect(await shop.purchaseOf({ ...offer, priceFen: 1 })).toMatchObject({ code: '500702' });
  await shop.api.remove(resources.package, offer.packageId);
  const { result: after } = await shop.api.post(
    billingCalls.payStatus,
    { orderCode: purchase.orderCode },
    { as: shop.buyer },
  );
  expect(after).toMatchObject({ packageId: null, packageName: '100 次包' });
});

test('a package of the other platform is not for sale', async () => {
  const offer = await shop.offer({ platform: 'qpzj' });
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '500702' });
  const { result } = await shop.api.post(billingCalls.purchasePackageList, {}, { as: shop.buyer });
  expect(result.packages.map(({ packageId }) => packageId)).not.toContain(offer.packageId);
});

test('a package that is linked to other roles cannot be bought', async () => {
  const offer = await shop.offer();
  const role = await shop.api.db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 4)
    .executeTakeFirstOrThrow();
  await shop.api.db.sql
    .insertInto('rolePackage')
    .values({ ...role, packageId: offer.packageId })
    .execute();
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '500702' });
  await shop.api.db.sql.deleteFrom('rolePackage').execute();
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '000000' });
});

test('ten concurrent purchases of a one-time package create one, and another only after it is closed', async () => {
  const offer = await shop.offer({ isOnce: true });
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.purchaseOf(offer)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', ...Array.from({ length: 9 }, () => '500703')]);
  const createdCode = answers.find(({ code }) => code === '000000')?.result.orderCode ?? '';
  await shop.api.post(billingCalls.cancelPurchase, { orderCode: createdCode }, { as: shop.buyer });
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '000000' });
});

test('the number of unpaid purchases is limited', async () => {
  const offer = await shop.offer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.purchaseOf(offer)));
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === '500704')).toHaveLength(7);
});

test('a sub account is referred to its main account', async () => {
  const sub = await shop.api.signInWith([]);
  await shop.db.sql
    .updateTable('account')
    .set({ acctLevel: 1, parentId: shop.buyer.userId, deptId: 1 })
    .where('userId', '=', sub.userId)
    .execute();
  const fresh = { ...sub, token: sub.token };
  expect(await shop.purchaseOf(await shop.offer(), fresh)).toMatchObject({ code: '500701' });
  expect(await shop.api.post(billingCalls.saveRetail, {}, { as: fresh })).toMatchObject({ code: '500701' });
});

test('another user’s purchase is answered as missing', async () => {
  const { orderCode } = await shop.waiting();
  const stranger = await shop.api.signInWith([]);
  for (const call of [billingCalls.payWx, billingCalls.payStatus, billingCalls.cancelPurchase, billingCalls.getReceipt])
    expect(await shop.api.post(call, { orderCode }, { as: stranger })).toMatchObject({ status: 404, code: '900404' });
  expect((await shop.api.post(billingCalls.listPurchases, {}, { as: stranger })).result.total).toBe(0);
  expect(await shop.stateOf(orderCode)).toBe('created');
});

test('there is no sandbox till with a real payment service', async () => {
  const { orderCode } = await shop.waiting();
  expect(await shop.api.post(billingCalls.tillPay, { orderCode, outcome: 'pay' }, { as: shop.buyer })).toMatchObject({
    code: '900404',
  });
});

test('the reconciler finds a payment whose notice was lost, and two concurrent runs grant it once', async () => {
  const purchase = await shop.waiting();
  shop.book.set(purchase.orderCode, shop.paymentOf(purchase));
  await shop.letTimePass(purchase.orderCode);
  const { reconciler } = shop.payments;
  await Promise.all([reconciler.reconcilePending(), reconciler.reconcilePending()]);
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  expect(await shop.grantsOf(purchase.orderCode)).toBe(1);
});

test('a buyer on the payment screen gets the package without the notice', async () => {
  const purchase = await shop.waiting();
  shop.book.set(purchase.orderCode, shop.paymentOf(purchase));
  await shop.letTimePass(purchase.orderCode);
  const { result } = await shop.api.post(billingCalls.payStatus, { orderCode: purchase.orderCode }, { as: shop.buyer });
  expect(result.state).toBe('granted');
});

test('a payment recorded before a crash is granted once', async () => {
  const purchase = await shop.waiting();
  await shop.db.execute(`update purchase set state = 'paid', transaction_id = 'T1', paid_fen = price_fen, paid_at = now(),
    checked_at = null where order_code = '${purchase.orderCode}'`);
  const { reconciler, settling } = shop.payments;
  await Promise.all([
    reconciler.reconcilePending(),
    reconciler.reconcilePending(),
    settling.grant(purchase.orderCode),
    settling.grant(purchase.orderCode),
  ]);
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  expect(await shop.grantsOf(purchase.orderCode)).toBe(1);
});

test('an unpaid purchase is closed at the payment service and here, and can no longer be paid', async () => {
  const purchase = await shop.waiting();
  await shop.letExpire(purchase.orderCode);
  expect(await shop.api.post(billingCalls.payWx, { orderCode: purchase.orderCode }, { as: shop.buyer })).toMatchObject({
    code: '500707',
  });
  await shop.payments.reconciler.reconcilePending();
  expect(await shop.stateOf(purchase.orderCode)).toBe('closed');
  expect(shop.closed).toContain(purchase.orderCode);
  // A late payment is recorded for a refund.
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  const { result } = await shop.api.post(billingCalls.payStatus, { orderCode: purchase.orderCode }, { as: shop.buyer });
  expect(result).toMatchObject({ state: 'refundNeeded', refundReason: 'late' });
  expect(await shop.grantsOf(purchase.orderCode)).toBe(0);
});

test('a purchase cancelled while its code is requested gets no code and is closed at the payment service', async () => {
  const { result: purchase } = await shop.purchaseOf(await shop.offer());
  const { orderCode } = purchase;
  shop.meanwhile.opening = () => shop.api.post(billingCalls.cancelPurchase, { orderCode }, { as: shop.buyer });
  const answer = await shop.api.post(billingCalls.payWx, { orderCode }, { as: shop.buyer });
  shop.meanwhile.opening = async () => undefined;
  expect(answer).toMatchObject({ code: '500707', result: null });
  expect(await shop.stateOf(orderCode)).toBe('closed');
  // Once by the cancellation, and once after the code was created.
  expect(shop.closed.filter((code) => code === orderCode)).toHaveLength(2);
});

test('a purchase paid just before its expiry is granted and not closed', async () => {
  const purchase = await shop.waiting();
  shop.book.set(purchase.orderCode, shop.paymentOf(purchase));
  await shop.letExpire(purchase.orderCode);
  await shop.payments.reconciler.reconcilePending();
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  const other = await shop.waiting();
  shop.book.set(other.orderCode, shop.paymentOf(other));
  const { result } = await shop.api.post(
    billingCalls.cancelPurchase,
    { orderCode: other.orderCode },
    { as: shop.buyer },
  );
  expect(result.state).toBe('granted');
});

test('a failed query for one purchase does not stop the others', async () => {
  const [lost, paid] = [await shop.waiting(), await shop.waiting()];
  shop.book.set(lost.orderCode, { nothing: 'that is a transaction' });
  shop.book.set(paid.orderCode, shop.paymentOf(paid));
  await shop.letTimePass(paid.orderCode);
  await shop.db.execute(
    `update purchase set checked_at = now() - interval '1 hour' where order_code = '${paid.orderCode}'`,
  );
  await shop.letTimePass(lost.orderCode);
  await expect(shop.payments.reconciler.reconcilePending()).rejects.toMatchObject({ code: '500709' });
  expect(await shop.stateOf(paid.orderCode)).toBe('granted');
});

test('a waiting buyer causes a query every few seconds at most', async () => {
  const purchase = await shop.waiting();
  await shop.letTimePass(purchase.orderCode);
  const status = () => shop.api.post(billingCalls.payStatus, { orderCode: purchase.orderCode }, { as: shop.buyer });
  await status();
  shop.book.set(purchase.orderCode, shop.paymentOf(purchase));
  for (const { result } of await Promise.all([status(), status(), status()])) expect(result.state).toBe('created');
  await shop.db.execute(`update purchase set checked_at = now() - interval '5 seconds'
    where order_code = '${purchase.orderCode}'`);
  expect((await status()).result.state).toBe('granted');
});

test('an unpaid purchase has no receipt', async () => {
  const { orderCode } = await shop.waiting();
  expect(await shop.api.post(billingCalls.getReceipt, { orderCode }, { as: shop.buyer })).toMatchObject({
    code: '900404',
  });
});

test('the operationId is per account', async () => {
  const { packageId, priceFen } = await shop.offer();
  const other = await shop.api.signInWith([]);
  const purchase = (as: typeof other) =>
    shop.api.post(billingCalls.createPurchase, { packageId, priceFen, operationId: 'one-name-for-two-people' }, { as });
  const [mine, theirs] = [await purchase(shop.buyer), await purchase(other)];
  expect([mine.code, theirs.code]).toEqual(['000000', '000000']);
  expect(theirs.result.orderCode).not.toBe(mine.result.orderCode);
});

test('a paid extension does not end a service without an expiry', async () => {
  const as = await shop.api.signInWith([]);
  await shop.db.execute(
    `update account set retail_flag = true, retail_expire_time = null where user_id = ${as.userId}`,
  );
  const offer = await shop.offer({ kind: 'retail', amount: 1, days: 90, vehicleClass: 'both' });
  const { result: purchase } = await shop.purchaseOf(offer, as);
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  const account = await shop.db.sql
    .selectFrom('account')
    .select(['retailFlag', 'retailExpireTime'])
    .where('userId', '=', as.userId)
    .executeTakeFirst();
  expect(account).toEqual({ retailFlag: true, retailExpireTime: null });
});

test('a state never reverts', async () => {
  const purchase = await shop.waiting();
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  await shop.letExpire(purchase.orderCode);
  await shop.payments.reconciler.reconcilePending();
  const { result } = await shop.api.post(
    billingCalls.cancelPurchase,
    { orderCode: purchase.orderCode },
    { as: shop.buyer },
  );
  expect(result.state).toBe('granted');
  // Paid between the last query and its closing.
  for (const reason of ['cancelled', 'expired'] as const) await closePurchase(shop.db.sql, purchase.orderCode, reason);
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
});

test('the free trial of e-commerce prices starts once, and a paid service extends the remaining days', async () => {
  const as = await shop.api.signInWith([]);
  const tries = await Promise.all(Array.from({ length: 8 }, () => shop.api.post(billingCalls.saveRetail, {}, { as })));
  expect(tries.map(({ code }) => code).sort()).toEqual(['000000', ...Array.from({ length: 7 }, () => '500708')]);
  const daysLeft = async () => {
    const { result } = await shop.api.post(billingCalls.getRetailDesc, {}, { as });
    expect(result).toMatchObject({ isActive: true, canTry: false });
    return Math.round((new Date(result.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000);
  };
  expect(await daysLeft()).toBe(RETAIL_TRIAL_DAYS);
  const { result: purchase } = await shop.purchaseOf(
    await shop.offer({ kind: 'retail', amount: 1, days: 90, vehicleClass: 'both' }),
    as,
  );
  await shop.api.post(billingCalls.payWx, { orderCode: purchase.orderCode }, { as });
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  expect(await daysLeft()).toBe(RETAIL_TRIAL_DAYS + 90);
  expect(await shop.grantsOf(purchase.orderCode)).toBe(0);
});

test('an account with a paid e-commerce price service is not offered the trial', async () => {
  const as = await shop.api.signInWith([]);
  const offered = async () => (await shop.api.post(billingCalls.getRetailDesc, {}, { as })).result.canTry;
  const hasUntil = (moment: string) =>
    shop.api.db.execute(
      `update account set retail_flag = true, retail_expire_time = ${moment} where user_id = ${as.userId}`,
    );
  expect(await offered()).toBe(true);
  await hasUntil("now() + interval '30 days'");
  expect(await offered()).toBe(false);
  await hasUntil("now() - interval '1 day'");
  expect(await offered()).toBe(true);
});
