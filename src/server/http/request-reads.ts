import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../platform/db/database.ts';
import type { Session } from './request-context.ts';

/** Where requests read the catalogue: each on one server, and on the primary soon after a write of the user. */
export interface RequestReads extends Pick<Catalogue, 'repeatIfLost'> {
  pin<Result>(request: FastifyRequest, session: Session | null, work: () => Promise<Result>): Promise<Result>;
  /** Call it after a successful write, before the response is sent. */
  noteWrite(request: FastifyRequest, reply: FastifyReply, session: Session | null): void;
}

/** Tells the other nodes; it holds no data and grants nothing. */
const NAME = 'epc.written';
const COOKIE = /(?:^|;\s*)epc\.written=1(?:;|$)/;
const USERS_MAX = 20_000;

/**
 * A user's writes are known by the user on this node, and by a cookie on the others. Both last until the writes are on every
 * replica that is used.
 */
export function createRequestReads({ pin, repeatIfLost, ownWritesMs }: Catalogue): RequestReads {
  if (ownWritesMs === 0) {
    const pinned: RequestReads['pin'] = (_request, _session, work) => pin({ isOnPrimary: false }, work);
    return { repeatIfLost, pin: pinned, noteWrite: () => undefined };
  }
  const writers = new LRUCache<number, true>({ max: USERS_MAX, ttl: ownWritesMs });
  const maxAgeS = Math.ceil(ownWritesMs / 1_000);
  return {
    repeatIfLost,
    pin: (request, session, work) => {
      const hasWritten = COOKIE.test(request.headers.cookie ?? '') || (session !== null && writers.has(session.userId));
      return pin({ isOnPrimary: hasWritten }, work);
    },
    noteWrite(request, reply, session) {
      if (session !== null) writers.set(session.userId, true);
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `${NAME}=1; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`);
    },
  };
}
