import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../../../src/server/http/create-server.ts';
import { drain } from '../../../src/server/http/drain.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { drip, openRawSocket } from '../../support/server/raw-socket.ts';

const TIMEOUTS = { headersMs: 300, requestMs: 600, idleMs: 60_000, checkIntervalMs: 50 };
/** Check interval, the time to read the refusal, and a busy machine. */
const MARGIN_MS = 1_500;
const DRAIN_MS = 400;
/** More than the system's buffers hold. */
const LARGE = 50_000_000;

let app: FastifyInstance;
let port = 0;
let answer: () => void = () => undefined;
beforeEach(async () => {
  app = createServer({ logLevel: 'silent', timeouts: TIMEOUTS });
  app.post('/echo', async () => ({ isDone: true }));
  app.get('/wait', () => new Promise((resolve) => (answer = () => resolve({ isDone: true }))));
  app.get('/large', async () => 'x'.repeat(LARGE));
  port = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  app.server.closeAllConnections();
  return app.close();
});

const bodyHead =
  'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test('a client that drips its headers is refused with 408 and disconnected when their time is up', async () => {
  const client = await openRawSocket(port, { allowHalfOpen: true });
  client.socket.write('GET /echo HTTP/1.1\r\nlong: ');
  drip(client);
  expect(await client.closed).toBeLessThan(TIMEOUTS.headersMs + MARGIN_MS);
  expect(client.received()).toContain('408 Request Timeout');
});

test('a client that drips its body is refused with 408 and disconnected when its time is up', async () => {
  const client = await openRawSocket(port, { allowHalfOpen: true });
  client.socket.write(bodyHead);
  drip(client);
  const closedAfterMs = await client.closed;
  expect(closedAfterMs).toBeGreaterThan(TIMEOUTS.requestMs - 50);
  expect(closedAfterMs).toBeLessThan(TIMEOUTS.requestMs + MARGIN_MS);
  expect(client.received()).toContain('408 Request Timeout');
});

test('a server that stops disconnects a client that drips its body after the time to drain', async () => {
  const client = await openRawSocket(port);
  client.socket.write(bodyHead);
  drip(client);
  await vi.waitFor(() => expect(client.socket.bytesWritten).toBeGreaterThan(bodyHead.length));
  const startedAt = performance.now();
  await drain(app, DRAIN_MS);
  expect(performance.now() - startedAt).toBeGreaterThan(DRAIN_MS - 50);
  expect(performance.now() - startedAt).toBeLessThan(DRAIN_MS + 900);
  await client.closed;
});

test('a server that stops disconnects a client that does not read its response after the time to drain', async () => {
  const client = await openRawSocket(port);
  client.socket.once('data', () => client.socket.pause());
  client.socket.write(get('/large'));
  await once(client.socket, 'data');
  const startedAt = performance.now();
  await drain(app, DRAIN_MS);
  expect(performance.now() - startedAt).toBeGreaterThan(DRAIN_MS - 50);
  expect(performance.now() - startedAt).toBeLessThan(DRAIN_MS + 900);
  client.socket.resume();
  await client.closed;
  expect(client.received().length).toBeLessThan(LARGE);
});

test('a server that stops sends the whole response to a client that reads slowly but in time', async () => {
  const client = await openRawSocket(port);
  client.socket.once('data', () => client.socket.pause());
  client.socket.write(get('/large'));
  await once(client.socket, 'data');
  const drained = drain(app, 10_000);
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  client.socket.resume();
  await Promise.all([drained, client.closed]);
  expect(client.received().length).toBeGreaterThan(LARGE);
});

test('a server that stops answers the request that runs, and closes idle connections at once', async () => {
  const [idle, silent, busy] = await Promise.all([openRawSocket(port), openRawSocket(port), openRawSocket(port)]);
  idle.socket.write(get('/missing'));
  busy.socket.write(get('/wait'));
  await vi.waitFor(() => expect(idle.received()).toContain('404'));
  const startedAt = performance.now();
  const drained = drain(app, 10_000);
  await Promise.all([idle.closed, silent.closed]);
  answer();
  await Promise.all([drained, busy.closed]);
  expect(busy.received()).toContain('{"isDone":true}');
  // The connection of the answered request is closed too, not kept alive until the end.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
