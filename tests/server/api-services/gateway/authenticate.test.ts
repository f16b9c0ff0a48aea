import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyFinder } from '../../../../src/server/api-services/keys/key-finder.ts';
import { createKeySealing } from '../../../../src/server/api-services/keys/key-sealing.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import {
  addKey,
  addPermission,
  callWith,
  gatewayOn,
  signedHeaders,
  type TestGateway,
  type TestKey,
} from '../../../support/server/open-gateway.ts';

let db: Database;
let gateway: TestGateway;
let key: TestKey;
beforeAll(async () => {
  db = await openTestDatabase();
  gateway = gatewayOn(db);
  key = await addKey(db, { units: 1_000 });
});
afterAll(() => db.close());

const body = JSON.stringify({ oe: 'A' });
const now = () => Math.floor(Date.now() / 1_000);
const signed = (headers: Record<string, string>, sent = body) =>
  callWith(gateway, { secret: '' }, sent, { headers: { authorization: '', ...headers } });

describe('a key as text', () => {
  test.each(['Bearer', 'bearer', 'APPCODE'])('is accepted as %s', async (scheme) => {
    const headers = { authorization: `${scheme} ${key.secret}` };
    expect((await callWith(gateway, key, body, { headers })).envelope.code).toBe('000000');
  });

  test.each([
    ['nothing', '', '301217'],
    ['another scheme', 'Basic abc', '301217'],
    ['an unknown key', `Bearer epc_live_${'A'.repeat(43)}`, '301216'],
    ['something else', 'Bearer nonsense', '301216'],
  ])('%s is refused with 401', async (_, authorization, code) => {
    const answer = await callWith(gateway, key, body, { headers: { authorization } });
    expect(answer).toMatchObject({
      status: 401,
      envelope: { code, result: null, charge: { count: 0, remaining: null } },
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="openapi"');
  });

  test('a revoked key is refused on a second node within a second, also after a slow read', async () => {
    const revoked = await addKey(db, { units: 5 });
    const second = gatewayOn(db);
    expect((await callWith(second, revoked, body)).status).toBe(200);
    await sql`update api_key set revoked_at = now() where key_id = ${revoked.keyId}`.execute(db.sql);
    // A finder with its own clock, so that the test need not wait.
    let time = 1;
    const finder = createKeyFinder(db, () => time);
    const live = await addKey(db, {});
    expect(await finder.find(live.secret)).toBeDefined();
    await sql`update api_key set revoked_at = now() where key_id = ${live.keyId}`.execute(db.sql);
    time += 501;
    expect(await finder.find(live.secret)).toBeUndefined();
    expect((await callWith(gatewayOn(db), revoked, body)).envelope.code).toBe('301216');
  });

  test.each([
    ['expired', sql`expires_at = now() - interval '1 second'`],
    ['revoked', sql`revoked_at = now()`],
  ])('an %s key is refused', async (_, set) => {
    const dead = await addKey(db, { units: 5 });
    await sql`update api_key set ${set} where key_id = ${dead.keyId}`.execute(db.sql);
    expect((await callWith(gateway, dead, body)).envelope.code).toBe('301216');
  });

  test('the key of a disabled account is refused', async () => {
    const dead = await addKey(db, { units: 5 });
    await sql`update account set is_disabled = true where user_id = ${dead.userId}`.execute(db.sql);
    expect((await callWith(gateway, dead, body)).envelope.code).toBe('301216');
  });

  test('the last use is written', async () => {
    const used = await addKey(db, { units: 5 });
    await callWith(gateway, used, body);
    await expect
      .poll(() =>
        db.sql.selectFrom('apiKey').select('lastUsedAddress').where('keyId', '=', used.keyId).executeTakeFirst(),
      )
      .toEqual({ lastUsedAddress: '203.0.113.7' });
  });
});

describe('a signed call', () => {
  test('is accepted by the published recipe', async () => {
    expect((await signed(signedHeaders(key, { body }))).envelope.code).toBe('000000');
  });

  test('with a wrong signature is answered with our string to sign and nothing of the key', async () => {
    const headers = signedHeaders(key, { body, timestamp: now(), nonce: 'nonce-of-a-test' });
    const answer = await signed({ ...headers, 'x-epc-signature': 'f'.repeat(64) });
    expect(answer).toMatchObject({ status: 401, envelope: { code: '301218' } });
    const { stringToSign } = answer.envelope.result as { stringToSign: string };
    expect(stringToSign.split('\n')).toEqual([
      'POST',
      '/openapi/v1/oeSearch',
      '',
      expect.stringMatching(/^[0-9a-f]{64}$/),
      headers['x-epc-timestamp'],
      'nonce-of-a-test',
    ]);
    expect(JSON.stringify(answer)).not.toContain(key.secret.slice(9));
  });

  test('over another body is refused', async () => {
    expect((await signed(signedHeaders(key, { body }), JSON.stringify({ oe: 'B' }))).envelope.code).toBe('301218');
  });

  test.each([-600, 600])('by a clock that is %i seconds off is refused with the time of the server', async (off) => {
    const answer = await signed(signedHeaders(key, { body, timestamp: now() + off }));
    expect(answer).toMatchObject({ status: 401, envelope: { code: '301219', result: { windowS: 300 } } });
    const { serverTime } = answer.envelope.result as { serverTime: number };
    expect(Math.abs(serverTime - now())).toBeLessThan(60);
  });

  test('is accepted once over all nodes', async () => {
    const headers = signedHeaders(key, { body });
    expect((await signed(headers)).status).toBe(200);
    const replayed = await callWith(gatewayOn(db), { secret: '' }, body, {
      headers: { authorization: '', ...headers },
    });
    expect(replayed).toMatchObject({ status: 401, envelope: { code: '301220' } });
  });

  test('by the key before a rotation is accepted while that is valid', async () => {
    const rotated = await addKey(db, { units: 5 });
    const { secret } = await addKey(db);
    await sql`update api_key set old_sealed_key = sealed_key, old_key_hash = key_hash, old_valid_until = now() + interval '1 hour',
      sealed_key = ${gateway.sealing.seal(secret, rotated.accessId)}, key_hash = 'new' where key_id = ${rotated.keyId}`.execute(
      db.sql,
    );
    for (const each of [rotated, { ...rotated, secret }])
      expect((await signed(signedHeaders(each, { body }))).envelope.code).toBe('000000');
    await sql`update api_key set old_valid_until = now() - interval '1 second' where key_id = ${rotated.keyId}`.execute(
      db.sql,
    );
    const fresh = gatewayOn(db);
    const late = await callWith(fresh, { secret: '' }, body, {
      headers: { authorization: '', ...signedHeaders(rotated, { body }) },
    });
    expect(late.envelope.code).toBe('301218');
  });

  test('by an unknown key is refused like an unknown key', async () => {
    const headers = signedHeaders({ ...key, accessId: `ak${'0'.repeat(18)}` }, { body });
    expect((await signed(headers)).envelope.code).toBe('301216');
  });
});

describe('what is stored of a key', () => {
  test('neither authenticates nor signs without the secret', async () => {
    const row = await db.sql.selectFrom('apiKey').selectAll().where('keyId', '=', key.keyId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key.secret.slice(9));
    expect(
      createKeySealing('another secret of the same length as ours').open(row.sealedKey, row.accessId),
    ).toBeUndefined();
    expect(createKeySealing('x').open(row.sealedKey, 'ak000000000000000000')).toBeUndefined();
    expect(gateway.sealing.open(row.sealedKey, 'ak000000000000000000')).toBeUndefined();
    expect(gateway.sealing.open(row.sealedKey, row.accessId)).toBe(key.secret);
  });
});

describe('a key is bound', () => {
  test.each([
    [['10.0.0.0/8'], '10.200.0.1', '000000'],
    [['10.0.0.0/8'], '::ffff:10.200.0.1', '000000'],
    [['10.0.0.0/8'], '11.0.0.1', '301213'],
    [['2001:db8::/32', '192.0.2.7'], '2001:db8::9', '000000'],
    [['2001:db8::/32', '192.0.2.7'], '192.0.2.8', '301213'],
    [['10.0.0.0/8'], 'not an address', '301213'],
  ])('to the networks %j: %s gets %s', async (networks, address, code) => {
    const bound = await addKey(db, { units: 5, networks });
    expect((await callWith(gateway, bound, body, { address })).envelope.code).toBe(code);
  });

  test('to its interfaces', async () => {
    const bound = await addKey(db, { units: 5, interfaces: ['other'] });
    expect(await callWith(gateway, bound, body)).toMatchObject({ status: 403, envelope: { code: '301212' } });
  });

  test('to what its customer may call and see', async () => {
    const [forbidden, ruled] = [await addKey(db, { units: 5 }), await addKey(db, { units: 5 })];
    await addPermission(db, { userId: forbidden.userId, isAllowed: false });
    expect(await callWith(gateway, forbidden, body)).toMatchObject({ status: 403, envelope: { code: '301210' } });
    await addPermission(db, { userId: ruled.userId, fieldRules: { oe: 'masked', 'price.market': 'absent' } });
    expect((await callWith(gateway, ruled, { oe: '1K0698151A' })).envelope.result).toEqual({ oe: '1***A', price: {} });
  });
});

describe('the log of a call', () => {
  const logOf = (requestId: string) =>
    db.sql.selectFrom('apiRequest').selectAll().where('requestId', '=', requestId).executeTakeFirstOrThrow();

  test('has one line without control characters, whatever the caller sends', async () => {
    const attack = 'A\r\nfake: line\u001b[31m\u2028\u202e\u0085';
    const { envelope } = await callWith(gateway, key, { oe: attack });
    const row = await logOf(envelope.requestId);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the log must not contain control characters
    expect(row.body + row.answer).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u202e]/);
    expect(JSON.parse(row.body)).toEqual({ oe: attack });
  });

  test('has no key and no signature, even if the caller puts one into the body', async () => {
    const headers = signedHeaders(key, { body: JSON.stringify({ oe: key.secret.slice(0, 40) }) });
    const { envelope } = await signed(headers, JSON.stringify({ oe: key.secret.slice(0, 40) }));
    const text = JSON.stringify(await logOf(envelope.requestId));
    expect(text).toContain('epc_live_***');
    expect(text).not.toContain(key.secret.slice(9, 30));
    expect(text).not.toContain(headers['x-epc-signature']);
  });

  test('is masked by the rules of the customer, in body and answer', async () => {
    const ruled = await addKey(db, { units: 5 });
    await addPermission(db, { userId: ruled.userId, fieldRules: { oe: 'masked' } });
    const { envelope } = await callWith(gateway, ruled, { oe: '1K0698151A' });
    const row = await logOf(envelope.requestId);
    expect(row.body + row.answer).not.toContain('1K0698151A');
    expect(row.body).toBe('{"oe":"1***A"}');
  });

  test('is cut to a bounded size', async () => {
    const { envelope } = await callWith(gateway, key, `${body.slice(0, -1)}${' '.repeat(60_000)}`);
    const row = await logOf(envelope.requestId);
    expect(row.body.length).toBeLessThanOrEqual(4_000);
    expect(row.isBodyCut).toBe(true);
  });
});
