import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountServiceWorker } from '../../../../src/server/http/pages/service-worker.ts';
import { mountSecurityHeaders } from '../../../../src/server/http/security/security-headers.ts';

const SCRIPT = 'self.built = true;';

let folder: string;
let app: FastifyInstance;
let isOn = true;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'worker-'));
  await writeFile(path.join(folder, 'sw.js'), SCRIPT);
  app = Fastify();
  mountSecurityHeaders(app, null);
  await app.register(fastifyStatic, { root: folder, wildcard: false, globIgnore: ['sw.js'] });
  mountServiceWorker(app, { folder, isOn: () => isOn });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([true, false])('the service worker may only load from this site (on: %s)', async (on) => {
  isOn = on;
  const { headers, statusCode } = await app.inject('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers['content-security-policy']).toContain(`default-src 'self'; script-src 'self';`);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('while reading offline is off, the script removes the worker and all that it has cached', async () => {
  isOn = true;
  expect((await app.inject('/sw.js')).body).toBe(SCRIPT);
  isOn = false;
  const { body } = await app.inject('/sw.js');
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => done.push('takes over'),
    registration: { unregister: async () => done.push('unregisters') },
  };
  const caches = { keys: async () => ['shell', 'files'], delete: async (name: string) => done.push(`deletes ${name}`) };
  new Function('self', 'caches', body)(self, caches);
  listeners.get('install')?.({});
  await new Promise<void>((resolve) =>
    listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => work.then(resolve) }),
  );
  expect(done).toEqual(['takes over', 'deletes shell', 'deletes files', 'unregisters']);
});
