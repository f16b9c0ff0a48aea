import { Refusal } from '../platform/errors.ts';

interface Bounds {
  perAccount: number;
  /** Told to those who are turned away. */
  retryAfterS: number;
}

type InTurn = <Result>(userId: number, job: () => Promise<Result>) => Promise<Result>;

/**
 * Lets an account have a few jobs on this node at once, waiting ones included, and turns its others away with 900503:
 * the line before a reader is short, and one account must not be all of it.
 */
export function createTurns({ perAccount, retryAfterS }: Bounds): InTurn {
  const held = new Map<number, number>();
  return async (userId, job) => {
    const before = held.get(userId) ?? 0;
    if (before >= perAccount) throw new Refusal('900503', { retryAfterS });
    held.set(userId, before + 1);
    try {
      return await job();
    } finally {
      const rest = (held.get(userId) ?? 1) - 1;
      if (rest > 0) held.set(userId, rest);
      else held.delete(userId);
    }
  };
}
