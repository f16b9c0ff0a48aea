import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts keys under a secret that is not in the database: a copy of the database signs nothing. */
export interface KeySealing {
  /** `accessId` is authenticated: a sealed key does not open under another key's row. */
  seal(key: string, accessId: string): string;
  /** Undefined for a key that was sealed under another secret. */
  open(sealed: string, accessId: string): string | undefined;
}

export function createKeySealing(secret: string): KeySealing {
  const encryptionKey = Buffer.from(hkdfSync('sha256', secret, '', 'api key sealing', 32));
  return {
    seal(key, accessId) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(accessId));
      const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed, accessId) {
      const bytes = Buffer.from(sealed, 'base64');
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(accessId))
          .setAuthTag(tag);
        const key = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return key.toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
