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
] as const)('%s %s is not found, and says so in the envelope', async (method, url) => {
  const answer = await api.app.inject({ method, url, headers: { authorization: api.users.manager.token } });
  expect(answer.statusCode).toBe(404);
  expect(Envelope.parse(answer.json())).toMatchObject({ code: '900404', result: null });
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  '%s on a call is told which method it takes',
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
  ['a prototype in disguise', '{"data":{"__proto__":{"isAdmin":true}}}'],
  ['a constructor in disguise', '{"data":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ['nesting without end', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a number beyond all', '{"data":{"listId":1e999}}'],
  ['an id beyond the database', '{"data":{"listId":9007199254740993}}'],
])('%s is refused as a bad request', async (_, payload) => {
  const answer = await api.send(calls.getPartList.path, payload);
  expect(answer).toMatchObject({ status: 400, code: '900400' });
});

test('a stranger’s body with very many unknown fields is refused in few words', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, 1]));
  const answer = await api.send(calls.token.path, JSON.stringify(fields), { as: null });
  expect(answer).toMatchObject({ status: 400, code: '900400' });
  expect(JSON.stringify(answer.result).length).toBeLessThan(5_000);
});

test('nesting beyond the limit is refused with its place', async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
  const answer = await api.post(calls.getPartListCount, deep);
  expect(answer).toMatchObject({ status: 400, code: '900400', result: { problems: [{ path: 'data.a.a.a' }] } });
});

test('a body over a megabyte is refused before it is read', async () => {
  const answer = await api.send(calls.getPartList.path, JSON.stringify({ data: 'x'.repeat(1_100_000) }));
  expect(answer).toMatchObject({ status: 413, code: '900413', result: null });
});

test('a path that cannot be read is refused in the envelope', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/%E0%A4%A`);
  expect(answer.status).toBe(400);
  expect(Envelope.parse(await answer.json())).toMatchObject({ code: '900400' });
});

test.each([
  ['bytes that are no HTTP', 'nonsense\r\n\r\n', 400],
  ['a header beyond the limit', `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s are refused in the envelope', async (_, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(Envelope.parse(JSON.parse(body))).toMatchObject({ code: '900400' });
});

/** What the server says to these bytes before it hangs up. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(said));
  });
}

test('problems are told in the language that was asked for, Chinese unless it is English', async () => {
  const refusal = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await api.post(resources.role.add, { roleName: 7 }, { headers })).message;
  };
  expect(await refusal('en-GB,zh;q=0.5')).toMatch(/^参数错误:data\.roleName [ -~]+$/);
  expect(await refusal('zh-CN')).toMatch(/^参数错误:data\.roleName .*\p{Script=Han}/u);
  expect(await refusal('fr')).toBe(await refusal('zh-CN'));
});

test('every problem of a body is named at once', async () => {
  const { result } = await api.post(resources.role.add, { roleName: '', roleValue: 9, remark: 7, more: 1 });
  const { problems } = z.object({ problems: z.array(z.object({ path: z.string() })) }).parse(result);
  expect(problems.map((problem) => problem.path).sort()).toEqual([
    'data.more',
    'data.remark',
    'data.roleName',
    'data.roleValue',
  ]);
});

test('answers to calls are kept by nobody, and every answer carries the fences', async () => {
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
  // What a page takes in runs under the page's own policy: opened by itself it may do nothing.
  const { headers: asset } = await api.app.inject({ method: 'GET', url: '/assets/start-1.js' });
  expect(asset['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
  expect(asset['x-content-type-options']).toBe('nosniff');
});

test('health and readiness are answered without a session', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
