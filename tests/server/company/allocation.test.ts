import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import type { Caller } from '../../support/server/api.ts';
import { countersAndLedger } from '../quota/support.ts';
import { type OpenedCompany, openCompany } from './support.ts';

let opened: OpenedCompany;
let sub: Caller;
let other: Caller;
beforeAll(async () => {
  opened = await openCompany();
  sub = await opened.addSub({ isShared: false });
  other = await opened.addSub({ isShared: false });
});
afterAll(() => opened.api.close());
beforeEach(async () => {
  await opened.db.execute('truncate quota_ledger, quota_day_use, quota_move, quota_package cascade');
  await opened.db.execute('update account set dct_type = 2 where acct_level <> 0');
});

interface Move {
  id: number;
  packageId: number;
  amount: number;
  operationId: string;
}
const move = (packageId: number, amount: number, to = sub): Move => ({
  id: to.userId,
  packageId,
  amount,
  operationId: opened.operationId(),
});
const give = (body: Move) => opened.api.post(calls.allocateQuota, body, { as: opened.shop });
const takeBack = (body: Move) => opened.api.post(calls.takeBackQuota, body, { as: opened.shop });
const share = (isShared: boolean) =>
  opened.api.post(calls.shareQuota, { id: sub.userId, isShared }, { as: opened.shop });
