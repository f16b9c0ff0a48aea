import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../contract/code-messages.ts';
import { errorResponse, Refusal } from '../platform/errors.ts';
import { createLogThrottle } from '../platform/log-throttle.ts';
import { languageOf } from './serve.ts';

/**
 * Sends every error as an envelope. Unexpected errors are logged with their stack; refusals under overload and an
 * unavailable database are logged once per second without one.
 */
export function mountErrorHandlers(app: FastifyInstance): void {
  const logRefusal = throttledWarning('request refused', 'alsoRefused');
  const logUnavailable = throttledWarning('database unavailable', 'alsoFailed');
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterS } = errorResponse(error, languageOf(request));
    const url = request.url.split('?')[0];
    if (error instanceof Refusal) {
      if (status >= 500) logRefusal({ request, about: { code: error.code, url } });
    } else if (request.raw.readableAborted) {
      // The client has gone, or was disconnected for being slow: its ECONNRESET is not the database's.
      request.log.debug({ url }, 'request aborted');
    } else if (body.code === '900503') logUnavailable({ request, about: { reason: reasonOf(error), url } });
    else if (status >= 500) request.log.error({ err: error, url }, 'request failed');
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

/** The message of a driver's error; one for several addresses has none, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

type LoggedRefusal = { request: FastifyRequest; about: Record<string, unknown> };

/** One line per second, with the number of requests that failed alike since the line before. */
function throttledWarning(message: string, countName: string): (refusal: LoggedRefusal) => void {
  return createLogThrottle(({ request, about }, skipped) => {
    request.log.warn(skipped === 0 ? about : { ...about, [countName]: skipped }, message);
  });
}

/** Statuses by Node's error code for malformed requests; 400 for all others. */
const connectionErrorStatuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** A client's time to read the response to a malformed request: closing at once would reset the connection before. */
const LINGER_MS = 500;

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
    // A client that goes on sending would hold the half-closed connection.
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  },
};
