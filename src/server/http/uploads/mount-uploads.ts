import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { discardRest } from './discard-rest.ts';

/** Above the 90 s that the page waits for a picture to be read on a busy machine. */
const RESPONSE_TIMEOUT_MS = 95_000;

/** Mounts uploads in a scope of their own, because the other calls accept JSON only. */
export function mountUploads(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    // A body of JSON is refused with 415 before it is read.
    scope.removeContentTypeParser('application/json');
    await scope.register(multipart, { throwFileSizeLimit: true });
    // The time to receive the request has a limit of its own. Injected requests have no real socket.
    scope.addHook('onRequest', async ({ raw }) => void raw.socket.setTimeout?.(RESPONSE_TIMEOUT_MS));
    scope.addHook('onSend', async ({ raw }) => discardRest(raw));
    mount(scope);
  });
}
