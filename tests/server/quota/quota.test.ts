import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import type { ChargeRequest } from '../../../src/server/quota/repository.ts';
import { codeOf, countersAndLedger, grant, insisted, openQuota, spendFree } from './support.ts';

let opened: Awaited<ReturnType<typeof openQuota>>;
beforeAll(async () => {
  opened = await openQuota();
});
afterAll(() => opened.db.close());
beforeEach(() => opened.db.execute('truncate quota_ledger, quota_day_use, quota_package cascade'));

const charge = (given?: Partial<ChargeRequest>) => opened.charge(given);
const ledger = () => opened.db.sql.selectFrom('quotaLedger').selectAll().orderBy('ledgerId').execute();

test('lookups are taken from free, then daily, then counted packages, the first to expire first', async () => {
  const { db } = opened;
  await grant(db, { holderId: 4, kind: 'count', amount: 2, to: '9 days' });
  await grant(db, { holderId: 4, kind: 'count', amount: 1, to: '2 days' });
  await grant(db, { holderId: 4, kind: 'daily', amount: 2, to: '30 days' });
  const taken: unknown[] = [];
  for (let count = 0; count < FREE_LOOKUPS_PER_DAY + 5; count += 1) taken.push(await charge());
  const rows = await ledger();
  const packages = await db.sql.selectFrom('quotaPackage').selectAll().orderBy('expiresAt').execute();
  const [soon, later, daily] = packages.map(({ packageId }) => packageId);
  expect(rows.slice(FREE_LOOKUPS_PER_DAY).map(({ source, packageId }) => [source, packageId])).toEqual([
    ['daily', daily],
    ['daily', daily],
    ['count', soon],
    ['count', later],
    ['count', later],
  ]);
  expect(rows.slice(0, FREE_LOOKUPS_PER_DAY).map(({ source }) => source)).toEqual(
    Array(FREE_LOOKUPS_PER_DAY).fill('free'),
  );
  expect(taken.at(0)).toEqual({ isCharged: true, source: 'free', remaining: FREE_LOOKUPS_PER_DAY + 4 });
  expect(taken.at(-1)).toEqual({ isCharged: true, source: 'count', remaining: 0 });
  expect(await codeOf(charge())).toBe('500502');
});

test('a refused charge leaves no ledger row and rolls back its work', async () => {
  await spendFree(charge, {});
  const before = await ledger();
  const name = opened.db.sql.selectFrom('account').select('username').where('userId', '=', 4).executeTakeFirstOrThrow();
  const refused = opened.quota.charge(opened.request(), async (within) => {
    await within.updateTable('account').set({ username: 'changed' }).where('userId', '=', 4).execute();
  });
  expect(await codeOf(refused)).toBe('500501');
  expect(await ledger()).toEqual(before);
  expect(await name).toEqual({ username: 'visitor' });
});

test('a charge is rolled back if its work fails', async () => {
  const failing = opened.quota.charge(opened.request(), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await ledger()).toEqual([]);
  expect(await opened.db.sql.selectFrom('quotaDayUse').selectAll().execute()).toEqual([]);
});

test('a repeated operationId returns the same result without a charge', async () => {
  const request = opened.request();
  const first = await opened.quota.charge(request);
  expect(await opened.quota.charge(request)).toEqual(first);
  expect(await ledger()).toHaveLength(1);
});

test('an operationId is valid for its own subject only, and for a day', async () => {
  const request = opened.request();
  await opened.quota.charge(request);
  for (const other of [{ subject: 'another' }, { reason: 'config' as const }, { vehicleClass: 'B' as const }])
    expect(await codeOf(opened.quota.charge({ ...request, ...other }))).toBe('900400');
  await opened.db.execute(`update quota_ledger set charged_at = charged_at - interval '24 hours'`);
  expect(await codeOf(opened.quota.charge(request))).toBe('900400');
  // The operationId is per account.
  expect(await codeOf(opened.quota.charge({ ...request, userId: 1 }))).toBe('000000');
});

test('the same subject is free for 24 hours', async () => {
  await charge({ subject: '7' });
  expect(await charge({ subject: '7' })).toEqual({
    isCharged: false,
    source: null,
    remaining: FREE_LOOKUPS_PER_DAY - 1,
  });
  // Parts and configuration of a vehicle share a charge; a province with the same number does not.
  expect(await charge({ subject: '7', reason: 'config' })).toMatchObject({ isCharged: false });
  expect(await charge({ subject: '7', reason: 'province' })).toMatchObject({ isCharged: true });
  expect(await opened.quota.paid(4, 'parts')).toMatchObject([{ subject: '7' }]);
  await opened.db.execute(`update quota_ledger set charged_at = charged_at - interval '24 hours'`);
  expect(await opened.quota.paid(4, 'parts')).toEqual([]);
  expect(await charge({ subject: '7' })).toMatchObject({ isCharged: true });
});

test('the vehicle classes are counted separately', async () => {
  await spendFree(charge, { vehicleClass: 'B' });
  expect(await codeOf(charge({ vehicleClass: 'B' }))).toBe('500601');
  expect(await charge({ vehicleClass: 'C' })).toEqual({
    isCharged: true,
    source: 'free',
    remaining: FREE_LOOKUPS_PER_DAY - 1,
  });
});

