import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import { NoticeRefusal } from './payment-gateway.ts';

const ALGORITHM = 'AEAD_AES_256_GCM';
const TAG_BYTES = 16;

/** The encrypted part of a notice. */
export const Resource = z.object({
  algorithm: z.literal(ALGORITHM),
  ciphertext: z.string(),
  nonce: z.string().min(1).max(64),
  associated_data: z.string().nullish(),
});
type Resource = z.infer<typeof Resource>;

/** Decrypts a resource. @throws NoticeRefusal 400 if it was changed or encrypted with another key */
export function openResource({ ciphertext, nonce, associated_data }: Resource, apiV3Key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < TAG_BYTES) throw new NoticeRefusal(400, 'nothing sealed');
  try {
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(associated_data ?? ''));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return `${decipher.update(bytes.subarray(0, -TAG_BYTES)).toString()}${decipher.final()}`;
  } catch {
    throw new NoticeRefusal(400, 'the seal is broken');
  }
}

/** Encrypts a text like the payment service, for the sandbox till. */
export function sealResource(text: string, apiV3Key: string, nonce: string): Resource {
  const associated = 'transaction';
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: ALGORITHM, ciphertext: sealed.toString('base64'), nonce, associated_data: associated };
}
