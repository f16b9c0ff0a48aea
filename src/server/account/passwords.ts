import * as argon2 from '@node-rs/argon2';
import { createQueue } from '../platform/queue.ts';

/** A hash takes about 50 ms on one of two cores: more at once would starve other calls. The client waits 15 s. */
const LIMITS = { concurrency: 2, maxWaiting: 32, maxWaitMs: 10_000, retryAfterS: 5 };

/** argon2id, 19 MiB, two passes: OWASP's minimum, measured at 50 ms to hash on two cores. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared for unknown names, so that they take as long as a wrong password. */
const DUMMY = argon2.hash('no account has this password', parameters);

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares a password with a hash. Without a hash the result is false, after the same work. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
}

/** Both functions refuse with 900503 when the queue is full. */
export function createPasswords({ hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2): Passwords {
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
