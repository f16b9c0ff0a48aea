import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../errors.ts';

/** Two cores, about 50 ms a hash: more at once would only starve the look-ups. */
const AT_ONCE = 2;
const MAX_WAITING = 32;

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
  let running = 0;
  const waiting: (() => void)[] = [];
  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new Refusal('900503', { retryAfterS: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, or given up.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return {
    hash: (password) => queued(() => hash(password, parameters)),
    verify: (storedHash, password) =>
      queued(async () => {
        const isRight = await verify(storedHash ?? (await DUMMY), password);
        return isRight && storedHash !== undefined;
      }),
  };
}
