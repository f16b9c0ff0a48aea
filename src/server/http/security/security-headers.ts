import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Inline styles are allowed, because antd writes them at run time; inline scripts, frames and other origins are not. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  // Large spreadsheets are compressed in a worker from a blob.
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

const forPages = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

const NOTHING_ALLOWED = `default-src 'none'; frame-ancestors 'none'`;

/** Responses to calls are data and not cached. */
const forCalls = {
  'content-security-policy': NOTHING_ALLOWED,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Assets run under the policy of the page; their own policy applies when they are opened directly. */
const forAssets = { 'content-security-policy': NOTHING_ALLOWED, 'x-content-type-options': 'nosniff' };

/**
 * Adds security headers to every response. `hstsMaxAgeS` is sent on http too, where browsers ignore it: behind a proxy
 * that ends TLS the scheme is not always known.
 */
export function mountSecurityHeaders(app: FastifyInstance, hstsMaxAgeS: number | null): void {
  const hsts = hstsMaxAgeS === null ? {} : { 'strict-transport-security': `max-age=${hstsMaxAgeS}` };
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headersFor(request)).headers(hsts);
    done();
  });
}

function headersFor({ method, url }: FastifyRequest) {
  if (method !== 'GET' && method !== 'HEAD') return forCalls;
  return url.startsWith('/assets/') ? forAssets : forPages;
}
