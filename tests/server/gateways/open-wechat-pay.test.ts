import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openWechatPay } from '../../../src/server/gateways/payment/open-wechat-pay.ts';
import { signMessage } from '../../../src/server/gateways/payment/wechat-signature.ts';
import { certified } from './wechat-certificate.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wechat-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [merchant, former, next] = [pair(), pair(), pair()];
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

const keyFile = fileOf('merchant.pem', merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const formerFile = fileOf('former.pem', pemOf(former.publicKey));
const nextFile = fileOf('next.pem', pemOf(next.publicKey));
const certificateFile = fileOf('certificate.pem', certified.pem);

const openWith = (publicKeyFiles: string[], publicKeyIds: string[] = []) =>
  openWechatPay({
    ...{ merchantId: '1900007291', appId: 'wx1234567890abcdef', serial: 'ABCDEF12', apiV3Key: certified.apiV3Key },
    ...{ keyFile, publicKeyFiles, publicKeyIds, notifyUrl: 'https://parts.example.com/pay/notify/wx' },
  });

/** The certificate's notice, signed with another key. */
const signedBy = (serial: string, { privateKey }: { privateKey: KeyObject }) =>
  signMessage(
    Buffer.from(certified.notice.body),
    { serial, privateKey },
    { timestamp: Math.floor(Date.now() / 1000), nonce: 'n' },
  );

test('during a key rotation notices of both keys are accepted, each with its own id', () => {
  const pay = openWith([formerFile, nextFile], ['PUB_KEY_ID_1', 'PUB_KEY_ID_2']);
  expect(pay.readNotice(signedBy('PUB_KEY_ID_1', former)).noticeId).toBe('a-notice');
  expect(pay.readNotice(signedBy('PUB_KEY_ID_2', next)).noticeId).toBe('a-notice');
  expect(() => pay.readNotice(signedBy('PUB_KEY_ID_1', next))).toThrow('bad signature');
  expect(() => pay.readNotice(signedBy('PUB_KEY_ID_3', next))).toThrow('unknown serial');
});

test('notices of a key that is no longer configured are refused', () => {
  const pay = openWith([nextFile], ['PUB_KEY_ID_2']);
  expect(() => pay.readNotice(signedBy('PUB_KEY_ID_1', former))).toThrow('unknown serial');
});

test('a platform certificate needs no id, also together with a public key', () => {
  vi.useFakeTimers({ now: certified.signedAt });
  try {
    const { headers, body } = certified.notice;
    const pay = openWith([certificateFile, nextFile], ['PUB_KEY_ID_2']);
    expect(pay.readNotice({ headers, body: Buffer.from(body) })).toMatchObject({ amountFen: 12_000 });
    expect(pay.readNotice(signedBy('PUB_KEY_ID_2', next)).noticeId).toBe('a-notice');
  } finally {
    vi.useRealTimers();
  }
});

test('a missing or invalid key file is reported by its variable, without its content', () => {
  const secret = fileOf('secret.pem', 'not a key but a secret');
  expect(() => openWith([path.join(folder, 'nowhere.pem')], ['PUB_KEY_ID_1'])).toThrow(/^WECHAT_PAY_PUBLIC_KEY_FILE: /);
  expect(() => openWith([secret], ['PUB_KEY_ID_1'])).toThrow(/^WECHAT_PAY_PUBLIC_KEY_FILE: (?!.*secret\b.*a secret)/);
  const choice = {
    merchantId: '1',
    appId: 'wx',
    serial: 'AB',
    apiV3Key: certified.apiV3Key,
    notifyUrl: 'https://x.example',
  };
  expect(() => openWechatPay({ ...choice, keyFile: secret, publicKeyFiles: [], publicKeyIds: [] })).toThrow(
    /^WECHAT_PAY_PRIVATE_KEY_FILE: (?!.*but a secret)/,
  );
});

test('the numbers of public keys and ids must match', () => {
  expect(() => openWith([formerFile, nextFile], ['PUB_KEY_ID_1'])).toThrow('WECHAT_PAY_PUBLIC_KEY_ID');
  expect(() => openWith([certificateFile], ['PUB_KEY_ID_1'])).toThrow('WECHAT_PAY_PUBLIC_KEY_ID');
});
