import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Styles may be inline (antd writes them as the page runs); scripts, frames and other origins may not. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  // Large spreadsheets are packed in a worker that the page makes itself.
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

/** Nothing in it may run, load or be framed. */
const NOTHING_ALLOWED = `default-src 'none'; frame-ancestors 'none'`;

/** An answer to a call is data, and nobody keeps it. Short, for it is sent most. */
const forCalls = {
  'content-security-policy': NOTHING_ALLOWED,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** A script or a style runs under the policy of the page that asks for it; its own counts where it is opened by itself. */
const forAssets = { 'content-security-policy': NOTHING_ALLOWED, 'x-content-type-options': 'nosniff' };

/** Headers that every answer carries. */
export function mountSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headersFor(request));
    done();
  });
}

function headersFor({ method, url }: FastifyRequest) {
  if (method !== 'GET' && method !== 'HEAD') return forCalls;
  return url.startsWith('/assets/') ? forAssets : forPages;
}
