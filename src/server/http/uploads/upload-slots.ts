import { Refusal } from '../../platform/errors.ts';
import { tooManyRequests } from '../../platform/rate-limits.ts';
import { createMinuteCounts } from '../work-limits/minute-counts.ts';

const MEGABYTE = 1024 * 1024;

const LIMITS = {
  /** Files that are held in memory at once, received in part or waiting to be read. */
  maxBytes: 64 * MEGABYTE,
  /** One that is read, one that waits, and the one that replaces it. */
  maxPerAccount: 3,
  /** All phones of a shop are behind one address. */
  maxPerNetwork: 12,
  maxUploads: 60,
  /** Also those that fail on the way: a shop sends a few, and only what is read is counted elsewhere. */
  perMinute: { account: 60, network: 240 },
  retryAfterS: 5,
};

interface Uploader {
  /** Null for an upload with a ticket. */
  userId: number | null;
  network: string;
  /** Of the call, where its uploads are counted apart from others. */
  perMinute?: number;
}

export interface UploadSlot {
  /** Counts bytes that are now held in memory. @throws Refusal 900503 when all uploads together hold too many */
  addBytes(count: number): void;
}

export interface UploadSlots {
  /**
   * Runs an upload in a slot.
   * @throws Refusal 900503 if this process, the account or the network has too many, 900429 if there were too many in
   *   this minute
   */
  run<Result>(uploader: Uploader, job: (slot: UploadSlot) => Promise<Result>): Promise<Result>;
}

/** Bounds the uploads of this process and the memory that they hold until their handlers are done. */
export function createUploadSlots(limits: Partial<typeof LIMITS> = {}): UploadSlots {
  const { maxBytes, maxPerAccount, maxPerNetwork, maxUploads, perMinute, retryAfterS } = { ...LIMITS, ...limits };
  const uploads = new Map<string, number>();
  const minutes = createMinuteCounts();
  // Shared: thousands may be refused, and each stack trace takes time.
  const full = new Refusal('900503', { retryAfterS });
  let heldBytes = 0;

  const add = (keys: readonly string[], count: 1 | -1) => {
    for (const key of keys) {
      const next = (uploads.get(key) ?? 0) + count;
      if (next === 0) uploads.delete(key);
      else uploads.set(key, next);
    }
  };
  return {
    async run({ userId, network, perMinute: ownPerMinute }, job) {
      const bounds = new Map([
        ['all', maxUploads],
        [`network ${network}`, maxPerNetwork],
        ...(userId === null ? [] : [[`account ${userId}`, maxPerAccount] as const]),
      ]);
      const keys = [...bounds.keys()];
      if (heldBytes >= maxBytes || keys.some((key) => (uploads.get(key) ?? 0) >= (bounds.get(key) ?? 0))) throw full;
      const waitS =
        userId !== null && ownPerMinute !== undefined
          ? minutes.add(`account ${userId}, many files`, ownPerMinute)
          : Math.max(
              minutes.add(`network ${network}`, perMinute.network),
              userId === null ? 0 : minutes.add(`account ${userId}`, perMinute.account),
            );
      if (waitS > 0) throw tooManyRequests(waitS);
      let ownBytes = 0;
      let hasEnded = false;
      add(keys, 1);
      try {
        return await job({
          addBytes(count) {
            // What still arrives after a timeout is not kept.
            if (hasEnded || heldBytes + count > maxBytes) throw full;
            heldBytes += count;
            ownBytes += count;
          },
        });
      } finally {
        hasEnded = true;
        add(keys, -1);
        heldBytes -= ownBytes;
      }
    },
  };
}
