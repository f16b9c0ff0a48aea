import { afterEach, expect, test, vi } from 'vitest';
import { createPasswords } from '../../../src/server/account/passwords.ts';

/** How many hashes are in the works, now and at most. */
const work = vi.hoisted(() => ({ running: 0, most: 0 }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    verify: async (...given: Parameters<typeof original.verify>) => {
      work.running += 1;
      work.most = Math.max(work.most, work.running);
      return original.verify(...given).finally(() => {
        work.running -= 1;
      });
    },
  };
});

afterEach(() => {
  work.most = 0;
});

test('a password is verified by its own hash and no other', async () => {
  const passwords = createPasswords();
  const [one, again] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(again).not.toBe(one);
  expect(await passwords.verify(one, 'correct horse')).toBe(true);
  expect(await passwords.verify(one, 'correct horsé')).toBe(false);
  expect(await passwords.verify(one, '')).toBe(false);
});

test('where there is no account the same work is done, and the answer is no', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(undefined, 'no account has this password')).toBe(false);
  expect(work.most).toBe(1);
});

test('at most two hashes are in the works at once, and of a crowd the last are told to come again', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('right');
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify(stored, 'right')));
  expect(work.most).toBe(2);
  const refused = tries.filter((tried) => tried.status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]?.reason).toMatchObject({ code: '900503', details: { retryAfterS: 5 } });
  expect(tries.filter((tried) => tried.status === 'fulfilled' && tried.value)).toHaveLength(34);
});

test('a place is given back when the work fails, too', async () => {
  const passwords = createPasswords();
  const broken = Array.from({ length: 10 }, () => passwords.verify('no hash at all', 'x'));
  for (const outcome of await Promise.allSettled(broken)) expect(outcome.status).toBe('rejected');
  const stored = await passwords.hash('right');
  expect(await passwords.verify(stored, 'right')).toBe(true);
});
