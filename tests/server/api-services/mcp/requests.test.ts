import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BODY_MAX_BYTES } from '../../../../src/contract/api-services/definition.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, signedHeaders } from '../../../support/server/open-gateway.ts';
import { callMessage, listMessage, openMcp, type TestMcp } from '../../../support/server/open-mcp.ts';

let db: Database;
let mcp: TestMcp;
beforeAll(async () => {
  db = await openTestDatabase();
  mcp = await openMcp(db);
});
afterAll(async () => {
  await mcp.close();
  await db.close();
});

describe('a request is refused', () => {
  const unknown = { secret: `epc_live_${'A'.repeat(43)}` };

  test.each([
    ['without a key', { authorization: '' }, '301217'],
    ['with an unknown key', {}, '301216'],
  ])('%s with 401, whatever it asks for', async (_, headers, code) => {
    for (const payload of [listMessage, callMessage, { jsonrpc: '2.0', method: 'notifications/initialized' }]) {
      const answer = await mcp.send(unknown, payload, { headers });
      expect([answer.status, answer.body.error.data.code]).toEqual([401, code]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="openapi"');
    }
    await expect(mcp.listTools(unknown)).rejects.toThrow(/301216|401/);
  });

  test('with a revoked key', async () => {
    const key = await addKey(db, { units: 5 });
    await sql`update api_key set revoked_at = now() where key_id = ${key.keyId}`.execute(db.sql);
    expect((await mcp.send(key, callMessage)).status).toBe(401);
    expect(await mcp.logOf(key)).toEqual([]);
  });

  test('with a signature instead of the key: it would not cover the arguments', async () => {
    const key = await addKey(db, { units: 5 });
    const body = JSON.stringify(callMessage);
    const headers = { authorization: '', ...signedHeaders(key, { body, path: '/mcp' }) };
    const answer = await mcp.send(key, body, { headers });
    expect([answer.status, answer.body.error.data.code]).toEqual([401, '301217']);
  });

  test.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'nonsense'])('from a page of %s', async (origin) => {
    const key = await addKey(db, { units: 5 });
    const answer = await mcp.send(key, callMessage, { headers: { origin } });
    expect([answer.status, answer.body.error.data.code]).toEqual([403, '900403']);
    expect(await mcp.logOf(key)).toEqual([]);
  });

  test('but not from a page of our own', async () => {
    const key = await addKey(db, { units: 5 });
    expect((await mcp.send(key, callMessage, { headers: { origin: mcp.origin } })).status).toBe(200);
  });

  test('with a body above the limit of interfaces', async () => {
    const key = await addKey(db, { units: 5 });
    const params = { name: 'oeSearch', arguments: { oe: 'A'.repeat(API_BODY_MAX_BYTES) } };
    const answer = await mcp.send(key, { ...callMessage, params });
    expect([answer.status, answer.body.error.data.code]).toEqual([413, '900413']);
  });

  test.each([
    ['a batch, which would be many calls', [callMessage, callMessage]],
    ['no JSON', '{'],
    ['a number', '1'],
    ['no message', { hello: 1 }],
  ])('with %s', async (_, payload) => {
    const key = await addKey(db, { units: 5 });
    const { status, body } = await mcp.send(key, payload);
    expect([status, body.error.code]).toEqual([400, -32700]);
    expect(await mcp.ledgerOf(key)).toEqual([]);
  });

  test.each(['GET', 'DELETE', 'PUT'] as const)('by %s, for there are no sessions', async (method) => {
    const { status, headers } = await mcp.send(await addKey(db), null, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('no answer is stored by a cache or opens a session', async () => {
  const key = await addKey(db, { units: 5 });
  for (const payload of [listMessage, callMessage]) {
    const { headers } = await mcp.send(key, payload);
    expect([headers.get('cache-control'), headers.get('mcp-session-id')]).toEqual(['no-store', null]);
    expect(headers.get('content-type')).toContain('application/json');
  }
});
