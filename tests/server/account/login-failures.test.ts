import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoginFailures, type LoginFailures } from '../../../src/server/account/login-failures.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { advanceClock } from '../../../src/server/platform/db/monotonic-clock.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { jumpClockBack } from '../../support/database/jump-clock-back.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
let failures: LoginFailures;
beforeAll(async () => {
  db = await openTestDatabase();
  failures = createLoginFailures(db);
});
afterAll(() => db.close());

/** Ends all waits of the account. */
const endWaits = (username: string) =>
  sql`update login_failure set wait_until = now() where key like ${`account:${username}%`}`.execute(db.sql);
const waitSecondsOf = async (key: string) => {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from wait_until - updated_at))::int as seconds from login_failure where key = ${key}`.execute(
    db.sql,
  );
  return rows[0]?.seconds;
};
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.0.0.${addresses}`;
};
const addAttempts = async (count: number, username: string, addressOf: () => string) => {
  for (let attempt = 0; attempt < count; attempt += 1) {
    await endWaits(username);
    await failures.addAttempt(username, addressOf());
  }
};

test('failures are counted by username, ignoring case, whether or not the account exists', async () => {
  expect(await failures.count('nobody')).toBe(0);
  await failures.addAttempt('nobody', newAddress());
  await failures.addAttempt('NoBody', newAddress());
  expect(await failures.count('NOBODY')).toBe(2);
  expect(await failures.count('somebody')).toBe(0);
});

test('waits start after the fourth failure, double each time and are capped at five minutes', async () => {
  const address = newAddress();
  const waits: unknown[] = [];
  for (let attempt = 0; attempt < 16; attempt += 1) {
    await addAttempts(1, 'slow', () => address);
    waits.push(await waitSecondsOf(`account:slow from ${address}`));
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300]);
});

test('an attempt during a wait is refused with the remaining time and does not extend the wait', async () => {
  const address = newAddress();
  await addAttempts(7, 'hasty', () => address);
  for (const _ of [1, 2, 3]) {
    const refusal = await failures.addAttempt('hasty', address).catch((error: unknown) => error);
    if (!(refusal instanceof Refusal)) throw new Error('was not refused');
    expect(refusal.code).toBe('900429');
    expect(refusal.details.retryAfterS).toBeGreaterThan(4);
    expect(refusal.details.retryAfterS).toBeLessThanOrEqual(8);
  }
  expect(await failures.count('hasty')).toBe(7);
});

