import type { FastifyInstance } from 'fastify';
import { answerOf, Refusal } from './errors.ts';
import { languageOf } from './serve.ts';

/** Every error, on every path and status, is the envelope; what was not foreseen is logged with its stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterS } = answerOf(error, languageOf(request));
    if (status >= 500) request.log.error({ err: error, url: request.url.split('?')[0] }, 'request failed');
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = answerOf(new Refusal('900404'), languageOf(request));
    return reply.status(status).send(body);
  });
}
