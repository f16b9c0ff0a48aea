import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 10_000;
/** Connections become idle one after the other while their last responses are sent. */
const IDLE_SWEEP_MS = 50;
/** For close handlers after the last connection is cut. */
const CLOSE_MS = 1_000;

/**
 * Stops listening, lets running requests finish, and closes the server. Idle connections are closed at once; those of
 * clients that send or read too slowly when the time is up. Resolves then at the latest.
 */
export async function drain(app: FastifyInstance, withinMs = DRAIN_MS): Promise<void> {
  const { server } = app;
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), withinMs);
  const late = new AbortController();
  // `localhost` has a second server for IPv6, whose connections only the end of the process closes.
  const isLate = wait(withinMs + CLOSE_MS, undefined, { signal: late.signal }).catch(() => undefined);
  try {
    await Promise.race([app.close(), isLate]);
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
    late.abort();
  }
}
