import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../contract/code-messages.ts';
import { errorResponse, Refusal } from '../platform/errors.ts';
import { languageOf } from './serve.ts';

/** Limits the log under overload, when thousands of requests are refused. */
const REFUSAL_LOG_INTERVAL_MS = 1_000;

/** Sends every error as an envelope; unexpected errors are logged with their stack. */
export function mountErrorHandlers(app: FastifyInstance): void {
  const logRefusal = refusalLogger();
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterS } = errorResponse(error, languageOf(request));
    const url = request.url.split('?')[0];
    if (error instanceof Refusal) {
      if (status >= 500) logRefusal(request, { code: error.code, url });
    } else if (status >= 500) request.log.error({ err: error, url }, 'request failed');
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const isCall = app.hasRoute({ method: 'POST', url });
    if (isCall) reply.header('allow', 'POST');
    const { status, body } = errorResponse(new Refusal(isCall ? '900405' : '900404'), languageOf(request));
    return reply.status(status).send(body);
  });
}

/** Logs one refusal per second, with the number of refusals since the one before. */
function refusalLogger(): (request: FastifyRequest, about: { code: string; url: string | undefined }) => void {
  let nextAt = 0;
  let unlogged = 0;
  return (request, about) => {
    const now = performance.now();
    if (now < nextAt) {
      unlogged += 1;
      return;
    }
    request.log.warn(unlogged === 0 ? about : { ...about, alsoRefused: unlogged }, 'request refused');
    nextAt = now + REFUSAL_LOG_INTERVAL_MS;
    unlogged = 0;
  };
}

/** Statuses by Node's error code for malformed requests; 400 for all others. */
const connectionErrorStatuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Options of Fastify for errors before routing: an invalid path, and bytes that are not HTTP. */
export const connectionErrorHandlers = {
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { status, body } = errorResponse(error, languageOf(request));
    reply.status(status).send(body);
  },
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const body = JSON.stringify({ code: '900400', message: messageOf('900400', 'zh-CN'), result: null });
    const head = [
      `HTTP/1.1 ${connectionErrorStatuses[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  },
};
