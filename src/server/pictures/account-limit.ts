import { Refusal } from '../platform/errors.ts';

interface AccountLimitOptions {
  maxPerAccount: number;
  /** The retry time in refusals. */
  retryAfterS: number;
}

type LimitPerAccount = <Result>(userId: number, job: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the jobs of an account on this node, waiting ones included: the queue before a reader is short, and one account
 * must not fill it. Refuses with 900503.
 */
export function createAccountLimit({ maxPerAccount, retryAfterS }: AccountLimitOptions): LimitPerAccount {
  const jobCounts = new Map<number, number>();
  return async (userId, job) => {
    const count = jobCounts.get(userId) ?? 0;
    if (count >= maxPerAccount) throw new Refusal('900503', { retryAfterS });
    jobCounts.set(userId, count + 1);
    try {
      return await job();
    } finally {
      const rest = (jobCounts.get(userId) ?? 1) - 1;
      if (rest > 0) jobCounts.set(userId, rest);
      else jobCounts.delete(userId);
    }
  };
}
