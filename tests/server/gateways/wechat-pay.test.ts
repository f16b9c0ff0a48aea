import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createWechatPay } from '../../../src/server/gateways/payment/wechat-pay.ts';
import { openResource, sealResource } from '../../../src/server/gateways/payment/wechat-resource.ts';
import { authorizationOf, signMessage, verifyMessage } from '../../../src/server/gateways/payment/wechat-signature.ts';
import { published } from './wechat-vectors.ts';

const { request, answer, sealed } = published;
const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const wechat = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SERIAL = 'PUB_KEY_ID_TEST';
const NOW_MS = 1_790_000_000_000;
const nowS = NOW_MS / 1000;
const keys = new Map([[SERIAL, wechat.publicKey]]);

test('a request is signed as in the published example', () => {
  const header = authorizationOf(
    { method: 'POST', path: request.path, body: request.body, timestamp: request.timestamp, nonce: request.nonce },
    {
      merchantId: '1900007291',
      serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
      privateKey: createPrivateKey(request.privateKey),
    },
  );
  expect(header).toMatch(/^WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",/);
  expect(header).toContain(`signature="${request.signature}"`);
});

test('the published response is accepted, and refused with an additional byte', () => {
  const known = new Map([['ID', createPublicKey(answer.publicKey)]]);
  const headers = {
    'wechatpay-serial': 'ID',
    'wechatpay-timestamp': String(answer.timestamp),
    'wechatpay-nonce': answer.nonce,
    'wechatpay-signature': answer.signature,
  };
  expect(() => verifyMessage({ headers, body: Buffer.from(answer.body) }, known, answer.timestamp)).not.toThrow();
  expect(() => verifyMessage({ headers, body: Buffer.from(`${answer.body} `) }, known, answer.timestamp)).toThrow(
    'bad signature',
  );
});

test('the published ciphertext is decrypted only with its key and associated data', () => {
  expect(openResource(sealed.resource, sealed.apiV3Key)).toBe(sealed.text);
  expect(() => openResource({ ...sealed.resource, associated_data: 'other' }, sealed.apiV3Key)).toThrow('seal');
  expect(() => openResource(sealed.resource, 'b'.repeat(32))).toThrow('seal');
  expect(() => openResource({ ...sealed.resource, ciphertext: 'AA==' }, sealed.apiV3Key)).toThrow('nothing sealed');
  expect(openResource(sealResource('文本', sealed.apiV3Key, 'abcdefabcdef'), sealed.apiV3Key)).toBe('文本');
});

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])('a message with a clock difference of %i seconds is accepted: %s', (offsetS, isAccepted) => {
  const message = signMessage(
    Buffer.from('{}'),
    { serial: SERIAL, privateKey: wechat.privateKey },
    { timestamp: nowS + offsetS, nonce: 'n' },
  );
  const verifying = () => verifyMessage(message, keys, nowS);
  if (isAccepted) expect(verifying).not.toThrow();
  else expect(verifying).toThrow('out of time');
});

interface Wire {
  status: number;
  body: string;
  signedBy?: typeof wechat.privateKey;
}

function createPayWith(wire: Wire) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    const { headers } = signMessage(
      Buffer.from(wire.body),
      { serial: SERIAL, privateKey: wire.signedBy ?? wechat.privateKey },
      { timestamp: nowS, nonce: 'answer' },
    );
    return new Response(wire.status === 204 ? null : wire.body, {
      status: wire.status,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  });
  const pay = createWechatPay({
    merchantId: '1900007291',
    appId: 'wx1234567890abcdef',
    serial: 'ABCDEF12',
    privateKey: merchant.privateKey,
    apiV3Key: 'k'.repeat(32),
    keys,
    notifyUrl: 'https://parts.example.com/pay/notify/wx',
    send,
    clock: () => NOW_MS,
  });
  return { pay, requests };
}

const order = {
  orderCode: 'E20261121000000000001',
  description: '100 次包',
  amountFen: 12_000,
  expiresAt: '2026-11-21T12:00:00.123Z',
};

test('a native order has amount, number and expiry, and returns the code to scan', async () => {
  const { pay, requests } = createPayWith({ status: 200, body: '{"code_url":"weixin://wxpay/bizpayurl?pr=abc"}' });
  expect(await pay.createPayment(order)).toBe('weixin://wxpay/bizpayurl?pr=abc');
  const [{ url, init } = { url: '', init: {} }] = requests;
  expect(url).toBe('https://api.mch.weixin.qq.com/v3/pay/transactions/native');
  expect(JSON.parse(String(init.body))).toMatchObject({
    out_trade_no: order.orderCode,
    time_expire: '2026-11-21T12:00:00Z',
    amount: { total: 12_000, currency: 'CNY' },
    mchid: '1900007291',
  });
});

test.each([
  [
    'signed with another key',
    { status: 200, body: '{"code_url":"weixin://wxpay/bizpayurl?pr=abc"}', signedBy: merchant.privateKey },
  ],
  ['with a foreign URL', { status: 200, body: '{"code_url":"https://evil.example.com/"}' }],
  ['with an error', { status: 400, body: '{"code":"PARAM_ERROR"}' }],
])('a response %s is refused', async (_, wire) => {
  await expect(createPayWith(wire).pay.createPayment(order)).rejects.toMatchObject({ code: '500709' });
});

test('a query returns the payment or null, and closing a closed order succeeds', async () => {
  const paid = {
    mchid: '1900007291',
    appid: 'wx1234567890abcdef',
    out_trade_no: order.orderCode,
    trade_state: 'SUCCESS',
    transaction_id: '42000001',
    success_time: '2026-11-21T19:00:00+08:00',
    amount: { total: 12_000, currency: 'CNY' },
  };
  const { pay, requests } = createPayWith({ status: 200, body: JSON.stringify(paid) });
  expect(await pay.find(order.orderCode)).toMatchObject({
    transactionId: '42000001',
    amountFen: 12_000,
    paidAt: '2026-11-21T11:00:00.000Z',
  });
  expect(requests[0]?.url).toContain(`/out-trade-no/${order.orderCode}?mchid=1900007291`);
  expect(await createPayWith({ status: 404, body: '{"code":"ORDER_NOT_EXIST"}' }).pay.find(order.orderCode)).toBeNull();
  // A redirect would send our signature to another host.
  expect(requests[0]?.init.redirect).toBe('error');
  await expect(
    createPayWith({ status: 500, body: JSON.stringify(paid) }).pay.find(order.orderCode),
  ).rejects.toMatchObject({
    code: '500709',
  });
  const { amount: _, ...withoutAmount } = paid;
  await expect(
    createPayWith({ status: 200, body: JSON.stringify(withoutAmount) }).pay.find(order.orderCode),
  ).rejects.toMatchObject({ code: '500709' });
  await expect(createPayWith({ status: 204, body: '' }).pay.close(order.orderCode)).resolves.toBeUndefined();
  await expect(
    createPayWith({ status: 400, body: '{"code":"ORDER_CLOSED"}' }).pay.close(order.orderCode),
  ).resolves.toBeUndefined();
  await expect(
    createPayWith({ status: 400, body: '{"code":"ORDERPAID"}' }).pay.close(order.orderCode),
  ).rejects.toMatchObject({ code: '500709' });
});
