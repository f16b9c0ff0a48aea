import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'epc.device';
const AGE_S_MAX = 180 * 24 * 60 * 60;

/** The token of the device cookie; null when it is missing or malformed. */
export function readDeviceToken({ headers }: FastifyRequest): string | null {
  return /(?:^|;\s*)epc\.device=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}

/** Sets the device cookie (HttpOnly, SameSite=Strict). It identifies a known device and authenticates no one. */
export function setDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${token}; Path=/; Max-Age=${AGE_S_MAX}; HttpOnly; SameSite=Strict${secure}`);
}

/** 256 random bits. */
export function createDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashDeviceToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
