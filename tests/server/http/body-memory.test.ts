import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { limitBodyMemory } from '../../../src/server/http/body-memory.ts';
import { mountErrorHandlers } from '../../../src/server/http/error-handler.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { openRawSocket } from '../../support/server/raw-socket.ts';

const KILOBYTE = 1024;
const app = Fastify();
mountErrorHandlers(app);
limitBodyMemory(app, { maxBytes: 300 * KILOBYTE, maxBytesPerNetwork: 200 * KILOBYTE });
app.post('/size', async ({ body }) => JSON.stringify(body).length);
const port = await listen(app, { port: 0, host: '127.0.0.1' });

const json = (kilobytes: number) => JSON.stringify('x'.repeat(kilobytes * KILOBYTE));
const headers = { 'content-type': 'application/json' };
const post = (body: string) => fetch(`http://127.0.0.1:${port}/size`, { method: 'POST', headers, body });
const inject = (body: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/size', headers, payload: body, remoteAddress });

/** Sends all of a body but its last byte. */
async function holdBody(kilobytes: number) {
  const body = json(kilobytes);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = ['POST /size HTTP/1.1', 'host: x', 'content-type: application/json', `content-length: ${body.length}`];
  await new Promise<void>((resolve) =>
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () => resolve()),
  );
  return socket;
}

test('the large bodies of a network, and of all networks, are bounded together until they are answered', async () => {
  const socket = await holdBody(150);
  await vi.waitFor(async () => expect((await post(json(100))).status).toBe(503), 10_000);
  const refused = await post(json(100));
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: '900503' });
  expect((await post(json(10))).status).toBe(200);
  expect((await inject(json(140), '10.0.0.1')).statusCode).toBe(200);
  expect((await inject(json(160), '10.0.0.1')).statusCode).toBe(503);
  socket.destroy();
  await vi.waitFor(async () => expect((await post(json(190))).status).toBe(200), 10_000);
  for (let count = 0; count < 5; count += 1) expect((await post(json(190))).status).toBe(200);
  await app.close();
});

test('a body without a length is counted too', async () => {
  const chunked = Fastify();
  mountErrorHandlers(chunked);
  limitBodyMemory(chunked, { maxBytes: 20 * KILOBYTE });
  chunked.post('/size', async ({ body }) => JSON.stringify(body).length);
  const toPort = await listen(chunked, { port: 0, host: '127.0.0.1' });
  const body = new Blob([json(30)]).stream();
  const response = await fetch(`http://127.0.0.1:${toPort}/size`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(503);
  await chunked.close();
});

test('the rest of a body that was refused for its length does not end the process', async () => {
  const strict = Fastify({ bodyLimit: 20 * KILOBYTE });
  mountErrorHandlers(strict);
  limitBodyMemory(strict);
  let refused: { body: unknown; response: ServerResponse } | undefined;
  strict.addHook('preParsing', (_request, { raw: response }, body, done) => {
    refused = { body, response };
    done(null, body);
  });
  strict.post('/size', async () => 'read');
  const toPort = await listen(strict, { port: 0, host: '127.0.0.1' });
  const { socket, received } = await openRawSocket(toPort);
  const lines = [
    'POST /size HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${30 * KILOBYTE}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1.1 413 /));
  await vi.waitFor(() => expect(refused?.response.closed).toBe(true));

  const body = z.instanceof(Writable).parse(refused?.body);
  const closed = new Promise((resolve) => body.once('close', resolve));
  body.write('the rest');
  await closed;
  // An error without a listener would have been thrown before.
  await new Promise((resolve) => setImmediate(resolve));
  await strict.close();
});
