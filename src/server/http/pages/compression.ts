import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Fast, and within a few percent of the smallest size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Coding = 'br' | 'gzip' | 'identity';

export function acceptedCoding(request: FastifyRequest): Coding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

export async function compress(text: string, coding: Coding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (coding === 'br') return brotli(bytes, BROTLI);
  return coding === 'gzip' ? gzipAsync(bytes) : bytes;
}

export function sendCompressed(reply: FastifyReply, bytes: Buffer, coding: Coding): FastifyReply {
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}