test('each reason for having no lookups left has its own code, in both classes', async () => {
  const { db } = opened;
  for (const [vehicleClass, prefix] of [
    ['C', '5005'],
    ['B', '5006'],
  ] as const) {
    await spendFree(charge, { vehicleClass });
    expect(await codeOf(charge({ vehicleClass }))).toBe(`${prefix}01`);
    await grant(db, { holderId: 4, vehicleClass, kind: 'count', amount: 1, from: '-9 days', to: '-1 second' });
    expect(await codeOf(charge({ vehicleClass }))).toBe(`${prefix}04`);
    await grant(db, { holderId: 4, vehicleClass, kind: 'count', amount: 1 });
    expect(await codeOf(charge({ vehicleClass }))).toBe('000000');
    expect(await codeOf(charge({ vehicleClass }))).toBe(`${prefix}03`);
    await grant(db, { holderId: 4, vehicleClass, kind: 'daily', amount: 1 });
    expect(await codeOf(charge({ vehicleClass }))).toBe('000000');
    expect(await codeOf(charge({ vehicleClass }))).toBe(`${prefix}02`);
  }
});

test('a package that has not started is not used', async () => {
  await spendFree(charge, {});
  await grant(opened.db, { holderId: 4, kind: 'count', amount: 9, from: '1 hour', to: '9 days' });
  expect(await codeOf(charge())).toBe('500501');
  expect(await opened.quota.counters(4)).toMatchObject({ canUseNum: 0, maxLimitNum: 0, userType: 0 });
});

test('a day is that of Asia/Shanghai by the database’s clock, and daily use is reset at its midnight', async () => {
  await spendFree(charge, {});
  expect(await codeOf(charge())).toBe('500501');
  const { rows } = await sql<{ isToday: boolean }>`
      select day = (now() at time zone 'Asia/Shanghai')::date as "isToday" from quota_day_use`.execute(opened.db.sql);
  expect(rows).toEqual([{ isToday: true }]);
  await opened.db.execute(`update quota_day_use set day = day - 1`);
  expect(await charge()).toEqual({ isCharged: true, source: 'free', remaining: FREE_LOOKUPS_PER_DAY - 1 });
});

test('a sub account with type odd uses its main account’s quota, one with type even its own', async () => {
  await grant(opened.db, { holderId: 1, kind: 'count', amount: 10 });
  await grant(opened.db, { holderId: 3, kind: 'count', amount: 1 });
  await charge({ userId: 2, subject: 'shared' });
  expect(await charge({ userId: 1, subject: 'shared' })).toMatchObject({
    isCharged: false,
    remaining: FREE_LOOKUPS_PER_DAY + 9,
  });
  expect(await charge({ userId: 3, subject: 'shared' })).toMatchObject({
    isCharged: true,
    source: 'count',
    remaining: 0,
  });
  expect(await ledger()).toMatchObject([
    { userId: 2, holderId: 1 },
    { userId: 3, holderId: 3 },
  ]);
  expect(await opened.quota.counters(2)).toMatchObject({
    isShared: true,
    pacFree: FREE_LOOKUPS_PER_DAY - 1,
    canUseNum: 10,
  });
  expect(await opened.quota.counters(3)).toMatchObject({ isShared: false, pacFree: 0, covFree: 0, canUseNum: 0 });
});

test('fifty sub accounts add no free lookups to those of their main account', async () => {
  await opened.db.execute(`
    insert into account (user_id, username, password_hash, role_id, acct_level, parent_id, dct_type)
    select 100 + n, 'sub ' || n, '-', 1, 1, 1, 1 + n % 2 from generate_series(1, 50) n`);
  const subs = await opened.db.sql.selectFrom('account').select('userId').where('parentId', '=', 1).execute();
  const tries = subs.flatMap(({ userId }) => Array.from({ length: 3 }, () => charge({ userId })));
  const taken = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(subs.length).toBeGreaterThan(50);
  expect(taken).toHaveLength(FREE_LOOKUPS_PER_DAY);
});

test('an unknown account is refused', async () => {
  expect(await codeOf(charge({ userId: 99 }))).toBe('900404');
});

test('256 concurrent charges never oversell, and every counter equals the sum of the ledger', async () => {
  const { db, quota, request } = opened;
  await grant(db, { holderId: 1, kind: 'daily', amount: 20 });
  await grant(db, { holderId: 1, kind: 'count', amount: 15, to: '5 days' });
  await grant(db, { holderId: 1, kind: 'count', amount: 15, to: '9 days' });
  const callers = Array.from({ length: 256 }, (_, index) => request({ userId: index % 2 === 0 ? 1 : 2 }));
  const codes = await Promise.all(callers.map((caller) => insisted(() => quota.charge(caller))));
  expect(codes.filter((code) => code === '000000')).toHaveLength(FREE_LOOKUPS_PER_DAY + 50);
  expect(codes.filter((code) => code === '500502')).toHaveLength(256 - FREE_LOOKUPS_PER_DAY - 50);
  const counters = await countersAndLedger(db);
  expect(counters).toHaveLength(4);
  for (const { counted, written } of counters) expect(counted).toBe(written);
}, 60_000);

test('256 concurrent charges for the same subject are charged once', async () => {
  const { quota, request } = opened;
  const callers = Array.from({ length: 256 }, () => request({ subject: 'the same' }));
  await Promise.all(callers.map((caller) => insisted(() => quota.charge(caller))));
  expect(await ledger()).toHaveLength(1);
}, 60_000);

test('one operationId sent 256 times concurrently is charged once', async () => {
  const { quota, request } = opened;
  const one = request();
  const codes = await Promise.all(Array.from({ length: 256 }, () => insisted(() => quota.charge(one))));
  expect(new Set(codes)).toEqual(new Set(['000000']));
  expect(await ledger()).toHaveLength(1);
}, 60_000);
