import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveKeyNatively } from 'altcha-lib/algorithms/web/pbkdf2';

/** PBKDF2 with SHA-256, by script where WebCrypto is missing (plain http), which takes some times as long. */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  if (globalThis.crypto?.subtle !== undefined) return deriveKeyNatively(parameters, salt, password);
  return { derivedKey: pbkdf2(sha256, password, salt, { c: parameters.cost, dkLen: parameters.keyLength }) };
};
