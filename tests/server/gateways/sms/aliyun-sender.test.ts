import { createHash, createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createAliyunSender } from '../../../../src/server/gateways/sms/aliyun-sender.ts';
import type { SmsMessage } from '../../../../src/server/gateways/sms/sms-sender.ts';

const host = 'dysmsapi.aliyuncs.com';
const keys = { accessKeyId: 'the-id', accessKeySecret: 'the-secret' };
const templates = { register: 'SMS_1', login: 'SMS_2', forget: 'SMS_3', changePhone: 'SMS_4' };
const message: SmsMessage = {
  phoneNum: '13800000001',
  purpose: 'forget',
  code: '012345',
  platform: 'easyEpc',
  language: 'zh-CN',
  flowHash: 'hash',
};

function senderWith(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer);
  return { send, sender: createAliyunSender({ host, keys, signName: '易查 配件', templates, send }) };
}
const senderReturning = (status: number, body: unknown) =>
  senderWith(async () => new Response(JSON.stringify(body), { status }));

test('a code is sent with the sign name and the template of its purpose, with a valid signature', async () => {
  const { send, sender } = senderReturning(200, { Code: 'OK', Message: 'OK', BizId: '1' });
  await sender.send(message);
  const [address, init] = send.mock.calls[0] ?? [];
  const url = new URL(String(address));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '易查 配件',
    TemplateCode: 'SMS_3',
    TemplateParam: '{"code":"012345"}',
  });
  expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
  const headers = new Headers(init?.headers);
  expect(headers.get('x-acs-action')).toBe('SendSms');
  expect(headers.get('x-acs-version')).toBe('2017-05-25');
  // Computed from the sent URL, so that the signed query is the sent one.
  const signedHeaders = [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ];
  const emptyHash = createHash('sha256').update('').digest('hex');
  const lines = signedHeaders.map((name) => `${name}:${name === 'host' ? host : headers.get(name)}\n`).join('');
  const canonical = ['POST', '/', url.search.slice(1), lines, signedHeaders.join(';'), emptyHash].join('\n');
  const expected = createHmac('sha256', keys.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`)
    .digest('hex');
  expect(headers.get('authorization')).toBe(
    `ACS3-HMAC-SHA256 Credential=the-id,SignedHeaders=${signedHeaders.join(';')},Signature=${expected}`,
  );
});

test.each([
  ['a business error', () => senderReturning(200, { Code: 'isv.BUSINESS_LIMIT_CONTROL' })],
  ['a wrong signature', () => senderReturning(400, { Code: 'SignatureDoesNotMatch' })],
  ['a response that is not JSON', () => senderWith(async () => new Response('<html>', { status: 502 }))],
  ['no response', () => senderWith(() => Promise.reject(new Error('connect 13800000001 012345')))],
])('%s is reported as not sent, without phone, code or key', async (_, createSender) => {
  const refusal: unknown = await createSender()
    .sender.send(message)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: '600304' });
  expect(JSON.stringify({ ...Object(refusal), text: String(refusal) })).not.toMatch(/13800000001|012345|the-secret/);
});

test('a sender with a real provider has no outbox', () => {
  expect(senderReturning(200, {}).sender.outbox).toBeNull();
});
