import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId } from '../../../../src/server/api-services/gateway/request-id.ts';
import { createMeter } from '../../../../src/server/api-services/metering/meter.ts';
import type { MeteredCall } from '../../../../src/server/api-services/metering/metered-call.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../../../src/server/verify-metering.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, type TestKey } from '../../../support/server/open-gateway.ts';

let db: Database;
let key: TestKey;
beforeAll(async () => {
  db = await openTestDatabase();
  key = await addKey(db, { units: 100 });
});
afterAll(() => db.close());

const callOf = (changes: Partial<MeteredCall> = {}): MeteredCall => ({
  requestId: newRequestId(),
  userId: key.userId,
  keyId: key.keyId,
  code: 'oeSearch',
  version: 1,
  mode: 'live',
  transport: 'http',
  status: 200,
  resultCode: '000000',
  units: 1,
  reason: 'charged',
  ms: 3,
  bucket: 0,
  address: '203.0.113.7',
  body: '{}',
  answer: '{}',
  isBodyCut: false,
  isAnswerCut: false,
  ...changes,
});

const countLedger = async () => (await db.sql.selectFrom('apiLedger').select('units').execute()).length;

test('a statement whose connection breaks after the commit is repeated without a second charge', async () => {
  let failures = 2;
  const meter = createMeter({
    ...db,
    async run(statement, parameters) {
      const rows = await db.run(statement, parameters);
      failures -= 1;
      if (failures >= 0) throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
      return rows;
    },
  });
  const before = await countLedger();
  expect(await meter.record(callOf())).toMatchObject({ outcome: 'metered' });
  expect((await countLedger()) - before).toBe(1);
  expect(await verifyMetering(db, () => undefined)).toBe(true);
});

test('a call that cannot be stored fails alone, and those that end with it are metered', async () => {
  const meter = createMeter(db);
  const calls = [callOf(), callOf(), callOf({ requestId: 'not an id' }), callOf()];
  const outcomes = await Promise.allSettled(calls.map((call) => meter.record(call)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('calls that end together are metered by few statements', async () => {
  let statements = 0;
  const meter = createMeter({
    ...db,
    run(statement, parameters) {
      statements += 1;
      return db.run(statement, parameters);
    },
  });
  await Promise.all(Array.from({ length: 50 }, () => meter.record(callOf())));
  expect(statements).toBeLessThanOrEqual(4);
  expect(await verifyMetering(db, () => undefined)).toBe(true);
});

test('calls that end in one turn of the event loop are metered by one statement', async () => {
  let statements = 0;
  const meter = createMeter({
    ...db,
    run(statement, parameters) {
      statements += 1;
      return db.run(statement, parameters);
    },
  });
  const records = [];
  for (let count = 0; count < 20; count += 1) {
    records.push(meter.record(callOf()));
    // Another call's promises, in the same turn.
    await Promise.resolve();
  }
  await Promise.all(records);
  expect(statements).toBe(1);
});
