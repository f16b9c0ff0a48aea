import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { createMetrics, type MetricsSources } from './metrics.ts';

/** Of requests that no route answers. */
const NO_ROUTE = 'none';

interface MetricsOptions extends MetricsSources {
  /** What a scraper sends as `Authorization: Bearer`; null mounts nothing. */
  token: string | null;
}

/** Mounts GET /metrics in the text format of Prometheus. */
export function mountMetrics(app: FastifyInstance, { token, ...sources }: MetricsOptions): void {
  if (token === null) return;
  const metrics = createMetrics(sources);
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? NO_ROUTE;
    metrics.observe({ method, route, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAuthorized(request, token)) {
      reply.header('www-authenticate', 'Bearer realm="metrics"');
      throw new Refusal('600209');
    }
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.print());
  });
}

function isAuthorized({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
