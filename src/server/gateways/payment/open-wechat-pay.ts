import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PaymentConfig } from '../../platform/payment-config.ts';
import { createWechatPay } from './wechat-pay.ts';
import type { PublicKeys } from './wechat-signature.ts';

/**
 * WeChat Pay with the configured keys.
 * @throws Error with the variable of a file that cannot be read as a key
 */
export function openWechatPay({ keyFile, publicKeyFiles, publicKeyIds, ...rest }: PaymentConfig) {
  const privateKey = read('WECHAT_PAY_PRIVATE_KEY_FILE', keyFile, (pem) => createPrivateKey(pem));
  return createWechatPay({ ...rest, privateKey, keys: keysOf(publicKeyFiles, [...publicKeyIds]) });
}

/** Keys by serial number for certificates, and by the configured ids for public keys. */
function keysOf(files: readonly string[], ids: string[]): PublicKeys {
  const keys = files.map((file) =>
    read('WECHAT_PAY_PUBLIC_KEY_FILE', file, (pem) => {
      if (pem.includes('BEGIN CERTIFICATE')) {
        const { serialNumber, publicKey } = new X509Certificate(pem);
        return [serialNumber, publicKey] as const;
      }
      const key = createPublicKey(pem);
      const id = ids.shift();
      if (id === undefined) throw new Error('a public key needs its id in WECHAT_PAY_PUBLIC_KEY_ID');
      return [id, key] as const;
    }),
  );
  if (ids.length > 0) throw new Error('WECHAT_PAY_PUBLIC_KEY_ID: has more ids than there are public keys');
  return new Map(keys);
}

function read<Result>(name: string, file: string, open: (pem: string) => Result): Result {
  try {
    return open(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}
