import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * Seals a result for the client that holds the key: base64 of a 16-byte vector followed by AES-256-CBC of the JSON.
 * @param secretKey 64 hex characters, the session's.
 */
export function seal(result: unknown, secretKey: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(secretKey, 'hex'), vector);
  return Buffer.concat([vector, cipher.update(JSON.stringify(result), 'utf8'), cipher.final()]).toString('base64');
}
