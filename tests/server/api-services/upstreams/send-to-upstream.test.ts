import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type HostAddress,
  internet,
  type NetworkDoors,
} from '../../../../src/server/api-services/upstreams/guarded-post.ts';
import { sendToUpstream, UPSTREAM_MAX_BYTES } from '../../../../src/server/api-services/upstreams/send-to-upstream.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on a loopback address. */
async function serve(listener: RequestListener, { host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  const server = createServer(listener).listen(port, host);
  servers.push(server);
  await once(server, 'listening');
  // A server that listens on a port has an address object.
  return (server.address() as AddressInfo).port;
}

const json = (body: string) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
};
const to = (...answers: string[]) => {
  const queue = [...answers];
  return vi.fn(async (): Promise<HostAddress[]> => [{ address: queue.shift() ?? '127.0.0.2', family: 4 }]);
};
/** The loopback of the tests counts as public; the other address does not. */
const doors = (changes: Partial<NetworkDoors> = {}): NetworkDoors => ({
  resolve: to('127.0.0.1'),
  isPublic: (address) => address === '127.0.0.1',
  ...changes,
});
const send = (port: number, network = doors(), timeoutMs = 5_000) =>
  sendToUpstream({ url: new URL(`http://upstream.example:${port}/parts`), body: '{"oe":"1"}', timeoutMs }, network);

test('an upstream gets JSON under its own host name, and its JSON comes back', async () => {
  const seen: string[] = [];
  const port = await serve(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers['content-type']}`);
    for await (const chunk of request) seen.push(String(chunk));
    json('{"rows":[1]}')(request, response);
  });
  expect(await send(port)).toMatchObject({ status: 200, bytes: 12, value: { rows: [1] } });
  expect(seen).toEqual([`POST /parts upstream.example:${port} application/json`, '{"oe":"1"}']);
});

test('a name that resolves to a private address is refused before anything is connected', async () => {
  const onRequest = vi.fn(json('{}'));
  const port = await serve(onRequest);
  const network = { ...internet, resolve: to('127.0.0.1') };
  await expect(send(port, network)).rejects.toMatchObject({ reason: 'privateAddress', code: '301115' });
  expect(onRequest).not.toHaveBeenCalled();
});

test('one private address among public ones is enough to refuse', async () => {
  const port = await serve(json('{}'));
  const resolve = async () => ['127.0.0.1', '10.0.0.1'].map((address) => ({ address, family: 4 }));
  await expect(send(port, doors({ resolve }))).rejects.toMatchObject({ reason: 'privateAddress' });
});

test('a name server that answers with another address the second time is not asked twice', async () => {
  const port = await serve(json('{"from":"public"}'));
  const inside = vi.fn(json('{"from":"private"}'));
  await serve(inside, { host: '127.0.0.2', port });
  const resolve = to('127.0.0.1', '127.0.0.2');
  expect(await send(port, doors({ resolve }))).toMatchObject({ value: { from: 'public' } });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(inside).not.toHaveBeenCalled();
});

test('an unknown name is refused', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(send(1, doors({ resolve }))).rejects.toMatchObject({ reason: 'unknownHost' });
});

test.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const inside = vi.fn(json('{}'));
  const other = await serve(inside);
  const port = await serve((_request, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:${other}/` }).end();
  });
  await expect(send(port)).rejects.toMatchObject({ reason: 'redirect', code: '301116' });
  expect(inside).not.toHaveBeenCalled();
});

test('an error status, another media type and broken JSON are refused', async () => {
  const failing = await serve((_request, response) => response.writeHead(500).end());
  await expect(send(failing)).rejects.toMatchObject({ reason: 'status' });
  const html = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('{}');
  });
  await expect(send(html)).rejects.toMatchObject({ reason: 'notJson' });
  await expect(send(await serve(json('{"a":')))).rejects.toMatchObject({ reason: 'notJson' });
});

test('an answer larger than 1 MB is refused, with or without its length in a header', async () => {
  const text = JSON.stringify('x'.repeat(UPSTREAM_MAX_BYTES));
  await expect(send(await serve(json(text)))).rejects.toMatchObject({ reason: 'tooLarge' });
  const endless = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', pour);
    pour();
  });
  await expect(send(endless)).rejects.toMatchObject({ reason: 'tooLarge' });
});

test('an upstream that does not answer, or never finishes, is given up in time', async () => {
  const silent = await serve(() => undefined);
  await expect(send(silent, doors(), 150)).rejects.toMatchObject({ reason: 'timeout' });
  const slow = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"a":');
  });
  await expect(send(slow, doors(), 150)).rejects.toMatchObject({ reason: 'timeout' });
});

test('a name server that does not answer is given up in time', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  await expect(send(1, doors({ resolve }), 150)).rejects.toMatchObject({ reason: 'timeout' });
});