test('concurrent attempts are limited like sequential ones', async () => {
  const address = newAddress();
  const attempts = Array.from({ length: 20 }, () => failures.addAttempt('crowd', address));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('an address has a higher limit than an account, as a whole shop may share one address', async () => {
  const attempts = Array.from({ length: 25 }, (_, index) => failures.addAttempt(`guest ${index}`, '192.0.2.1'));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
});

const newHostIn = (network: string) => {
  addresses += 1;
  return `${network}::${addresses}`;
};

test('an IPv6 /64 network counts as one address', async () => {
  const host = () => newHostIn('2001:db8:5:5');
  for (let attempt = 0; attempt < 21; attempt += 1) await failures.addAttempt(`somebody ${attempt}`, host());
  await expect(failures.addAttempt('somebody else', host())).rejects.toMatchObject({ code: '900429' });
  await failures.addAttempt('somebody else', '2001:db8:5:6::1');
});

test('guesses at one account from an IPv6 /64 network share one wait', async () => {
  const host = () => newHostIn('2001:db8:5:7');
  for (let attempt = 0; attempt < 5; attempt += 1) await failures.addAttempt('guessed at', host());
  await expect(failures.addAttempt('guessed at', host())).rejects.toMatchObject({ code: '900429' });
  await failures.addAttempt('guessed at', '2001:db8:5:8::1');
});

test('a successful login clears the failures of the account and removes its attempt from the address', async () => {
  const address = newAddress();
  await failures.addAttempt('other', address);
  await failures.addAttempt('right', address);
  await failures.clear('Right', address);
  expect(await failures.count('right')).toBe(0);
  const { failures: remaining } = await db.sql
    .selectFrom('loginFailure')
    .select('failures')
    .where('key', '=', `address:${address}`)
    .executeTakeFirstOrThrow();
  expect(remaining).toBe(1);
});

test('failures expire after half an hour', async () => {
  const address = newAddress();
  await addAttempts(6, 'old', () => address);
  await sql`update login_failure set updated_at = now() - interval '31 minutes', wait_until = now() where key like 'account:old%'`.execute(
    db.sql,
  );
  expect(await failures.count('old')).toBe(0);
  await failures.addAttempt('old', address);
  expect(await failures.count('old')).toBe(1);
  expect(await waitSecondsOf(`account:old from ${address}`)).toBe(0);
});

test('the check for a wait refuses with a retry time and counts nothing', async () => {
  const address = newAddress();
  await failures.refuseWhileWaiting('patient', address);
  await addAttempts(6, 'patient', () => address);
  await expect(failures.refuseWhileWaiting('Patient', address)).rejects.toMatchObject({
    code: '900429',
    details: { retryAfterS: expect.any(Number) },
  });
  expect(await failures.count('patient')).toBe(6);
});

test('a removed attempt no longer counts for the account or the address', async () => {
  const address = newAddress();
  await failures.addAttempt('unlucky', address);
  await failures.addAttempt('unlucky', address);
  await failures.removeAttempt('Unlucky', address);
  expect(await failures.count('unlucky')).toBe(1);
  const row = await db.sql
    .selectFrom('loginFailure')
    .select('failures')
    .where('key', '=', `address:${address}`)
    .executeTakeFirst();
  expect(row).toEqual({ failures: 1 });
});

test('guesses from one address do not block others, and guesses from many addresses block for seconds only', async () => {
  const guesser = newAddress();
  await addAttempts(15, 'owner', () => guesser);
  await expect(failures.refuseWhileWaiting('owner', guesser)).rejects.toMatchObject({ code: '900429' });
  await failures.refuseWhileWaiting('owner', newAddress());
  await failures.addAttempt('owner', newAddress());
  await addAttempts(24, 'owner', newAddress);
  expect(await waitSecondsOf('account:owner')).toBe(8);
});

const startWaits = (...keys: string[]) =>
  sql`update login_failure set wait_until = now() + interval '5 minutes' where key = any(${keys}::text[])`.execute(
    db.sql,
  );

const device = { by: 'device', key: 'device:of-the-owner' } as const;

test('a known device is not delayed by strangers’ failures, nor by those behind its address, and has a limit of its own', async () => {
  const address = '203.0.113.20';
  for (let attempt = 0; attempt < 21; attempt += 1) await failures.addAttempt(`colleague ${attempt}`, address);
  await addAttempts(30, 'targeted', newAddress);
  await startWaits('account:targeted', `address:${address}`);
  for (const trust of [null, { by: 'address' }] as const)
    await expect(failures.refuseWhileWaiting('targeted', address, trust)).rejects.toMatchObject({ code: '900429' });
  await failures.refuseWhileWaiting('targeted', address, device);
  expect(await failures.count('targeted', address)).toBeGreaterThanOrEqual(30);
  expect(await failures.count('targeted', address, device)).toBe(0);
  for (const _ of [1, 2, 3, 4, 5]) await failures.addAttempt('targeted', address, device);
  expect(await failures.count('targeted', address, device)).toBe(5);
  await expect(failures.addAttempt('targeted', address, device)).rejects.toMatchObject({ code: '900429' });
});

test('a known address is not delayed by failures from elsewhere', async () => {
  const address = '203.0.114.20';
  await addAttempts(40, 'visited', newAddress);
  await startWaits('account:visited');
  await expect(failures.refuseWhileWaiting('visited', address)).rejects.toMatchObject({ code: '900429' });
  await failures.refuseWhileWaiting('visited', address, { by: 'address' });
  expect(await failures.count('visited', address, { by: 'address' })).toBe(0);
  await failures.addAttempt('visited', address, { by: 'address' });
  expect(await failures.count('visited', address, { by: 'address' })).toBe(1);
});

test('a client cannot avoid the waits by moving through an IPv6 /48 or an IPv4 /24', async () => {
  const attempt = async (index: number, address: string) =>
    failures.addAttempt(`wandering ${index}`, address).then(
      () => 1,
      () => 0,
    );
  let [v6, v4] = [0, 0];
  for (let index = 0; index < 200; index += 1) {
    v6 += await attempt(index, `2001:db8:66:${index.toString(16)}::1`);
    v4 += await attempt(index, `192.0.9.${index}`);
  }
  expect(v6).toBeLessThanOrEqual(81);
  expect(v4).toBeLessThanOrEqual(161);
}, 60_000);

test('failures are deleted once they no longer count', async () => {
  await sql`truncate login_failure`.execute(db.sql);
  await failures.addAttempt('forgotten', newAddress());
  await sql`update login_failure set updated_at = now() - interval '31 minutes', wait_until = now()`.execute(db.sql);
  await failures.addAttempt('remembered', '203.0.115.1');
  const rows = await db.sql.selectFrom('loginFailure').select('key').execute();
  expect(rows.map(({ key }) => key).sort()).toEqual([
    'account:remembered',
    'account:remembered from 203.0.115.0/24',
    'account:remembered from 203.0.115.1',
    'address:203.0.115.1',
    'network:203.0.115.0/24',
  ]);
});

test('a clock that jumps back ends waits that were over, and makes no later wait longer', async () => {
  const address = newAddress();
  await addAttempts(6, 'clock', () => address);
  await jumpClockBack(db, 1);
  // The wait of four seconds was over an hour ago.
  await failures.refuseWhileWaiting('clock', address);
  await addAttempts(6, 'clock', () => address);
  await advanceClock(db.sql);
  const refusal = await failures.addAttempt('clock', address).catch((error: unknown) => error);
  if (!(refusal instanceof Refusal)) throw new Error('the attempt was not refused');
  expect(refusal.code).toBe('900429');
  expect(refusal.details.retryAfterS).toBeLessThanOrEqual(4);
});
