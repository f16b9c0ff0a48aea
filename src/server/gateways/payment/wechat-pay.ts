import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../platform/errors.ts';
import type { PaymentGateway, SignedMessage } from './payment-gateway.ts';
import { factsOf, readNotice } from './wechat-notice.ts';
import { authorizationOf, type Merchant, type PublicKeys, verifyMessage } from './wechat-signature.ts';

const HOST = 'https://api.mch.weixin.qq.com';
const TIMEOUT_MS = 8_000;

export interface WechatPayOptions extends Merchant {
  appId: string;
  apiV3Key: string;
  /** WeChat Pay's public keys, by serial or key id. */
  keys: PublicKeys;
  notifyUrl: string;
  /** Network, and clock in milliseconds; replaced in tests. */
  send?: typeof fetch;
  clock?: () => number;
}

interface WechatResponse {
  status: number;
  body: unknown;
}

const OrderResponse = z.object({ code_url: z.string().regex(/^weixin:\/\/\S{1,500}$/) });
const ErrorResponse = z.object({ code: z.string() });

/** WeChat Pay, API v3, native payment. The signature of every response is verified. */
export function createWechatPay(options: WechatPayOptions): PaymentGateway {
  const { merchantId, appId, keys, apiV3Key, notifyUrl, clock = Date.now } = options;
  const request = (method: 'GET' | 'POST', path: string, body?: object) => sendSigned(options, { method, path, body });
  const pathOf = (orderCode: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderCode)}`;

  return {
    merchantId,
    appId,
    async createPayment({ orderCode, description, amountFen, expiresAt }) {
      const response = await request('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description,
        out_trade_no: orderCode,
        time_expire: expiresAt.replace(/\.\d+Z$/, 'Z'),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: 'CNY' },
      });
      const created = OrderResponse.safeParse(response.body);
      if (response.status !== 200 || !created.success) throw new Refusal('500709');
      return created.data.code_url;
    },
    async find(orderCode) {
      const response = await request('GET', `${pathOf(orderCode)}?mchid=${encodeURIComponent(merchantId)}`);
      if (response.status === 404) return null;
      if (response.status !== 200) throw new Refusal('500709');
      try {
        return factsOf(response.body);
      } catch {
        throw new Refusal('500709');
      }
    },
    async close(orderCode) {
      const response = await request('POST', `${pathOf(orderCode)}/close`, { mchid: merchantId });
      if (response.status === 204 || response.status === 200 || response.status === 404) return;
      if (ErrorResponse.safeParse(response.body).data?.code !== 'ORDER_CLOSED') throw new Refusal('500709');
    },
    readNotice: (message) => readNotice(message, { keys, apiV3Key, clock }),
  };
}

/** Sends a signed request and verifies the response. Errors are replaced, because they may contain keys. */
async function sendSigned(
  needs: WechatPayOptions,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object | undefined },
): Promise<WechatResponse> {
  const { send = fetch, clock = Date.now, keys } = needs;
  const payload = body === undefined ? '' : JSON.stringify(body);
  const timestamp = Math.floor(clock() / 1000);
  const nonce = randomBytes(16).toString('hex');
  try {
    const response = await send(`${HOST}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'vehicle-parts-catalogue',
        authorization: authorizationOf({ method, path, body: payload, timestamp, nonce }, needs),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: payload }),
    });
    const message: SignedMessage = {
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
    verifyMessage(message, keys, Math.floor(clock() / 1000));
    const text = message.body.toString();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    throw new Refusal('500709');
  }
}
