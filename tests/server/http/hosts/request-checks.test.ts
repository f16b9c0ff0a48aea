import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../../../../src/contract/code-messages.ts';
import { createServer } from '../../../../src/server/http/create-server.ts';
import { createSiteHosts, originOf } from '../../../../src/server/http/hosts/site-hosts.ts';
import { defaultWebSettings } from '../../../../src/server/platform/web-settings.ts';
import { exchange } from '../../../support/server/exchange.ts';

interface Listening {
  app: FastifyInstance;
  port: number;
}

/** A server with a call that answers the origin of its request. */
async function listenWith(hosts: readonly string[] | null, trustedProxies: string[] = []): Promise<Listening> {
  const app = createServer({
    logLevel: 'silent',
    trustedProxies,
    hosts: createSiteHosts(hosts),
    web: defaultWebSettings,
  });
  app.post('/origin', async (request) => originOf(request));
  app.get('/healthz', async () => 'alive');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  return { app, port: typeof address === 'object' ? address.port : 0 };
}

let listed: Listening;
let local: Listening;
let proxied: Listening;
beforeAll(async () => {
  listed = await listenWith(['epc.example', 'qpzj.epc.example:8443']);
  local = await listenWith(null);
  proxied = await listenWith(['epc.example'], ['127.0.0.1']);
});
afterAll(() => Promise.all([listed, local, proxied].map(({ app }) => app.close())));

const post = ({ port }: Listening, headers: readonly string[], target = '/origin', version = '1.1') =>
  exchange(port, [`POST ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
const statusOf = (response: string) => Number(response.slice(9, 12));
const bodyOf = (response: string) => response.split('\r\n\r\n')[1] ?? '';

test.each([
  ['epc.example', 'http://epc.example'],
  ['EPC.example.:80', 'http://epc.example'],
  ['qpzj.epc.example:8443', 'http://qpzj.epc.example:8443'],
])('a request to the listed host %s is answered', async (host, origin) => {
  const response = await post(listed, [`Host: ${host}`]);
  expect({ status: statusOf(response), body: bodyOf(response) }).toEqual({ status: 200, body: origin });
});

const foreign = [
  'evil.example',
  'epc.example.evil.example',
  'epc.example:81',
  'localhost',
  '127.0.0.1',
  'a@epc.example',
];
test.each([...foreign, 'epc.example:99999', 'epc.example, evil.example', ''])(
  'a request to another host is refused before its route: %j',
  async (host) => {
    for (const language of ['zh-CN', 'en'] as const) {
      const response = await post(listed, [`Host: ${host}`, `Accept-Language: ${language}`]);
      expect(statusOf(response)).toBe(421);
      expect(JSON.parse(bodyOf(response))).toEqual({
        code: '900430',
        message: messageOf('900430', language),
        result: null,
      });
    }
  },
);

test('a browser on another host gets a small page in both languages that does not name the host', async () => {
  const response = await exchange(
    listed.port,
    'GET /index HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  );
  expect(statusOf(response)).toBe(421);
  expect(response).toContain(messageOf('900430', 'zh-CN'));
  expect(response).toContain(messageOf('900430', 'en'));
  expect(response).toMatch(/^cache-control: no-store/im);
  expect(response).not.toContain('evil.example');
});

test('probes are answered on any host, and without one', async () => {
  for (const head of ['HTTP/1.1\r\nHost: 10.0.0.7', 'HTTP/1.0'])
    expect(statusOf(await exchange(listed.port, `GET /healthz ${head}\r\nConnection: close\r\n\r\n`))).toBe(200);
});

test.each(['localhost:3000', 'qpzj.localhost', '127.0.0.1:5173', '192.168.1.5', '[::1]:80'])(
  'without listed hosts the local host %s is answered',
  async (host) => expect(statusOf(await post(local, [`Host: ${host}`]))).toBe(200),
);
test.each(['evil.example', 'localhost.evil.example', 'epc.example'])(
  'without listed hosts the name %s is refused, as one that is rebound to this address would be',
  async (host) => expect(statusOf(await post(local, [`Host: ${host}`]))).toBe(421),
);

test.each([
  ['two hosts', ['Host: epc.example', 'Host: evil.example']],
  ['the same host twice', ['Host: epc.example', 'host: epc.example']],
  ['two tokens', ['Host: epc.example', 'Authorization: a', 'Authorization: b']],
  ['two lengths', ['Host: epc.example', 'Content-Length: 0', 'Content-Length: 0']],
  ['two encodings', ['Host: epc.example', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
  ['a length and an encoding', ['Host: epc.example', 'Content-Length: 3', 'Transfer-Encoding: chunked']],
  ['no host', []],
  ['101 headers', ['Host: epc.example', ...Array.from({ length: 100 }, (_, index) => `x-${index}: 1`)]],
] as const)('a request with %s is refused as malformed', async (_, headers) => {
  const response = await post(listed, headers);
  expect(statusOf(response)).toBe(400);
  expect(JSON.parse(bodyOf(response))).toMatchObject({ code: '900400', result: null });
});

test.each(['http://epc.example/origin', 'http://evil.example/origin', '*'])(
  'a request target with a host of its own is refused: %s',
  async (target) => expect(statusOf(await post(listed, ['Host: epc.example'], target))).toBe(400),
);

test('HTTP/1.0 without a host is refused', async () => {
  expect(statusOf(await post(listed, [], '/origin', '1.0'))).toBe(421);
});

test('a forwarded host counts only from a trusted proxy, and must be listed too', async () => {
  const forwarded = (host: string) => ['Host: epc.example', `X-Forwarded-Host: ${host}`, 'X-Forwarded-Proto: https'];
  expect(bodyOf(await post(proxied, forwarded('epc.example')))).toBe('https://epc.example');
  expect(statusOf(await post(proxied, forwarded('evil.example')))).toBe(421);
  expect(bodyOf(await post(listed, forwarded('evil.example')))).toBe('http://epc.example');
});

test('a forwarded scheme other than https is http', async () => {
  const headers = ['Host: epc.example', 'X-Forwarded-Proto: javascript'];
  expect(bodyOf(await post(proxied, headers))).toBe('http://epc.example');
});
