import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** 128 random bits in base64url. */
export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
