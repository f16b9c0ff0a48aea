import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createLogThrottle } from '../platform/log-throttle.ts';
import { defaultWebSettings, type WebSettings } from '../platform/web-settings.ts';
import { workerNumber } from '../platform/workers/worker-number.ts';
import { limitBodyMemory } from './body-memory.ts';
import { limitConnections, limitPipelining } from './connection-limits.ts';
import { trackConnections } from './connections.ts';
import { connectionErrorHandlers, mountErrorHandlers } from './error-handler.ts';
import { serializeError } from './error-serializer.ts';
import { mountRequestChecks } from './hosts/request-checks.ts';
import { createSiteHosts, type SiteHosts } from './hosts/site-hosts.ts';
import { mountSecurityHeaders } from './security/security-headers.ts';

/** Times that a client has, in milliseconds. */
const TIMEOUTS = {
  /** To send the headers, from connecting or from the request before. */
  headersMs: 15_000,
  /** To send the whole request. */
  requestMs: 30_000,
  /** Between two requests; longer than the minute for which proxies usually keep a connection. */
  idleMs: 65_000,
  /** How often headers and requests are checked; Node's 30 s would double their times. */
  checkIntervalMs: 1_000,
};

interface ServerOptions {
  /** A level of pino, or `silent`. */
  logLevel: string;
  /** Addresses of reverse proxies whose forwarded headers are trusted. */
  trustedProxies?: string[] | undefined;
  /** Shorter ones for tests. */
  timeouts?: typeof TIMEOUTS;
  /** Local hosts by default. */
  hosts?: SiteHosts;
  web?: WebSettings;
}

/** A Fastify server without routes: limits, error responses and security headers. */
export function createServer({
  logLevel,
  trustedProxies = [],
  timeouts = TIMEOUTS,
  hosts = createSiteHosts(null),
  web = defaultWebSettings,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers: { err: serializeError }, ...workerName() },
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: 1_048_576,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // request-checks.ts refuses its absence, in the envelope.
      requireHostHeader: false,
    },
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.idleMs,
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    // While closing, requests on open connections are still served: Fastify's own 503 has no envelope.
    return503OnClosing: false,
    ...connectionErrorHandlers,
  });
  const onRefused = createLogThrottle((_, skipped) => app.log.warn({ alsoRefused: skipped }, 'connection refused'));
  limitPipelining(app.server, () => onRefused(undefined));
  trackConnections(app.server);
  // JSON only: another site may send text/plain without a CORS preflight, so it is refused with 415.
  app.removeContentTypeParser('text/plain');
  mountSecurityHeaders(app, web.hstsMaxAgeS);
  mountErrorHandlers(app);
  mountRequestChecks(app, hosts);
  limitBodyMemory(app);
  limitConnections(app.server, {
    maxConnections: web.maxConnections,
    isBehindProxy: trustedProxies.length > 0,
    onRefused: () => onRefused(undefined),
  });
  return app;
}

/** What each log line begins with, if there are several workers: pino's own fields and the worker's number. */
function workerName() {
  const worker = workerNumber();
  return worker === undefined ? {} : { base: { pid: process.pid, hostname: hostname(), worker } };
}
