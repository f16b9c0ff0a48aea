import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { limitConnections } from '../../../src/server/http/connection-limits.ts';
import { createServer as createHttpServer } from '../../../src/server/http/create-server.ts';
import { exchange } from '../../support/server/exchange.ts';

const opened: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server that greets each connection it accepts. */
async function serverWith(limits: { maxConnections: number; isBehindProxy: boolean }) {
  const onRefused = vi.fn();
  const server = createServer();
  servers.push(server);
  limitConnections(server, { ...limits, onRefused });
  server.on('connection', (socket) => {
    if (!socket.destroyed) socket.write('hello');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, onRefused };
}

/** Whether a connection is accepted; it stays open then. */
async function isAccepted(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  return new Promise((resolve) => {
    socket.on('data', () => resolve(true));
    socket.on('error', () => resolve(false)).on('close', () => resolve(false));
  });
}

async function countAccepted(port: number, attempts: number): Promise<number> {
  let accepted = 0;
  for (let index = 0; index < attempts; index += 1) if (await isAccepted(port)) accepted += 1;
  return accepted;
}

test('one address holds at most half of the connections, and gets new ones when it has closed some', async () => {
  const { port, onRefused } = await serverWith({ maxConnections: 10, isBehindProxy: false });
  expect(await countAccepted(port, 8)).toBe(5);
  expect(onRefused).toHaveBeenCalledTimes(3);
  const [first] = opened;
  first?.destroy();
  await vi.waitFor(async () => expect(await isAccepted(port)).toBe(true));
});

test('behind a proxy only the process is bounded', async () => {
  const { port, onRefused } = await serverWith({ maxConnections: 10, isBehindProxy: true });
  expect(await countAccepted(port, 12)).toBe(10);
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test('a connection with a few requests at once gets its answers in order, one with hundreds is closed', async () => {
  const app = createHttpServer({ logLevel: 'silent' });
  let handled = 0;
  app.get('/count', async () => {
    handled += 1;
    await new Promise(setImmediate);
    return 'x';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    const request = 'GET /count HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const answers = await exchange(port, `${request.repeat(5)}${last}`);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(6);
    handled = 0;
    await exchange(port, request.repeat(1_000)).catch(() => undefined);
    expect(handled).toBeLessThanOrEqual(10);
    // Others are served.
    expect(await exchange(port, last)).toContain('200');
  } finally {
    await app.close();
  }
});
