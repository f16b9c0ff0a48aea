import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built pages: files under /assets carry a hash in their name and are kept for good, the page itself never. */
export function servePages(app: FastifyInstance, folder: string | null): void {
  if (folder === null) return;
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Every other path that a browser asks for is a screen: the page finds out which, and leads unknown ones home.
  app.get('/*', (request, reply) => {
    if (/\.\w+$/.test(request.url.split('?')[0] ?? '')) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}
