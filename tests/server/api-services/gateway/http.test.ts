import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiEnvelope } from '../../../../src/contract/api-services/wire.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, gatewayOn, oeInterface, serveGateway, type TestKey } from '../../../support/server/open-gateway.ts';

let db: Database;
let app: FastifyInstance;
let key: TestKey;
beforeAll(async () => {
  db = await openTestDatabase();
  const interfaces = [
    oeInterface,
    {
      ...oeInterface,
      code: 'oeOld',
      status: 'deprecated' as const,
      deprecatedAt: '2026-03-01T00:00:00.000Z',
      sunsetOn: '2099-06-30',
      replacementCode: 'oeSearch',
    },
    { ...oeInterface, code: 'oeEnded', status: 'deprecated' as const, isSunset: true },
    { ...oeInterface, code: 'oeOff', status: 'off' as const },
  ];
  app = serveGateway(gatewayOn(db, { interfaces }));
  key = await addKey(db, { units: 1_000 });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const json = 'application/json';

async function send(payload: string, { code = 'oeSearch', type = json, method = 'POST' as 'POST' | 'GET' } = {}) {
  const headers = { authorization: `Bearer ${key.secret}`, 'content-type': type };
  const answer = await app.inject({ method, url: `/openapi/v1/${code}`, headers, payload });
  return { status: answer.statusCode, headers: answer.headers, envelope: ApiEnvelope.parse(answer.json()) };
}

test('a call over HTTP is answered in the envelope, and never stored by a cache', async () => {
  const { status, headers, envelope } = await send('{"oe":"A"}');
  expect([status, envelope.code, headers['cache-control']]).toEqual([200, '000000', 'no-store']);
});

test.each([
  ['a body of more than 64 kB', '/', `{"oe":"${'A'.repeat(70_000)}"}`, json, 413, '900413'],
  ['another media type', '/', 'oe=A', 'application/x-www-form-urlencoded', 415, '900415'],
  ['text/plain, which another site may send', '/', '{"oe":"A"}', 'text/plain', 415, '900415'],
  ['a body that is no JSON', '/', '{', json, 400, '900400'],
  ['a list', '/', '[]', json, 400, '900400'],
  ['text that cannot be stored', '/', '{"oe":"\\u0000"}', json, 400, '900400'],
])('%s is refused in the envelope', async (_, _path, payload, type, status, code) => {
  const answer = await send(payload, { type });
  expect([answer.status, answer.envelope.code, answer.envelope.charge.count]).toEqual([status, code, 0]);
});

test('all problems of a body are located, also unknown fields', async () => {
  const { status, envelope } = await send('{"oe":1,"quantity":"x","__proto__":{"a":1},"other":2}');
  expect([status, envelope.code]).toEqual([422, '301225']);
  expect(JSON.stringify(envelope.result)).toMatch(/"oe".*"quantity"/);
  expect(JSON.stringify(envelope.result)).toContain('other');
});

test.each([
  ['oeMissing', 404, '301221', 'unknown'],
  ['oeOff', 404, '301221', 'oeOff'],
  ['oeEnded', 410, '301222', 'oeEnded'],
])('%s is answered with %i, and its code logged if it is one of ours', async (code, status, expected, logged) => {
  const answer = await send('{"oe":"A"}', { code });
  expect([answer.status, answer.envelope.code]).toEqual([status, expected]);
  const row = db.sql
    .selectFrom('apiRequest')
    .select('interfaceCode')
    .where('requestId', '=', answer.envelope.requestId);
  expect(await row.execute()).toEqual([{ interfaceCode: logged }]);
});

test('a deprecated interface says so, until when it answers, and what follows it', async () => {
  const { status, headers } = await send('{"oe":"A"}', { code: 'oeOld' });
  expect(status).toBe(200);
  expect(headers.deprecation).toBe('@1772323200');
  expect(headers.sunset).toBe('Mon, 29 Jun 2099 16:00:00 GMT');
  expect(headers.link).toBe('</openapi/v1/oeSearch>; rel="successor-version"');
});

test('another method is refused with 405 and the one that is allowed', async () => {
  const { status, headers, envelope } = await send('', { method: 'GET' });
  expect([status, headers.allow, envelope.code]).toEqual([405, 'POST', '900405']);
});
