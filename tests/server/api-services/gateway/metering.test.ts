import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import {
  addGrant,
  addKey,
  callWith,
  gatewayOn,
  oeDefinition,
  oeInterface,
  type TestGateway,
} from '../../../support/server/open-gateway.ts';

let db: Database;
let gateway: TestGateway;
beforeAll(async () => {
  db = await openTestDatabase();
  gateway = gatewayOn(db, {
    interfaces: [
      oeInterface,
      { ...oeInterface, code: 'oeBatch', definition: { ...oeDefinition, rule: 'item', count: 2 } },
      { ...oeInterface, code: 'oeFree', definition: { ...oeDefinition, rule: 'free' } },
    ],
  });
});
afterAll(() => db.close());

/** Units of the ledger, the log, the daily sums and the grants of a customer. */
async function unitsOf(userId: number) {
  const { rows } = await sql<Record<string, number>>`
    select (select coalesce(sum(units), 0) from api_ledger where user_id = ${userId})::integer as ledger,
      (select coalesce(sum(units), 0) from api_request where user_id = ${userId})::integer as log,
      (select coalesce(sum(units), 0) from api_usage_day where user_id = ${userId})::integer as days,
      (select coalesce(sum(used), 0) from api_grant where user_id = ${userId})::integer as grants`.execute(db.sql);
  return rows[0] ?? {};
}
const all = (units: number) => ({ ledger: units, log: units, days: units, grants: units });

describe('a call is charged exactly once, after an answer that holds something', () => {
  test('256 callers on the last unit get one answer and 255 refusals', async () => {
    const key = await addKey(db, { units: 1 });
    const answers = await Promise.all(Array.from({ length: 256 }, () => callWith(gateway, key, { oe: 'A' })));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(codes.filter((code) => code === '301211')).toHaveLength(255);
    expect(answers.filter(({ envelope }) => envelope.result !== null)).toHaveLength(1);
    expect(await unitsOf(key.userId)).toEqual(all(1));
  });

  test('an answer states its charge and what is left', async () => {
    const key = await addKey(db, { units: 5 });
    const { envelope, status } = await callWith(gateway, key, { oe: 'A' });
    expect(status).toBe(200);
    expect(envelope.charge).toEqual({ count: 1, reason: 'charged', remaining: 4 });
  });

  test.each([
    ['nothing found', { oe: 'none' }, 200, '100100', 'empty'],
    ['a business refusal', { oe: 'refused' }, 200, '200201', 'empty'],
    ['an error of ours', { oe: 'broken' }, 500, '900500', 'error'],
    ['a wrong body', { oe: 5 }, 422, '301225', 'error'],
  ])('%s is free and logged', async (_, body, status, code, reason) => {
    const key = await addKey(db, { units: 5 });
    const answer = await callWith(gateway, key, body);
    expect(answer.status).toBe(status);
    expect(answer.envelope).toMatchObject({ code, charge: { count: 0, reason, remaining: 5 } });
    const logged = await db.sql.selectFrom('apiRequest').selectAll().where('userId', '=', key.userId).execute();
    expect(logged).toMatchObject([{ requestId: answer.envelope.requestId, status, code, units: 0, reason }]);
    expect(await unitsOf(key.userId)).toEqual(all(0));
  });

  test('a test key is free, has its own answer and needs no units', async () => {
    const key = await addKey(db, { mode: 'test' });
    const { envelope } = await callWith(gateway, key, { oe: 'A' });
    expect(envelope).toMatchObject({ code: '000000', charge: { count: 0, reason: 'test', remaining: null } });
    expect(await unitsOf(key.userId)).toEqual(all(0));
  });

  test('outside a demo a test key gets the documented example, for a body that is right', async () => {
    const other = gatewayOn(db, { isDemo: false });
    const key = await addKey(db, { mode: 'test' });
    expect((await callWith(other, key, { oe: 'A' })).envelope.result).toMatchObject({ oe: 'EXAMPLE' });
    expect((await callWith(other, key, { oe: 7 })).status).toBe(422);
  });

  test('the items of a batch are charged one by one, from the grant that ends first', async () => {
    const key = await addKey(db);
    const late = await addGrant(db, { userId: key.userId, units: 10 });
    const soon = await addGrant(db, { userId: key.userId, units: 3, expiresAt: '2098-01-01T00:00:00Z' });
    const { envelope } = await callWith(gateway, key, { oe: 'A', quantity: 2 }, { code: 'oeBatch' });
    expect(envelope.charge).toEqual({ count: 4, reason: 'charged', remaining: 9 });
    const rows = await db.sql
      .selectFrom('apiLedger')
      .select(['grantId', 'units'])
      .where('userId', '=', key.userId)
      .orderBy('units', 'desc')
      .execute();
    expect(rows).toEqual([
      { grantId: soon, units: 3 },
      { grantId: late, units: 1 },
    ]);
  });

  test('a batch for which too few units are left is not answered, and a smaller one is', async () => {
    const key = await addKey(db, { units: 4 });
    const large = await callWith(gateway, key, { oe: 'A', quantity: 3 }, { code: 'oeBatch' });
    expect(large).toMatchObject({ status: 403, envelope: { code: '301211', result: null } });
    const small = await callWith(gateway, key, { oe: 'A', quantity: 2 }, { code: 'oeBatch' });
    expect(small.envelope.charge).toMatchObject({ count: 4, remaining: 0 });
    expect(await unitsOf(key.userId)).toEqual(all(4));
  });

  test('a free interface takes nothing and needs no units', async () => {
    const key = await addKey(db);
    const { envelope } = await callWith(gateway, key, { oe: 'A' }, { code: 'oeFree' });
    expect(envelope.charge).toEqual({ count: 0, reason: 'free', remaining: 0 });
  });

  test('units of another interface are not taken', async () => {
    const key = await addKey(db);
    await addGrant(db, { userId: key.userId, units: 5, interfaceCode: 'oeBatch' });
    expect((await callWith(gateway, key, { oe: 'A' })).envelope.code).toBe('301211');
  });

  test('ledger, log, daily sums and grants agree after 600 mixed calls of several customers', async () => {
    const keys = await Promise.all([
      addKey(db, { units: 40 }),
      addKey(db, { units: 1_000 }),
      addKey(db, { units: 90 }),
    ]);
    const bodies = [{ oe: 'A' }, { oe: 'none' }, { oe: 'broken' }, { oe: 1 }, { oe: 'B', quantity: 3 }];
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const key = keys[index % 3] ?? keys[0];
        const body = bodies[index % bodies.length];
        const code = index % 4 === 0 ? 'oeBatch' : 'oeSearch';
        const headers: Record<string, string> = index % 7 === 0 ? { 'idempotency-key': `same-${index % 21}` } : {};
        return { userId: key.userId, ...(await callWith(gateway, key, body, { code, headers })) };
      }),
    );
    for (const { userId } of keys) {
      const charged = answers
        .filter((answer) => answer.userId === userId)
        .reduce((sum, { envelope }) => sum + envelope.charge.count, 0);
      expect(charged).toBeGreaterThan(0);
      expect(await unitsOf(userId)).toEqual(all(charged));
      const { rows } = await sql<{ log: number; days: number }>`
        select (select count(*) from api_request where user_id = ${userId})::integer as log,
          (select sum(calls) from api_usage_day where user_id = ${userId})::integer as days`.execute(db.sql);
      expect(rows[0]?.log).toBe(200);
      expect(rows[0]?.days).toBe(200);
    }
  });
});