const packages = async () => (await opened.api.post(calls.listAllocations, {}, { as: opened.shop })).result;
const chargeTimes = async (userId: number, times: number) => {
  for (let count = 0; count < times; count += 1) await opened.charge(userId);
};
const chargeCode = (userId: number) =>
  opened.charge(userId).then(
    () => '000000',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

/** Invariants: holders' amounts sum to the bought amount, allocations to their moves, counters to the ledger. */
async function expectBalanced(bought: number): Promise<void> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::integer as amount from quota_package
    where starts_at <= now() and expires_at > now()`.execute(opened.db.sql);
  expect(rows).toEqual([{ amount: bought }]);
  const { rows: moved } = await sql`
    select p.package_id from quota_package p where p.origin = 'allocation' and p.holder_id <> ${opened.shop.userId}
      and p.amount <> (select coalesce(sum(m.amount), 0) from quota_move m where m.allocation_id = p.package_id)
  `.execute(opened.db.sql);
  expect(moved).toEqual([]);
  for (const { counted, written } of await countersAndLedger(opened.db)) expect(counted).toBe(written);
}

test('an allocation is counted or daily like its package, has the same expiry and can be used', async () => {
  const counted = await opened.addPackage({ amount: 10 });
  const daily = await opened.addPackage({ kind: 'daily', amount: 6 });
  expect(await give(move(counted, 3))).toMatchObject({ code: '000000' });
  expect(await give(move(daily, 2))).toMatchObject({ code: '000000' });
  expect(await give(move(daily, 1, other))).toMatchObject({ code: '000000' });
  const listed = await packages();
  expect(listed.find(({ packageId }) => packageId === counted)).toMatchObject({ bought: 10, own: 7, ownUsed: 0 });
  expect(listed.find(({ packageId }) => packageId === daily)).toMatchObject({
    bought: 6,
    own: 3,
    allocations: [
      { userId: sub.userId, amount: 2, used: 0 },
      { userId: other.userId, amount: 1, used: 0 },
    ],
  });
  await chargeTimes(sub.userId, 5);
  expect(await chargeCode(sub.userId)).toBe('500502');
  expect((await packages()).map(({ ownUsed }) => ownUsed)).toEqual([0, 0]);
  const ends = await opened.db.sql.selectFrom('quotaPackage').select(['expiresAt', 'kind']).execute();
  expect(new Set(ends.map(({ expiresAt }) => expiresAt)).size).toBe(2);
  await expectBalanced(16);
});

test('an allocation is refused beyond the remaining lookups and from a foreign, expired or missing package', async () => {
  const counted = await opened.addPackage({ amount: 4 });
  const daily = await opened.addPackage({ kind: 'daily', amount: 3 });
  // Free lookups first, then daily ones, then two counted ones.
  await chargeTimes(opened.shop.userId, FREE_LOOKUPS_PER_DAY + 3 + 2);
  expect(await give(move(counted, 3))).toMatchObject({ code: '600702' });
  expect(await give(move(daily, 1))).toMatchObject({ code: '600702' });
  expect(await give(move(counted, 2))).toMatchObject({ code: '000000' });
  const ended = await opened.addPackage({ amount: 4, to: '-1 second' });
  expect(await give(move(ended, 1))).toMatchObject({ code: '600702' });
  const theirs = await opened.addPackage({ amount: 4, holderId: opened.rival.userId });
  expect(await give(move(theirs, 1))).toMatchObject({ code: '900404' });
  expect(await give(move(999_999, 1))).toMatchObject({ code: '900404' });
  await expectBalanced(4 + 3 + 4);
});

test('only unused lookups can be withdrawn', async () => {
  const counted = await opened.addPackage({ amount: 10 });
  const daily = await opened.addPackage({ kind: 'daily', amount: 10 });
  await give(move(counted, 5));
  await give(move(daily, 4));
  await chargeTimes(sub.userId, 4 + 2);
  expect(await takeBack(move(counted, 4))).toMatchObject({ code: '600702' });
  expect(await takeBack(move(daily, 1))).toMatchObject({ code: '600702' });
  expect(await takeBack(move(counted, 3))).toMatchObject({ code: '000000' });
  expect(await chargeCode(sub.userId)).toBe('500502');
  const other_ = move(counted, 1, other);
  expect(await takeBack(other_)).toMatchObject({ code: '900404' });
  expect((await packages()).map(({ own }) => own).sort()).toEqual([6, 8]);
  await expectBalanced(20);
});

test('withdrawing and adding apply to the same package and expiry, and only to one’s own', async () => {
  const [one, two] = [await opened.addPackage({ amount: 10 }), await opened.addPackage({ amount: 10 })];
  const theirs = await opened.addPackage({ amount: 10, holderId: opened.rival.userId });
  await opened.db.execute('update quota_package set expires_at = (select max(expires_at) from quota_package)');
  await give(move(one, 3));
  await give(move(two, 1));
  const amounts = async () => {
    const listed = await packages();
    return [one, two].map((id) =>
      listed.find(({ packageId }) => packageId === id)?.allocations.map(({ amount }) => amount),
    );
  };
  expect(await amounts()).toEqual([[3], [1]]);
  expect(await takeBack(move(two, 2))).toMatchObject({ code: '600702' });
  await opened.db.execute(`insert into quota_package
    (holder_id, vehicle_class, kind, amount, starts_at, expires_at, origin, parent_package_id)
    select ${sub.userId}, vehicle_class, kind, 5, starts_at, expires_at, 'test', package_id
    from quota_package where package_id = ${theirs}`);
  expect(await takeBack(move(theirs, 1))).toMatchObject({ code: '900404' });
  // After a package is extended, new allocations expire later than earlier ones.
  await opened.db.execute(
    `update quota_package set expires_at = expires_at + interval '1 day' where package_id = ${one}`,
  );
  await give(move(one, 2));
  expect(await amounts()).toEqual([[3, 2], [1]]);
});

test('a package can be fully allocated and fully withdrawn, and an empty one does not count', async () => {
  const counted = await opened.addPackage({ amount: 2 });
  await give(move(counted, 2));
  await chargeTimes(opened.shop.userId, FREE_LOOKUPS_PER_DAY);
  expect(await chargeCode(opened.shop.userId)).toBe('500501');
  expect(await takeBack(move(counted, 2))).toMatchObject({ code: '000000' });
  expect(await chargeCode(opened.shop.userId)).toBe('000000');
  expect(await chargeCode(sub.userId)).toBe('500501');
  await expectBalanced(2);
});

test('a repeated operationId moves nothing and is refused for another move', async () => {
  const counted = await opened.addPackage({ amount: 10 });
  const once = move(counted, 3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(once)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['000000']));
  expect((await packages())[0]).toMatchObject({ own: 7 });
  expect(await give({ ...once, amount: 4 })).toMatchObject({ code: '900400' });
  expect(await give({ ...once, id: other.userId })).toMatchObject({ code: '900400' });
  expect(await takeBack(once)).toMatchObject({ code: '900400' });
  await expectBalanced(10);
});

test('switching back to sharing returns unused lookups at once and used daily ones at midnight', async () => {
  const counted = await opened.addPackage({ amount: 10 });
  const daily = await opened.addPackage({ kind: 'daily', amount: 10 });
  await give(move(counted, 5));
  await give(move(daily, 4));
  await chargeTimes(sub.userId, 3);
  expect((await share(true)).result).toMatchObject({ isShared: true });
  expect(await give(move(counted, 1))).toMatchObject({ code: '600703' });
  const listed = await packages();
  expect(listed.find(({ packageId }) => packageId === counted)).toMatchObject({ own: 10, allocations: [] });
  // Three of today's ten are used: the main account has seven for the rest of the day.
  expect(listed.find(({ packageId }) => packageId === daily)).toMatchObject({ own: 7, bought: 10 });
  await expectBalanced(20);
  const tomorrow = await sql<{ amount: number }>`
    select sum(amount)::integer as amount from quota_package, lateral (
      select (((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai') as at
    ) midnight
    where kind = 'daily' and holder_id = ${opened.shop.userId} and starts_at <= at and expires_at > at`.execute(
    opened.db.sql,
  );
  expect(tomorrow.rows).toEqual([{ amount: 10 }]);
  expect((await share(false)).result).toMatchObject({ isShared: false });
});

test('concurrent allocations, withdrawals, sharing and lookups keep all sums and never oversell', async () => {
  const { shop, addPackage } = opened;
  const counted = await addPackage({ amount: 30 });
  const daily = await addPackage({ kind: 'daily', amount: 20 });
  const users = [shop.userId, sub.userId, other.userId];
  const acts = Array.from({ length: 120 }, (_, index) => {
    const packageId = index % 2 === 0 ? counted : daily;
    const to = index % 3 === 0 ? sub : other;
    if (index % 5 === 0) return () => give(move(packageId, 3, to));
    if (index % 5 === 1) return () => takeBack(move(packageId, 2, to));
    if (index === 62 || index === 87) return () => share(index === 62);
    return () => chargeCode(users[index % users.length] ?? 0);
  });
  await Promise.all(acts.map((act) => act()));
  await expectBalanced(50);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from quota_ledger where source <> 'free'`.execute(opened.db.sql);
  expect(rows[0]?.n).toBeLessThanOrEqual(50);
}, 120_000);
