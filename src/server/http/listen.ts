import type { FastifyInstance } from 'fastify';

/**
 * Connections that may wait to be taken. Node's 511 are few when a crowd comes at once: of those beyond, the system drops
 * what they send, and they try again after seconds. The system's own bound, net.core.somaxconn, holds beside it.
 */
const BACKLOG = 4_096;

/** Takes connections from now on. @returns the port, which the system chooses where 0 is asked for */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<number> {
  await app.listen({ port, host, backlog: BACKLOG });
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : port;
}
