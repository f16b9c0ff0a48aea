import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeMessages } from '../../../contract/code-messages.ts';
import { httpStatusOf } from '../../../contract/code-statuses.ts';
import { Refusal } from '../../platform/errors.ts';
import type { SiteHosts } from './site-hosts.ts';

/** A second one could be read by a proxy where we read the first. */
const singleHeaders = new Set(['host', 'content-length', 'transfer-encoding', 'authorization']);
/** Browsers send about 20. Node.js would drop those above its own maximum without an error. */
const HEADERS_MAX = 100;
/** Probes and scrapers name the process by whatever address they know. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Shared: a stack trace for each would cost more than the refusal. */
const malformed = new Refusal('900400');
const misdirected = new Refusal('900430');
/** A compressed body is not unpacked: a few bytes could fill the memory. */
const compressed = new Refusal('900415');

/** Refuses requests to hosts that are not the site's, ambiguous and compressed ones, before anything else is done for them. */
export function mountRequestChecks(app: FastifyInstance, hosts: SiteHosts): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isAmbiguous(request)) done(malformed);
    else if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') done(compressed);
    else if (probes.has(request.url) || hosts.find(request.host) !== null) done();
    else if (acceptsPage(request)) sendMisdirectedPage(reply);
    else done(misdirected);
  });
}

/** Repeated headers, too many of them, no host, and a target with a host of its own. */
function isAmbiguous({ raw, url }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  if (!url.startsWith('/') || rawHeaders.length > 2 * HEADERS_MAX) return true;
  if (raw.headers.host === undefined && raw.httpVersionMajor === 1 && raw.httpVersionMinor > 0) return true;
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!singleHeaders.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

function acceptsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

const { zh, en } = codeMessages['900430'];
const PAGE = [
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
  `<title>${zh}</title></head><body><main><p>${zh}</p><p lang="en">${en}</p></main></body></html>`,
].join('');

function sendMisdirectedPage(reply: FastifyReply): void {
  void reply
    .code(httpStatusOf('900430'))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
