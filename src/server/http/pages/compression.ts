import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { createQueue } from '../../platform/queue.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Fast, and within a few percent of the smallest size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The threads are shared with files, password hashes and name lookups. */
const LIMITS = { concurrency: 2, maxWaiting: 40, maxWaitMs: 500, retryAfterS: 2 };

export type Coding = 'br' | 'gzip' | 'identity';

export interface Compressed {
  bytes: Buffer;
  coding: Coding;
}

export function acceptedCoding(request: FastifyRequest): Coding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Compresses bytes without a bound, for what is compressed once. */
export async function compress(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotli(bytes, BROTLI);
  return coding === 'gzip' ? gzipAsync(bytes) : bytes;
}

/** Compresses texts, a few at a time. While too many wait, a text stays as it is. */
export function createCompressor(): (text: string, coding: Coding) => Promise<Compressed> {
  const queue = createQueue(LIMITS);
  return async (text, coding) => {
    const bytes = Buffer.from(text);
    if (coding === 'identity') return { bytes, coding };
    try {
      return { bytes: await queue.run(() => compress(bytes, coding)), coding };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { bytes, coding: 'identity' };
    }
  };
}
