import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { createPaidVehicleCache } from '../../../src/server/quota/paid-vehicle-cache.ts';
import { readQuota, takeOne } from '../../../src/server/quota/repository.ts';
import type { Source } from '../../../src/server/quota/standing.ts';
import { grant, openQuota } from './support.ts';

let opened: Awaited<ReturnType<typeof openQuota>>;
beforeAll(async () => {
  opened = await openQuota();
});
afterAll(() => opened.db.close());
beforeEach(() => opened.db.execute('truncate quota_ledger, quota_day_use, quota_package cascade'));

const packageOf = async () =>
  (await opened.db.sql.selectFrom('quotaPackage').select('packageId').executeTakeFirstOrThrow()).packageId;
const rowsOfLedger = async () => (await opened.db.sql.selectFrom('quotaLedger').select('ledgerId').execute()).length;

const FREE = { C: FREE_LOOKUPS_PER_DAY, B: FREE_LOOKUPS_PER_DAY };

/** Takes a lookup from a source, like a caller with an outdated quota. */
const take = async (source: Source) => {
  const { sql } = opened.db;
  return takeOne(sql, { request: opened.request(), holderId: 4, source, now: await readQuota(sql, 4, FREE) });
};

test('taking a free lookup when all are used fails without a ledger row', async () => {
  const free: Source = { source: 'free', packageId: null, limit: FREE_LOOKUPS_PER_DAY };
  for (let taken = 0; taken < FREE_LOOKUPS_PER_DAY; taken += 1) expect(await take(free)).toBe(true);
  expect(await take(free)).toBe(false);
  expect(await rowsOfLedger()).toBe(FREE_LOOKUPS_PER_DAY);
});

test.each(['daily', 'count'] as const)(
  'no more lookups than its amount can be taken from a %s package',
  async (kind) => {
    await grant(opened.db, { holderId: 4, kind, amount: 2 });
    const source: Source = { source: kind, packageId: await packageOf(), limit: 2 };
    expect([await take(source), await take(source), await take(source)]).toEqual([true, true, false]);
    expect(await rowsOfLedger()).toBe(2);
  },
);

test.each([
  ['has not begun', { from: '1 hour', to: '9 days' }],
  ['has ended', { from: '-9 days', to: '-1 second' }],
])('no lookup is taken from a counted package that %s', async (_, span) => {
  await grant(opened.db, { holderId: 4, kind: 'count', amount: 2, ...span });
  expect(await take({ source: 'count', packageId: await packageOf(), limit: 2 })).toBe(false);
  expect(await rowsOfLedger()).toBe(0);
});

test('a counted package of another holder is not used', async () => {
  await grant(opened.db, { holderId: 1, kind: 'count', amount: 2 });
  expect(await take({ source: 'count', packageId: await packageOf(), limit: 2 })).toBe(false);
});

test('a paid vehicle is cached for its holder only, until it expires', () => {
  let now = 1;
  const vehicles = createPaidVehicleCache(() => now);
  vehicles.add(4, 7, 1_000.5);
  vehicles.add(4, 9, 0.5);
  expect([vehicles.has(4, 7), vehicles.has(1, 7), vehicles.has(4, 8), vehicles.has(4, 9)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  now = 1_001;
  expect(vehicles.has(4, 7)).toBe(true);
  now = 1_002;
  expect(vehicles.has(4, 7)).toBe(false);
});
