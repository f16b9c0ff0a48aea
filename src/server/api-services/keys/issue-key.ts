import { hash, randomBytes } from 'node:crypto';
import { KEY_PREFIX, type KeyMode } from '../../../contract/api-services/wire.ts';
import type { KeySealing } from './key-sealing.ts';

const HINT_LENGTH = 4;

export function keyHashOf(key: string): string {
  return hash('sha256', key);
}

/** A new key of 256 bits with its columns; the key itself is shown once. */
export function issueKey(mode: KeyMode, accessId: string, sealing: KeySealing) {
  const secret = `${KEY_PREFIX[mode]}${randomBytes(32).toString('base64url')}`;
  return {
    secret,
    columns: {
      keyHash: keyHashOf(secret),
      hint: secret.slice(-HINT_LENGTH),
      sealedKey: sealing.seal(secret, accessId),
    },
  };
}

export function newAccessId(): string {
  return `ak${randomBytes(9).toString('hex')}`;
}