describe('an idempotency key', () => {
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('repeats the stored answer for free', async () => {
    const key = await addKey(db, { units: 5 });
    const first = await callWith(gateway, key, { oe: 'A' }, withKey('order-1'));
    const second = await callWith(gateway, key, { oe: 'A' }, withKey('"order-1"'));
    expect(second.envelope.result).toEqual(first.envelope.result);
    expect(second.envelope.charge).toEqual({ count: 0, reason: 'repeated', remaining: 4 });
    expect(second.envelope.requestId).not.toBe(first.envelope.requestId);
    expect(await unitsOf(key.userId)).toEqual(all(1));
  });

  test('of 64 concurrent requests one is charged, and the others repeat it or are told to wait', async () => {
    const key = await addKey(db, { units: 100 });
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => callWith(gateway, key, { oe: 'A' }, withKey('burst'))),
    );
    expect(answers.filter(({ envelope }) => envelope.charge.reason === 'charged')).toHaveLength(1);
    const others = answers.filter(({ envelope }) => envelope.charge.reason !== 'charged');
    for (const { status, envelope, headers } of others) {
      if (status === 200) expect(envelope.charge.reason).toBe('repeated');
      else expect([status, envelope.code, headers['retry-after']]).toEqual([409, '301214', '1']);
    }
    expect(await unitsOf(key.userId)).toEqual(all(1));
  });

  test('is refused for another body, and belongs to one customer', async () => {
    const [key, other] = [await addKey(db, { units: 5 }), await addKey(db, { units: 5 })];
    await callWith(gateway, key, { oe: 'A' }, withKey('order-2'));
    expect(await callWith(gateway, key, { oe: 'B' }, withKey('order-2'))).toMatchObject({
      status: 422,
      envelope: { code: '301215' },
    });
    expect((await callWith(gateway, other, { oe: 'B' }, withKey('order-2'))).envelope.charge.reason).toBe('charged');
  });

  test('is free again after an error of ours', async () => {
    const key = await addKey(db, { units: 5 });
    let isBroken = true;
    const flaky = gatewayOn(db, {
      onRun: () => {
        if (isBroken) throw new Error('the operation failed');
      },
    });
    expect((await callWith(flaky, key, { oe: 'A' }, withKey('order-3'))).status).toBe(500);
    isBroken = false;
    expect((await callWith(flaky, key, { oe: 'A' }, withKey('order-3'))).envelope.charge.reason).toBe('charged');
  });

  test('that has passed to another call charges only that one', async () => {
    const key = await addKey(db, { units: 5 });
    // The first call is so slow that its claim ends.
    const slow = gatewayOn(db, {
      async onRun() {
        await sql`update api_idempotency set claimed_until = now() - interval '1 second' where user_id = ${key.userId}`.execute(
          db.sql,
        );
        expect((await callWith(gateway, key, { oe: 'A' }, withKey('order-4'))).envelope.charge.reason).toBe('charged');
      },
    });
    const late = await callWith(slow, key, { oe: 'A' }, withKey('order-4'));
    expect(late).toMatchObject({ status: 409, envelope: { code: '301214', charge: { count: 0 } } });
    expect(await unitsOf(key.userId)).toEqual(all(1));
  });

  test.each(['', 'with space', 'x'.repeat(65)])('is refused when malformed: %j', async (value) => {
    const key = await addKey(db, { units: 5 });
    expect((await callWith(gateway, key, { oe: 'A' }, withKey(value))).envelope.code).toBe('301226');
  });
});
