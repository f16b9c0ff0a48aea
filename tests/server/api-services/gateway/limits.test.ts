import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiLimit, createLeasedLimits } from '../../../../src/server/api-services/gateway/leased-limits.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { countingDatabase } from '../../../support/server/counting-database.ts';
import { addKey, addPermission, callWith, gatewayOn } from '../../../support/server/open-gateway.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const dayLimit = (key: string, points: number): ApiLimit => ({ name: 'day', key, window: 'day', points });

test('three nodes together let through exactly the limit, whatever each of them has taken before', async () => {
  const nodes = [createLeasedLimits(db), createLeasedLimits(db), createLeasedLimits(db)];
  const limit = dayLimit('three nodes', 100);
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => nodes[index % 3]?.([limit]).then(({ exceeded }) => exceeded)),
  );
  expect(outcomes.filter((exceeded) => exceeded === undefined)).toHaveLength(100);
  expect(outcomes.find((exceeded) => exceeded !== undefined)).toMatchObject({ remaining: 0 });
});

test('a caller far below its limit costs a statement for many calls', async () => {
  const counting = countingDatabase(db);
  const consume = createLeasedLimits(counting.db);
  for (let call = 0; call < 100; call += 1) await consume([dayLimit('far below', 100_000)]);
  expect(counting.takeCount()).toBeLessThanOrEqual(3);
});

test('the limits of one call are counted in one statement', async () => {
  const counting = countingDatabase(db);
  const consume = createLeasedLimits(counting.db);
  await consume([dayLimit('first of two', 1), dayLimit('second of two', 1)]);
  expect(counting.takeCount()).toBe(1);
});

test('a window begins anew when it is over, and a used-up one is refused without a statement', async () => {
  let time = 0;
  const counting = countingDatabase(db);
  const consume = createLeasedLimits(counting.db, () => time);
  const limit = dayLimit('anew', 2);
  for (const isRefused of [false, false, true, true])
    expect((await consume([limit])).exceeded !== undefined).toBe(isRefused);
  counting.takeCount();
  expect((await consume([limit])).exceeded).toMatchObject({ remaining: 0 });
  expect(counting.takeCount()).toBe(0);
  time += 25 * 60 * 60_000;
  await db.sql.deleteFrom('apiLimit').where('key', '=', 'anew').execute();
  expect((await consume([limit])).exceeded).toBeUndefined();
});

test('a call beyond the limit of a day gets 429 with its headers, is free, and is only counted', async () => {
  const key = await addKey(db, { units: 10 });
  await addPermission(db, { userId: key.userId, perDay: 2 });
  const gateway = gatewayOn(db);
  const first = await callWith(gateway, key, { oe: 'A' });
  expect(first.headers['ratelimit-policy']).toBe('"second";q=1000;w=1, "day";q=2;w=86400');
  expect(first.headers.ratelimit).toMatch(/^"second";r=\d+;t=1, "day";r=1;t=\d+$/);
  await callWith(gateway, key, { oe: 'A' });
  const refused = await callWith(gateway, key, { oe: 'A' });
  expect(refused).toMatchObject({ status: 429, envelope: { code: '301224', charge: { count: 0 } } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await gateway.drain();
  const days = await db.sql.selectFrom('apiUsageDay').selectAll().where('userId', '=', key.userId).execute();
  expect(days).toMatchObject([{ calls: 3, units: 2, limited: 1 }]);
  const logged = await db.sql.selectFrom('apiRequest').select('status').where('userId', '=', key.userId).execute();
  expect(logged).toHaveLength(2);
});

test("the key's own limit refuses before the customer's", async () => {
  const key = await addKey(db, { units: 10, perDay: 1 });
  const gateway = gatewayOn(db);
  await callWith(gateway, key, { oe: 'A' });
  const refused = await callWith(gateway, key, { oe: 'A' });
  expect(refused).toMatchObject({ status: 429, envelope: { code: '301224', result: { limit: 'key-day' } } });
});
