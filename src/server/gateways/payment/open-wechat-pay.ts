import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PaymentChoice } from '../../payment-config.ts';
import { createWechatPay } from './wechat-pay.ts';

/**
 * WeChat Pay with the keys that the configuration names.
 * @throws an error that names the variable of a file that cannot be read as what it is to be
 */
export function openWechatPay({ keyFile, publicKeyFile, publicKeyId, ...rest }: PaymentChoice) {
  const privateKey = read('WECHAT_PAY_PRIVATE_KEY_FILE', keyFile, (pem) => createPrivateKey(pem));
  const known = read('WECHAT_PAY_PUBLIC_KEY_FILE', publicKeyFile, (pem) => publicKeyOf(pem, publicKeyId));
  return createWechatPay({ ...rest, privateKey, keys: new Map([known]) });
}

/** A platform certificate names itself by its serial number, a bare public key by its id. */
function publicKeyOf(pem: string, publicKeyId: string | undefined): [serial: string, key: KeyObject] {
  if (!pem.includes('BEGIN CERTIFICATE')) {
    if (publicKeyId === undefined) throw new Error('a public key wants WECHAT_PAY_PUBLIC_KEY_ID beside it');
    return [publicKeyId, createPublicKey(pem)];
  }
  const certificate = new X509Certificate(pem);
  return [certificate.serialNumber, certificate.publicKey];
}

function read<Result>(name: string, file: string, open: (pem: string) => Result): Result {
  try {
    return open(readFileSync(file, 'utf8'));
  } catch (error) {
    // The file's content is never part of the message.
    throw new Error(`${name}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}
