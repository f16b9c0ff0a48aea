import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../platform/queue.ts';

/** Two cores, about 50 ms a hash: more at once would only starve other calls. A page waits 15 s for its answer. */
const LIMITS = { concurrency: 2, maxWaiting: 32, maxWaitMs: 10_000, retryAfterS: 5 };

/** argon2id, 19 MiB, two passes: OWASP's minimum, measured at 50 ms to hash on two cores. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing anyone knows: an unknown name costs the same time as a wrong password. */
const DUMMY = hash('no account has this password', parameters);

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the hash's. Without a hash the same work is done, and the answer is no. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
}

/** @throws Refusal 900503 when too many wait already. */
export function createPasswords(): Passwords {
  const queue = createQueue(LIMITS);
  return {
    hash: (password) => queue.run(() => hash(password, parameters)),
    verify: (storedHash, password) =>
      queue.run(async () => {
        const isRight = await verify(storedHash ?? (await DUMMY), password);
        return isRight && storedHash !== undefined;
      }),
  };
}
