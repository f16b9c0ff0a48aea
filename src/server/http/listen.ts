import type { FastifyInstance } from 'fastify';

/**
 * Connections that may wait to be accepted. Node's 511 are too few for a burst: the system drops packets of those beyond,
 * and clients retry after seconds. net.core.somaxconn limits it further.
 */
const BACKLOG = 4_096;

/** Starts listening. @returns the port, which the system chooses for port 0 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<number> {
  await app.listen({ port, host, backlog: BACKLOG });
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : port;
}
