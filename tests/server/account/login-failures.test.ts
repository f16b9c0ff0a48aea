import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoginFailures, type LoginFailures } from '../../../src/server/account/login-failures.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
let failures: LoginFailures;
beforeAll(async () => {
  db = await openTestDatabase();
  failures = createLoginFailures(db);
});
afterAll(() => db.close());

/** Lets every wait of this account run out. */
const waitOver = (username: string) =>
  sql`update login_failure set wait_until = now() where key like ${`account:${username}%`}`.execute(db.sql);
const waitOf = async (key: string) => {
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
const tryTimes = async (count: number, username: string, addressOf: () => string) => {
  for (let tried = 0; tried < count; tried += 1) {
    await waitOver(username);
    await failures.addAttempt(username, addressOf());
  }
};

test('tries are counted by name, whatever its case, and whether or not anyone has it', async () => {
  expect(await failures.count('nobody')).toBe(0);
  await failures.addAttempt('nobody', newAddress());
  await failures.addAttempt('NoBody', newAddress());
  expect(await failures.count('NOBODY')).toBe(2);
  expect(await failures.count('somebody')).toBe(0);
});

test('waits begin after the fourth failure, double, and never pass five minutes', async () => {
  const address = newAddress();
  const waits: unknown[] = [];
  for (let tried = 0; tried < 16; tried += 1) {
    await tryTimes(1, 'slow', () => address);
    waits.push(await waitOf(`account:slow from ${address}`));
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300]);
});

test('while a wait runs a try is refused with the time that is left, and does not lengthen it', async () => {
  const address = newAddress();
  await tryTimes(7, 'hasty', () => address);
  for (const _ of [1, 2, 3]) {
    const refusal = await failures.addAttempt('hasty', address).catch((error: unknown) => error);
    if (!(refusal instanceof Refusal)) throw new Error('was not refused');
    expect(refusal.code).toBe('900429');
    expect(refusal.details.retryAfterS).toBeGreaterThan(4);
    expect(refusal.details.retryAfterS).toBeLessThanOrEqual(8);
  }
  expect(await failures.count('hasty')).toBe(7);
});

test('of many tries at once no more get through than one after another would', async () => {
  const address = newAddress();
  const tries = Array.from({ length: 20 }, () => failures.addAttempt('crowd', address));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('an address is given more tries than an account, for a whole shop may sit behind it', async () => {
  const tries = Array.from({ length: 25 }, (_, index) => failures.addAttempt(`guest ${index}`, '192.0.2.1'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
});

const hostOf = (network: string) => {
  addresses += 1;
  return `${network}::${addresses}`;
};

test('the addresses of one IPv6 network are one address', async () => {
  const host = () => hostOf('2001:db8:5:5');
  for (let tried = 0; tried < 21; tried += 1) await failures.addAttempt(`somebody ${tried}`, host());
  await expect(failures.addAttempt('somebody else', host())).rejects.toMatchObject({ code: '900429' });
  await failures.addAttempt('somebody else', '2001:db8:5:6::1');
});

test('guesses at one account from the addresses of one IPv6 network wait as those from one address', async () => {
  const host = () => hostOf('2001:db8:5:7');
  for (let tried = 0; tried < 5; tried += 1) await failures.addAttempt('guessed at', host());
  await expect(failures.addAttempt('guessed at', host())).rejects.toMatchObject({ code: '900429' });
  await failures.addAttempt('guessed at', '2001:db8:5:8::1');
});

test('a login that came right clears the account and takes its try back from the address', async () => {
  const address = newAddress();
  await failures.addAttempt('other', address);
  await failures.addAttempt('right', address);
  await failures.clear('Right', address);
  expect(await failures.count('right')).toBe(0);
  const { failures: left } = await db.sql
    .selectFrom('loginFailure')
    .select('failures')
    .where('key', '=', `address:${address}`)
    .executeTakeFirstOrThrow();
  expect(left).toBe(1);
});

test('failures are forgotten after half an hour', async () => {
  const address = newAddress();
  await tryTimes(6, 'old', () => address);
  await sql`update login_failure set updated_at = now() - interval '31 minutes', wait_until = now() where key like 'account:old%'`.execute(
    db.sql,
  );
  expect(await failures.count('old')).toBe(0);
  await failures.addAttempt('old', address);
  expect(await failures.count('old')).toBe(1);
  expect(await waitOf(`account:old from ${address}`)).toBe(0);
});

test('whoever waits is told so before anything else is asked, and nothing is counted', async () => {
  const address = newAddress();
  await failures.refuseWhileWaiting('patient', address);
  await tryTimes(6, 'patient', () => address);
  await expect(failures.refuseWhileWaiting('Patient', address)).rejects.toMatchObject({
    code: '900429',
    details: { retryAfterS: expect.any(Number) },
  });
  expect(await failures.count('patient')).toBe(6);
});

test('a try that the server was too busy for is taken back from the account and the address', async () => {
  const address = newAddress();
  await failures.addAttempt('unlucky', address);
  await failures.addAttempt('unlucky', address);
  await failures.removeAttempt('Unlucky', address);
  expect(await failures.count('unlucky')).toBe(1);
  const left = await db.sql
    .selectFrom('loginFailure')
    .select('failures')
    .where('key', '=', `address:${address}`)
    .executeTakeFirst();
  expect(left).toEqual({ failures: 1 });
});

test('nobody is kept from an account by guesses from another address, and only for seconds by guesses from many', async () => {
  const guesser = newAddress();
  await tryTimes(15, 'owner', () => guesser);
  await expect(failures.refuseWhileWaiting('owner', guesser)).rejects.toMatchObject({ code: '900429' });
  await failures.refuseWhileWaiting('owner', newAddress());
  await failures.addAttempt('owner', newAddress());
  await tryTimes(24, 'owner', newAddress);
  expect(await waitOf('account:owner')).toBe(8);
});
