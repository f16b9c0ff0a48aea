import { createSign, createVerify, type KeyObject } from 'node:crypto';
import { NoticeRefusal, type SignedMessage } from './payment-gateway.ts';

/** The authorization scheme of WeChat Pay's API v3. */
const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
/** Largest difference between a message's timestamp and our clock. */
const TIME_TOLERANCE_S = 300;

export interface Merchant {
  merchantId: string;
  /** Serial number of the merchant's API certificate. */
  serial: string;
  privateKey: KeyObject;
}

export interface UnsignedRequest {
  method: 'GET' | 'POST';
  /** With the query, without the host. */
  path: string;
  /** As sent; empty for a GET. */
  body: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonce: string;
}

/**
 * The Authorization header of a request.
 * Source: pay.weixin.qq.com/doc/v3/merchant/4012365336; tested against its worked example.
 */
export function authorizationOf(request: UnsignedRequest, { merchantId, serial, privateKey }: Merchant): string {
  const { method, path, body, timestamp, nonce } = request;
  const signature = signLines([method, path, String(timestamp), nonce, body], privateKey);
  const fields = { mchid: merchantId, nonce_str: nonce, timestamp, serial_no: serial, signature };
  const parameters = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${parameters.join(',')}`;
}

export interface SigningParty {
  serial: string;
  privateKey: KeyObject;
}

/** Signs a message like the payment service. */
export function signMessage(
  body: Buffer,
  { serial, privateKey }: SigningParty,
  { timestamp, nonce }: { timestamp: number; nonce: string },
): SignedMessage {
  return {
    headers: {
      'content-type': 'application/json',
      'wechatpay-serial': serial,
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signLines([String(timestamp), nonce, body], privateKey),
    },
    body,
  };
}

/** The payment service's public keys by serial. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

/**
 * Verifies the signature over timestamp, nonce and body, each followed by a newline, and the age of the message.
 * Source: WeChat Pay's API v3, verification of signatures.
 * @throws NoticeRefusal 401
 */
export function verifyMessage({ headers, body }: SignedMessage, keys: PublicKeys, nowS: number): void {
  const [serial, timestamp, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map((name) => {
    const value = headers[`wechatpay-${name}`];
    if (typeof value !== 'string' || value === '') throw new NoticeRefusal(401, `no ${name}`);
    return value;
  }) as [string, string, string, string];
  const key = keys.get(serial);
  if (key === undefined) throw new NoticeRefusal(401, 'unknown serial');
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(nowS - Number(timestamp)) <= TIME_TOLERANCE_S;
  if (!isRecent) throw new NoticeRefusal(401, 'out of time');
  const verify = createVerify('RSA-SHA256');
  for (const line of [timestamp, nonce, body]) verify.update(line).update('\n');
  if (!verify.verify(key, signature, 'base64')) throw new NoticeRefusal(401, 'bad signature');
}

/** Each line is followed by a newline, including the last. */
function signLines(lines: readonly (string | Buffer)[], privateKey: KeyObject): string {
  const sign = createSign('RSA-SHA256');
  for (const line of lines) sign.update(line).update('\n');
  return sign.sign(privateKey, 'base64');
}
