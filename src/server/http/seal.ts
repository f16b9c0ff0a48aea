import { createCipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
/** Shorter results gain nothing by compression. */
const PACKED_BYTES_MIN = 1_000;

/**
 * Encrypts a result: base64 of a 16-byte vector followed by AES-256-CBC of the JSON.
 * @param secretKey of the session, 64 hex characters
 */
export function seal(result: unknown, secretKey: string): string {
  return encrypt(Buffer.from(JSON.stringify(result)), secretKey);
}

/** Like `seal`, but compresses longer results with gzip, which the first byte shows: JSON does not begin with 0x1f. */
export async function sealPacked(result: unknown, secretKey: string): Promise<string> {
  const json = Buffer.from(JSON.stringify(result));
  return encrypt(json.length < PACKED_BYTES_MIN ? json : await gzipAsync(json), secretKey);
}

function encrypt(plain: Buffer, secretKey: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(secretKey, 'hex'), vector);
  return Buffer.concat([vector, cipher.update(plain), cipher.final()]).toString('base64');
}
