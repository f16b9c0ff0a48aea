import { decrypt } from 'crypto-js/aes';
import { lib } from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';

const VECTOR_WORDS = 4;

/**
 * Decrypts a sealed result with crypto-js, where WebCrypto is missing (plain http): base64 of a 16-byte vector followed
 * by AES-256-CBC of the JSON.
 * @param secretKey 64 hex characters, issued at login
 */
export function openSealByScript(sealed: string, secretKey: string): unknown {
  const { words, sigBytes } = Base64.parse(sealed);
  const iv = lib.WordArray.create(words.slice(0, VECTOR_WORDS));
  const ciphertext = lib.WordArray.create(words.slice(VECTOR_WORDS), sigBytes - VECTOR_WORDS * 4);
  const plain = decrypt(lib.CipherParams.create({ ciphertext }), Hex.parse(secretKey), { iv });
  return JSON.parse(plain.toString(Utf8));
}
