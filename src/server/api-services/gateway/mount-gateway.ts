import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE_PATH, API_BODY_MAX_BYTES } from '../../../contract/api-services/definition.ts';
import type { ApiEnvelope } from '../../../contract/api-services/wire.ts';
import { PRICE_LIST_BODY_MAX_BYTES, PRICE_LIST_UPLOAD } from '../../../contract/imports/rules.ts';
import { languageOf } from '../../http/serve.ts';
import { errorResponse, Refusal } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Invoke } from './invoke.ts';
import { newRequestId } from './request-id.ts';

interface Gateway {
  invoke: Invoke;
  loadShedding: Queue;
}

interface Route {
  Params: { code: string };
}

/** Serves POST /openapi/v1/:code. Every answer has the envelope of interfaces, also those that come before a key is known. */
export function mountGateway(app: FastifyInstance, { invoke, loadShedding }: Gateway): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they were sent.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    const post = (url: string, bodyLimit: number) =>
      scope.post<Route>(url, {
        bodyLimit,
        onRequest: (_request, _reply, done) => done(loadShedding.findRefusal()),
        handler: async (request, reply) => {
          const { status, headers, envelope } = await loadShedding.run(() => invoke(apiRequestOf(request)));
          return reply.status(status).headers(headers).send(envelope);
        },
      });
    post(`${API_BASE_PATH}/:code`, API_BODY_MAX_BYTES);
    post(`${API_BASE_PATH}/:code(^${PRICE_LIST_UPLOAD}$)`, PRICE_LIST_BODY_MAX_BYTES);
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: `${API_BASE_PATH}/:code`,
      // Its body is not read.
      preParsing: (_request, _reply, _payload, done) => done(null, Readable.from([])),
      onRequest: (_request, reply, done) => {
        reply.header('allow', 'POST');
        done(new Refusal('900405'));
      },
      handler: () => null,
    });
  });
}

function apiRequestOf(request: FastifyRequest<Route>) {
  const { body, params, raw, ip } = request;
  return {
    interfaceCode: params.code,
    transport: 'http' as const,
    method: request.method,
    path: raw.url ?? '',
    headers: singleHeaders(request),
    rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    address: ip,
    language: languageOf(request),
  };
}

/** Headers with one value: Node.js joins repeated ones of all names but this one. */
function singleHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  const { 'set-cookie': _several, ...single } = headers;
  return single as Record<string, string | undefined>;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterS } = errorResponse(error, languageOf(request));
  if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed');
  const envelope: ApiEnvelope = {
    ...body,
    requestId: newRequestId(),
    charge: { count: 0, reason: 'error', remaining: null },
  };
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  return reply.status(status).header('cache-control', 'no-store').send(envelope);
}
