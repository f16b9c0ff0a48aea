import { LRUCache } from 'lru-cache';
import type { Work } from '../../../contract/call.ts';
import { Refusal } from '../../platform/errors.ts';
import { tooManyRequests } from '../../platform/rate-limits.ts';
import type { QueueBounds } from './work-bounds.ts';

/** Who makes a call, and of which kind it is. A call without a session has the network as its account. */
export interface Caller {
  account: string;
  network: string;
  work: Work;
}

interface Waiting {
  caller: Caller;
  start(): void;
}

export interface FairQueue {
  /**
   * Runs the job when it is the caller's turn.
   * @throws Refusal 900429 if the account or network has too many calls waiting, 900503 if everyone together has
   */
  run<Result>(caller: Caller, job: () => Promise<Result>): Promise<Result>;
  /** The refusal of any further call, or undefined while there is room. */
  findRefusal(): Refusal | undefined;
}

const RETRY_AFTER_S = 2;
const REST_MS_MAX = 500;
/** Networks and accounts whose last turn is known; the others come first. */
const TURNS_MAX = 10_000;

/**
 * Gives turns to networks in rotation, and within a network to accounts: a network with many waiting calls delays its
 * own. Each kind of work has bounds of its own, so that slow calls do not hold up light ones.
 */
export function createFairQueue({ everyone, kinds }: QueueBounds): FairQueue {
  const running = createTally();
  const waitingCounts = createTally();
  const lastTurns = new LRUCache<string, number>({ max: TURNS_MAX });
  const waiting: Waiting[] = [];
  let runningInAll = 0;
  let turn = 0;
  // Shared: a stack trace for each would cost more than everything else about refusing thousands of calls.
  const overloaded = new Refusal('900503', { retryAfterS: RETRY_AFTER_S });
  const tooMany = tooManyRequests(RETRY_AFTER_S);

  const isOwnBoundReached = ({ account, network, work }: Caller) =>
    running.get(`${work} ${account}`) >= kinds[work].account.running ||
    running.get(`${work} ${network}`) >= kinds[work].network.running;
  const canRun = (caller: Caller) =>
    runningInAll < everyone.running &&
    running.get(caller.work) < kinds[caller.work].running &&
    !isOwnBoundReached(caller);
  const isWaitingFull = ({ account, network, work }: Caller) =>
    waitingCounts.get(`${work} ${account}`) >= kinds[work].account.waiting ||
    waitingCounts.get(`${work} ${network}`) >= kinds[work].network.waiting;
  const lastTurnOf = (key: string) => lastTurns.get(key) ?? 0;

  const countStart = (caller: Caller) => {
    turn += 1;
    runningInAll += 1;
    for (const key of keysOf(caller)) running.add(key, 1);
    lastTurns.set(caller.network, turn);
    lastTurns.set(caller.account, turn);
  };
  const countEnd = (caller: Caller) => {
    runningInAll -= 1;
    for (const key of keysOf(caller)) running.add(key, -1);
    startNext();
  };
  const remove = (entry: Waiting) => {
    waiting.splice(waiting.indexOf(entry), 1);
    for (const key of keysOf(entry.caller)) waitingCounts.add(key, -1);
  };
  const startNext = () => {
    for (;;) {
      let next: Waiting | undefined;
      for (const entry of waiting) {
        if (!canRun(entry.caller)) continue;
        if (next === undefined || isBefore(entry.caller, next.caller)) next = entry;
      }
      if (next === undefined) return;
      remove(next);
      next.start();
    }
  };
  const isBefore = (one: Caller, other: Caller) => {
    const [mine, others] = [lastTurnOf(one.network), lastTurnOf(other.network)];
    return mine === others ? lastTurnOf(one.account) < lastTurnOf(other.account) : mine < others;
  };
  const waitForTurn = (caller: Caller) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(entry);
        reject(isOwnBoundReached(caller) ? tooMany : overloaded);
      }, kinds[caller.work].maxWaitMs);
      const entry: Waiting = {
        caller,
        start() {
          clearTimeout(timer);
          countStart(caller);
          resolve();
        },
      };
      waiting.push(entry);
      for (const key of keysOf(caller)) waitingCounts.add(key, 1);
    });

  const isBusy = () => waiting.length > 0 || runningInAll >= everyone.running;
  const findRefusal = () => (isBusy() && waiting.length >= everyone.waiting ? overloaded : undefined);
  return {
    findRefusal,
    async run(caller, job) {
      // No call that waits could run instead: whenever one ends, those that can are started.
      if (canRun(caller)) countStart(caller);
      else {
        if (isWaitingFull(caller)) throw tooMany;
        if (findRefusal() !== undefined) throw overloaded;
        await waitForTurn(caller);
      }
      const startedAt = performance.now();
      try {
        return await job();
      } finally {
        const restMs = (performance.now() - startedAt) * kinds[caller.work].restShare;
        if (restMs === 0) countEnd(caller);
        else setTimeout(() => countEnd(caller), Math.min(restMs, REST_MS_MAX));
      }
    },
  };
}

function keysOf({ account, network, work }: Caller): string[] {
  return [...new Set([work, `${work} ${account}`, `${work} ${network}`])];
}

/** Counts by key; a key without a count takes no memory. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    get: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: number) {
      const count = (counts.get(key) ?? 0) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}
