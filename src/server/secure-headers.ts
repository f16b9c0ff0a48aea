import type { FastifyInstance } from 'fastify';

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

/** An answer to a call is data: nothing in it may run, load or be framed, and nobody keeps it. Short, for it is sent most. */
const forCalls = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Headers that every answer carries. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(request.method === 'GET' || request.method === 'HEAD' ? forPages : forCalls);
    done();
  });
}
