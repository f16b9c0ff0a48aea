import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/errors.ts';
import { clientNetwork } from './clients/client-network.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const LIMITS = {
  /** Nearly every body is smaller, and even thousands of connections with one take little memory. */
  uncountedBytes: 16 * KILOBYTE,
  /** Some dozen of the largest bodies, such as batches of numbers. */
  maxBytes: 48 * MEGABYTE,
  maxBytesPerNetwork: 12 * MEGABYTE,
  retryAfterS: 5,
};

/**
 * Bounds the memory of large bodies, from their first byte until their response is sent. They are read before anyone
 * knows whose they are: two thousand connections with a megabyte each would take two gigabytes. Uploads have bounds of
 * their own (`uploads/upload-slots.ts`).
 */
export function limitBodyMemory(app: FastifyInstance, limits: Partial<typeof LIMITS> = {}): void {
  const { uncountedBytes, maxBytes, maxBytesPerNetwork, retryAfterS } = { ...LIMITS, ...limits };
  const heldBytes = new Map<string, number>();
  const held = (key: string) => heldBytes.get(key) ?? 0;
  const add = (key: string, count: number) => {
    const next = held(key) + count;
    if (next === 0) heldBytes.delete(key);
    else heldBytes.set(key, next);
  };

  app.addHook('preParsing', (request, reply, payload: Readable, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const hasBody = request.headers['transfer-encoding'] !== undefined || length > 0;
    if (
      !hasBody ||
      length <= uncountedBytes ||
      request.method !== 'POST' ||
      isMultipart(request.headers['content-type'])
    ) {
      done(null, payload);
      return;
    }
    const network = `network ${clientNetwork(request.ip)}`;
    let ownBytes = 0;
    reply.raw.once('close', () => {
      add('all', -ownBytes);
      add(network, -ownBytes);
      ownBytes = 0;
    });
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        const isFull = held('all') + chunk.length > maxBytes || held(network) + chunk.length > maxBytesPerNetwork;
        if (isFull || reply.raw.closed) {
          next(new Refusal('900503', { retryAfterS }));
          return;
        }
        ownBytes += chunk.length;
        add('all', chunk.length);
        add(network, chunk.length);
        next(null, chunk);
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    // Fastify listens for errors while it reads the body, but not once it has refused it, when the rest may still arrive.
    counted.on('error', () => undefined);
    done(null, payload.pipe(counted));
  });
}

function isMultipart(type = ''): boolean {
  return /^multipart\//i.test(type);
}
