import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** In the folder of the pages, built by scripts/service-worker.ts. */
export const SERVICE_WORKER = 'sw.js';

/** Replaces a service worker that is in use: it takes itself out of the browser, with all that it has cached. */
const REMOVAL = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Serves the service worker, or the one that removes it while reading offline is switched off. */
export function mountServiceWorker(app: FastifyInstance, { folder, isOn }: { folder: string; isOn(): boolean }): void {
  if (!existsSync(path.join(folder, SERVICE_WORKER))) return;
  app.get(`/${SERVICE_WORKER}`, (_request, reply) => {
    if (isOn()) return reply.sendFile(SERVICE_WORKER);
    // A cached one would delay the switch.
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(REMOVAL);
  });
}
