import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { resources } from '../../../../src/contract/all-calls.ts';
import { billingCalls } from '../../../../src/contract/billing/calls.ts';
import { NOTICE_PATH } from '../../../../src/server/billing/purchases/notices.ts';
import { createPayments } from '../../../../src/server/billing/purchases/payments.ts';
import type { SignedMessage } from '../../../../src/server/gateways/payment/payment-gateway.ts';
import { createWechatPay } from '../../../../src/server/gateways/payment/wechat-pay.ts';
import { sealResource } from '../../../../src/server/gateways/payment/wechat-resource.ts';
import { signMessage } from '../../../../src/server/gateways/payment/wechat-signature.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { openTestApi } from '../../../support/server/api.ts';

const SERIAL = 'PUB_KEY_ID_TEST';
const API_V3_KEY = 'k'.repeat(32);
export const ours = { mchid: '1900007291', appid: 'wx1234567890abcdef' };
const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const wechat = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

export interface Signing {
  serial?: string;
  privateKey?: typeof wechat.privateKey;
  /** Seconds before now. */
  agoS?: number;
}

/** A message signed with the test key of WeChat Pay. */
function sign(
  body: string,
  { serial = SERIAL, privateKey = wechat.privateKey, agoS = 0 }: Signing = {},
): SignedMessage {
  const timestamp = Math.floor(Date.now() / 1000) - agoS;
  return signMessage(Buffer.from(body), { serial, privateKey }, { timestamp, nonce: randomBytes(8).toString('hex') });
}

export type Transaction = Record<string, unknown>;

/** A payment notice in WeChat Pay's format. */
export function noticeOf(transaction: Transaction, signing: Signing = {}): SignedMessage {
  const resource = sealResource(JSON.stringify(transaction), API_V3_KEY, randomBytes(6).toString('hex'));
  const id = randomBytes(12).toString('hex');
  return sign(JSON.stringify({ id, event_type: 'TRANSACTION.SUCCESS', resource }), signing);
}

/** The server with a fake WeChat Pay, which answers queries from `book`. */
export async function openShop() {
  const db = await openTestDatabase();
  const book = new Map<string, Transaction>();
  const closed: string[] = [];
  /** A hook that runs while the payment service opens a purchase. */
  const meanwhile = { opening: async (_orderCode: string): Promise<unknown> => undefined };
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    const path = new URL(String(url)).pathname;
    const code = /out-trade-no\/([^/]+)/.exec(path)?.[1] ?? '';
    const answer = (status: number, body: string) => {
      const { headers } = sign(body);
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(status === 204 ? null : body, { status, headers: sent });
    };
    if (path.endsWith('/native')) {
      const { out_trade_no } = JSON.parse(String(init.body));
      await meanwhile.opening(out_trade_no);
      book.set(out_trade_no, { ...ours, out_trade_no, trade_state: 'NOTPAY' });
      return answer(200, JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${out_trade_no}` }));
    }
    if (path.endsWith('/close')) {
      closed.push(code);
      return answer(204, '');
    }
    const found = book.get(code);
    return found === undefined ? answer(404, '{"code":"ORDER_NOT_EXIST"}') : answer(200, JSON.stringify(found));
  };
  const gateway = createWechatPay({
    merchantId: ours.mchid,
    appId: ours.appid,
    serial: 'ABCDEF12',
    privateKey: merchant.privateKey,
    apiV3Key: API_V3_KEY,
    keys: new Map([[SERIAL, wechat.publicKey]]),
    notifyUrl: 'https://parts.example.com/pay/notify/wx',
    send,
  });
  const payments = createPayments(db, gateway);
  const api = await openTestApi({ db, payments });
  const buyer = api.users.general;

  const offer = async (given: Record<string, unknown> = {}) => {
    const values = {
      packageName: '100 次包',
      vehicleClass: 'C',
      kind: 'count',
      amount: 100,
      days: 30,
      priceFen: 12_000,
    };
    const { result } = await api.post(resources.package.add, { ...values, ...given });
    return result;
  };
  const purchaseOf = ({ packageId, priceFen }: { packageId: number; priceFen: number }, as = buyer) =>
    api.post(
      billingCalls.createPurchase,
      { packageId, priceFen, operationId: randomBytes(16).toString('hex') },
      { as },
    );

  return {
    ...{ api, db, payments, book, closed, meanwhile, buyer, offer, purchaseOf },
    /** An unpaid purchase whose code has been created. */
    async waiting(given: Record<string, unknown> = {}) {
      const { result } = await purchaseOf(await offer(given));
      await api.post(billingCalls.payWx, { orderCode: result.orderCode }, { as: buyer });
      return result;
    },
    /** WeChat Pay's transaction for a payment of a purchase. */
    paymentOf: (
      { orderCode, priceFen }: { orderCode: string; priceFen: number },
      given: Transaction = {},
    ): Transaction => ({
      ...ours,
      out_trade_no: orderCode,
      transaction_id: `4200${orderCode.slice(1)}`,
      trade_state: 'SUCCESS',
      success_time: '2026-11-21T19:00:00+08:00',
      amount: { total: priceFen, currency: 'CNY' },
      ...given,
    }),
    async knock({ headers, body }: SignedMessage) {
      const answer = await api.app.inject({ method: 'POST', url: NOTICE_PATH, headers, payload: body });
      return { status: answer.statusCode, body: answer.body };
    },
    stateOf: async (orderCode: string) =>
      (await db.sql.selectFrom('purchase').select('state').where('orderCode', '=', orderCode).executeTakeFirst())
        ?.state,
    grantsOf: async (orderCode: string) =>
      (await db.sql.selectFrom('quotaPackage').select('vehicleClass').where('origin', '=', orderCode).execute()).length,
    verdictsOf: async (orderCode: string) =>
      (await db.sql.selectFrom('paymentNotice').select('verdict').where('orderCode', '=', orderCode).execute()).map(
        ({ verdict }) => verdict,
      ),
    /** Closes unpaid purchases, as their number is limited across tests. */
    forgetUnpaid: () => db.execute(`update purchase set state = 'closed' where state = 'created'`),
    /** Resets the limit on queries of the payment service. */
    letTimePass: (orderCode: string) =>
      db.sql.updateTable('purchase').set({ checkedAt: null }).where('orderCode', '=', orderCode).execute(),
    letExpire: (orderCode: string) =>
      db.execute(`update purchase set expires_at = now() - interval '1 second', checked_at = null
        where order_code = '${orderCode}'`),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
