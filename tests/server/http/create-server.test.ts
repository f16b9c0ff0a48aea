import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = api.app.addresses();
  port = typeof address === 'object' ? address.port : 0;
});
afterAll(() => api.close());

const { path } = calls.getPartListCount;
const Envelope = z.strictObject({ code: z.string(), message: z.string().min(1), result: z.unknown() });

test.each([
  ['POST', '/no/such/path'],
  ['GET', '/no/such/path'],
  ['POST', `${path}/more`],
] as const)('%s %s responds 404 in the envelope', async (method, url) => {
  const answer = await api.app.inject({ method, url, headers: { authorization: api.users.manager.token } });
  expect(answer.statusCode).toBe(404);
  expect(Envelope.parse(answer.json())).toMatchObject({ code: '900404', result: null });
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  '%s on a call responds 405 with the allowed method',
  async (method) => {
    const answer = await api.app.inject({ method, url: path, headers: { authorization: api.users.manager.token } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(Envelope.parse(answer.json())).toMatchObject({ code: '900405', result: null });
  },
);

test.each([
  ['broken JSON', '{"data":'],
  ['an empty body', ''],
  ['a __proto__ key', '{"data":{"__proto__":{"isAdmin":true}}}'],
  ['a constructor key', '{"data":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ['very deep nesting', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['an infinite number', '{"data":{"listId":1e999}}'],
  ['an id beyond the safe integers', '{"data":{"listId":9007199254740993}}'],
])('%s is refused as a bad request', async (_, payload) => {
  const answer = await api.send(calls.getPartList.path, payload);
  expect(answer).toMatchObject({ status: 400, code: '900400' });
});

test('a compressed body is refused by its header, before it is read', async () => {
  const payload = JSON.stringify({ data: { listId: 1 } });
  const answer = await api.send(calls.getPartList.path, payload, { headers: { 'content-encoding': 'gzip' } });
  expect(answer).toMatchObject({ status: 415, code: '900415' });
});

test('an unauthenticated body with very many unknown fields gets a short refusal', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, 1]));
  const answer = await api.send(calls.token.path, JSON.stringify(fields), { as: null });
  expect(answer).toMatchObject({ status: 400, code: '900400' });
  expect(JSON.stringify(answer.result).length).toBeLessThan(5_000);
});

test('nesting beyond the limit is refused with its path', async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
  const answer = await api.post(calls.getPartListCount, deep);
  expect(answer).toMatchObject({ status: 400, code: '900400', result: { problems: [{ path: 'data.a.a.a' }] } });
});

test('a body over one megabyte is refused', async () => {
  const answer = await api.send(calls.getPartList.path, JSON.stringify({ data: 'x'.repeat(1_100_000) }));
  expect(answer).toMatchObject({ status: 413, code: '900413', result: null });
});

test('a malformed URL path is refused in the envelope', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/%E0%A4%A`);
  expect(answer.status).toBe(400);
  expect(Envelope.parse(await answer.json())).toMatchObject({ code: '900400' });
});

test.each([
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
  ['a header beyond the limit', `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s are refused in the envelope', async (_, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(Envelope.parse(JSON.parse(body))).toMatchObject({ code: '900400' });
});

/** The server's response to raw bytes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(response));
  });
}

test('problems are reported in the requested language, Chinese unless it is English', async () => {
  const refusal = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await api.post(resources.role.add, { roleName: 7 }, { headers })).message;
  };
  expect(await refusal('en-GB,zh;q=0.5')).toMatch(/^Invalid request: roleName [ -~]+$/);
  expect(await refusal('zh-CN')).toMatch(/^参数错误:roleName .*\p{Script=Han}/u);
  expect(await refusal('fr')).toBe(await refusal('zh-CN'));
});

test('all problems of a body are reported at once', async () => {
  const { result } = await api.post(resources.role.add, { roleName: '', roleValue: 9, remark: 7, more: 1 });
  const { problems } = z.object({ problems: z.array(z.object({ path: z.string() })) }).parse(result);
  expect(problems.map((problem) => problem.path).sort()).toEqual([
    'data.more',
    'data.remark',
    'data.roleName',
    'data.roleValue',
  ]);
});

test('responses to calls are not cached, and every response has the security headers', async () => {
  const { headers } = await api.post(calls.getPartListCount, {});
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  const { headers: missing } = await api.app.inject({ method: 'GET', url: '/no/such/path' });
  const policy = String(missing['content-security-policy']);
  expect(policy).toContain(`script-src 'self';`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
  // An asset runs under the policy of its page; opened directly it may load nothing.
  const { headers: asset } = await api.app.inject({ method: 'GET', url: '/assets/start-1.js' });
  expect(asset['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
  expect(asset['x-content-type-options']).toBe('nosniff');
});

test('health and readiness are answered without a session', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
