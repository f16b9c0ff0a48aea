import * as argon2 from '@node-rs/argon2';
import { afterEach, expect, test } from 'vitest';
import { createPasswords } from '../../../src/server/account/passwords.ts';

/** The number of concurrent verifications, now and at most. */
const verifications = { running: 0, maxRunning: 0 };

const counting = {
  ...argon2,
  verify: async (...args: Parameters<typeof argon2.verify>) => {
    verifications.running += 1;
    verifications.maxRunning = Math.max(verifications.maxRunning, verifications.running);
    return argon2.verify(...args).finally(() => {
      verifications.running -= 1;
    });
  },
};

afterEach(() => {
  verifications.maxRunning = 0;
});

test('a password matches only its own hash, and hashes are salted', async () => {
  const passwords = createPasswords(counting);
  const [hash, secondHash] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(secondHash).not.toBe(hash);
  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'correct horsé')).toBe(false);
  expect(await passwords.verify(hash, '')).toBe(false);
});

test('without an account the verification does the same work and fails', async () => {
  const passwords = createPasswords(counting);
  expect(await passwords.verify(undefined, 'no account has this password')).toBe(false);
  expect(verifications.maxRunning).toBe(1);
});

test('at most two verifications run concurrently, and a full queue refuses with a retry time', async () => {
  const passwords = createPasswords(counting);
  const stored = await passwords.hash('right');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify(stored, 'right')));
  expect(verifications.maxRunning).toBe(2);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]?.reason).toMatchObject({ code: '900503', details: { retryAfterS: 5 } });
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(34);
});

test('a failed verification frees its slot', async () => {
  const passwords = createPasswords(counting);
  const broken = Array.from({ length: 10 }, () => passwords.verify('no hash at all', 'x'));
  for (const outcome of await Promise.allSettled(broken)) expect(outcome.status).toBe('rejected');
  const stored = await passwords.hash('right');
  expect(await passwords.verify(stored, 'right')).toBe(true);
});
