import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BODY_MAX_BYTES, MCP_PATH } from '../../../contract/api-services/definition.ts';
import { idempotencyHeader } from '../../../contract/api-services/wire.ts';
import { languageOf } from '../../http/serve.ts';
import { errorResponse, Refusal } from '../../platform/errors.ts';
import { normalizeHost } from '../../platform/host-name.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Authenticate } from '../gateway/authenticate.ts';
import { checkAddress } from '../gateway/check-call.ts';
import type { ApiRequest, Invoke } from '../gateway/invoke.ts';
import type { LeasedLimits } from '../gateway/leased-limits.ts';
import type { LiveKey } from '../keys/key-finder.ts';
import type { CallableInterfaces } from './callable-interfaces.ts';
import type { AnsweredMessage, ReceivedMessage } from './tool-server.ts';
import { adviceOf } from './tools.ts';

interface Dependencies {
  invoke: Invoke;
  authenticate: Authenticate;
  limits: LeasedLimits;
  listCallable: CallableInterfaces;
  loadShedding: Queue;
}

/** Of one customer, besides calls of tools, which have the limits of their interfaces. */
const MESSAGES_PER_SECOND = 20;

/** Serves POST /mcp: interfaces as tools of assistants (Streamable HTTP without sessions, JSON answers). */
export function mountMcp(app: FastifyInstance, { loadShedding, limits, authenticate, ...tools }: Dependencies): void {
  let toolServer: ReturnType<typeof loadToolServer> | undefined;
  const loadToolServer = async () => {
    const { createToolServer } = await import('./tool-server.ts');
    return createToolServer({ ...tools, onError: (error) => app.log.error({ err: error }, 'list of tools failed') });
  };
  const answerMessage = async (received: ReceivedMessage): Promise<AnsweredMessage> => {
    // The library of the protocol takes some 20 MB, and most installations have no assistants.
    toolServer ??= loadToolServer();
    return (await toolServer)(received);
  };

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    scope.post(MCP_PATH, {
      bodyLimit: API_BODY_MAX_BYTES,
      onRequest: (request, _reply, done) => done(loadShedding.findRefusal() ?? findForeignOrigin(request)),
      handler: async (request, reply) => {
        const { status, headers, body } = await loadShedding.run(() => respond(request));
        reply.status(status).headers(headers);
        return body === '' ? reply.send() : reply.send(body);
      },
    });
    // There is neither a stream of the server nor a session to end.
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: MCP_PATH,
      // Its body is not read.
      preParsing: (_request, _reply, _payload, done) => done(null, Readable.from([])),
      onRequest: (_request, reply, done) => {
        reply.header('allow', 'POST');
        done(new Refusal('900405'));
      },
      handler: () => null,
    });
  });

  async function respond(request: FastifyRequest) {
    const apiRequest = apiRequestOf(request);
    const key = await authenticate(apiRequest);
    const message = singleMessage(request.body);
    if (!isToolCall(message)) await checkMessage(key, request.ip);
    return answerMessage({ message, key, request: apiRequest, transportHeaders: transportHeadersOf(request) });
  }

  /** A call of a tool is checked by the gateway, which logs it. */
  async function checkMessage(key: LiveKey, address: string): Promise<void> {
    checkAddress(key, address);
    const limit = { name: 'second', key: `mcp ${key.userId}`, window: 'second', points: MESSAGES_PER_SECOND } as const;
    const { exceeded } = await limits([limit]);
    if (exceeded !== undefined) throw new Refusal('301223', { retryAfterS: exceeded.resetS });
  }
}

/** Only what a call of a tool has in common with a call over HTTP: a signature would not cover the tool's arguments. */
function apiRequestOf(request: FastifyRequest): ApiRequest {
  const idempotencyKey = request.headers[idempotencyHeader];
  return {
    interfaceCode: '',
    transport: 'mcp',
    method: request.method,
    path: MCP_PATH,
    headers: { authorization: request.headers.authorization, [idempotencyHeader]: idempotencyKey?.toString() },
    rawBody: Buffer.alloc(0),
    address: request.ip,
    language: languageOf(request),
  };
}

function transportHeadersOf({ headers }: FastifyRequest): Record<string, string> {
  const names = ['accept', 'content-type', 'mcp-protocol-version'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

const foreignOrigin = new Refusal('900403', {
  message: {
    zh: '不接受来自其他网站页面的请求',
    en: 'Requests from pages of other sites are refused',
  },
});

/** A page of another site that has rebound its name to this server, or has got hold of a key (DNS rebinding). */
function findForeignOrigin({ headers: { origin }, host }: FastifyRequest): Refusal | undefined {
  if (origin === undefined) return undefined;
  const originHost = URL.canParse(origin) ? normalizeHost(new URL(origin).host) : null;
  return originHost !== null && originHost === normalizeHost(host) ? undefined : foreignOrigin;
}

/**
 * Batches were removed from the protocol, and would be many calls in one turn of the queue. Tasks are not offered, so
 * their metadata are ignored, as the protocol says; the library would refuse the answer after it was charged.
 * @throws Refusal 900400
 */
function singleMessage(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const problem = { path: '', zh: '每个请求只能有一条消息', en: 'a request has one message' };
    throw new Refusal('900400', { problems: [problem] });
  }
  if (!('params' in body) || typeof body.params !== 'object' || body.params === null) return body;
  const { task: _task, ...params }: { task?: unknown } = body.params;
  return { ...body, params };
}

function isToolCall(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call';
}

/** Codes of JSON-RPC 2.0. */
const PARSE_ERROR = -32700;
const SERVER_ERROR = -32000;

/** An error of the request, outside of any tool. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const { status, body, retryAfterS } = errorResponse(error, language);
  if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed');
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="openapi"');
  return reply.status(status).send({
    jsonrpc: '2.0',
    id: null,
    error: {
      code: body.code === '900400' ? PARSE_ERROR : SERVER_ERROR,
      message: body.message,
      data: { code: body.code, advice: adviceOf(body.code, language) ?? null },
    },
  });
}
