import type { Work } from '../../../contract/call.ts';
import type { Tier } from '../request-context.ts';

/** How many calls run at once, and how many more may wait. */
interface Share {
  running: number;
  waiting: number;
}

/** Bounds on the calls of one kind that are under way in this process. */
interface KindBounds {
  /** Of everyone together. */
  running: number;
  account: Share;
  network: Share;
  /** How long a turn is kept after the call has been answered, as a share of the time that the call took. */
  restShare: number;
  /** A call that has waited this long is refused: its caller has given up by then. */
  maxWaitMs: number;
}

/**
 * A browser has at most a few dozen calls under way. Half of the database's connections at most belong to one network,
 * so that others never wait for more than half of what runs.
 */
const light: Omit<KindBounds, 'maxWaitMs'> = {
  running: 40,
  account: { running: 8, waiting: 72 },
  network: { running: 20, waiting: 200 },
  restShare: 0,
};
/** On the embedded engine as long as for the engine itself: one long statement holds up every other call. */
const LIGHT_MAX_WAIT_MS = { embedded: 2_500, postgres: 1_000 } as const;

export interface QueueBounds {
  everyone: Share;
  kinds: Record<Work, KindBounds>;
}

/** As many run as there are connections to the database: more would only wait there. */
const everyone: Share = { running: 40, waiting: 260 };

/** The embedded engine runs one statement at a time: a light call then waits for one slow statement, never for two. */
const SLOW_AT_ONCE = { embedded: 1, postgres: 6 } as const;
/** Half of the embedded engine's time is left to light calls, which have several statements each. */
const REST_SHARE = { embedded: 1, postgres: 0 } as const;

export function queueBounds(engine: 'embedded' | 'postgres'): QueueBounds {
  const atOnce = SLOW_AT_ONCE[engine];
  const shared = Math.max(1, Math.floor(atOnce / 2));
  const restShare = REST_SHARE[engine];
  const kinds = {
    light: { ...light, maxWaitMs: LIGHT_MAX_WAIT_MS[engine] },
    search: {
      running: atOnce,
      account: { running: shared, waiting: 6 },
      network: { running: shared, waiting: 40 },
      restShare,
      maxWaitMs: 4_000,
    },
    heavy: {
      running: Math.max(1, Math.floor(atOnce / 3)),
      account: { running: 1, waiting: 2 },
      network: { running: 1, waiting: 20 },
      restShare,
      maxWaitMs: 8_000,
    },
  };
  return { everyone, kinds };
}

export interface WorkBounds {
  queue: QueueBounds;
  perMinute: Record<Tier, MinuteBounds>;
  /** How long a caller beyond a bound waits for the refusal. */
  refusalDelayMs: number;
}

/** Calls a minute of one account. Sub accounts count for themselves and together, with `MAIN_ACCOUNT_SHARE`. */
export type MinuteBounds = Record<Work, number>;

/**
 * A person opens a screen every few seconds, and a screen makes about ten light calls and one or two searches. Scripts
 * of the staff (imports, exports of whole lists) make more.
 */
export const perMinute: Record<Tier, MinuteBounds> = {
  free: { light: 1_800, search: 90, heavy: 12 },
  paid: { light: 3_000, search: 240, heavy: 60 },
  company: { light: 3_000, search: 240, heavy: 60 },
  staff: { light: 6_000, search: 480, heavy: 120 },
};

/** The same bounds for everyone, from a number of light calls: a screen of ten has one search. */
export function minuteBoundsOf(light: number): Record<Tier, MinuteBounds> {
  const bounds = { light, search: Math.ceil(light / 10), heavy: Math.ceil(light / 50) };
  return { free: bounds, paid: bounds, company: bounds, staff: bounds };
}

/** Delay of a refusal. Without it a client that retries immediately keeps a processor busy with refusals. */
export const REFUSAL_DELAY_MS = 250;

/** Behind one address there may be a whole shop, and behind a proxy that is not configured everyone. */
export const NETWORK_SHARE = 10;
/** A company has up to 50 sub accounts, of which a few are busy at a time. */
export const MAIN_ACCOUNT_SHARE = 8;
