import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { connectionErrorHandlers, mountErrorHandlers } from './error-handler.ts';
import { serializeError } from './error-serializer.ts';
import { mountSecurityHeaders } from './security-headers.ts';

interface ServerOptions {
  /** A level of pino, or `silent`. */
  logLevel: string;
  /** Addresses of reverse proxies whose forwarded headers are trusted. */
  trustedProxies?: string[] | undefined;
}

/** A Fastify server without routes: limits, error responses and security headers. */
export function createServer({ logLevel, trustedProxies = [] }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers: { err: serializeError } },
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    // While closing, requests on open connections are still served: Fastify's own 503 has no envelope.
    return503OnClosing: false,
    ...connectionErrorHandlers,
  });
  // JSON only: another site may send text/plain without a CORS preflight, so it is refused with 415.
  app.removeContentTypeParser('text/plain');
  mountSecurityHeaders(app);
  mountErrorHandlers(app);
  return app;
}
