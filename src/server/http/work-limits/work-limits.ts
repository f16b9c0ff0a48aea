import { setTimeout as wait } from 'node:timers/promises';
import type { Work } from '../../../contract/call.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUnavailable, Refusal } from '../../platform/errors.ts';
import { tooManyRequests } from '../../platform/rate-limits.ts';
import { clientNetwork } from '../clients/client-network.ts';
import type { RequestContext } from '../request-context.ts';
import { type Caller, createFairQueue } from './fair-queue.ts';
import { createMinuteCounts } from './minute-counts.ts';
import {
  MAIN_ACCOUNT_SHARE,
  NETWORK_SHARE,
  perMinute,
  queueBounds,
  REFUSAL_DELAY_MS,
  type WorkBounds,
} from './work-bounds.ts';
import { type Bound, createWorkUse } from './work-use.ts';

type Client = Pick<RequestContext, 'address' | 'session'>;

/** The bounds on the work of one account, company and network. */
export interface WorkLimits {
  /**
   * Counts the call in this minute and runs it when it is the caller's turn.
   * @throws Refusal 900429 beyond a bound, 900503 under overload
   */
  run<Result>(client: Client, work: Work, job: () => Promise<Result>): Promise<Result>;
  /** Only counts the call, for those with a queue of their own. @throws Refusal 900429 */
  count(client: Client): void;
  /** The refusal of any further call under overload. */
  findRefusal(): Refusal | undefined;
}

const CLEANUP_MS = 5 * 60_000;
/** Refusals beyond these are sent at once, so that they hold no more memory. */
const DELAYED_MAX = 500;

export function createWorkLimits(db: Database, bounds: Partial<WorkBounds> = {}): WorkLimits {
  const queue = createFairQueue(bounds.queue ?? queueBounds(db.engine));
  const boundsOf = boundsPerMinute(bounds.perMinute ?? perMinute);
  const counts = createMinuteCounts();
  const use = createWorkUse(db);
  let cleanedAt = performance.now();
  const { refusalDelayMs = REFUSAL_DELAY_MS } = bounds;
  let delayed = 0;
  const delayRefusal = async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.code === '900429' && delayed < DELAYED_MAX) {
      delayed += 1;
      await wait(refusalDelayMs);
      delayed -= 1;
    }
    throw error;
  };

  const countInMemory = (client: Client, work: Work = 'light') => {
    for (const { key, perMinute: limit } of boundsOf(client, work)) {
      const waitS = counts.add(key, limit);
      if (waitS > 0) throw tooManyRequests(waitS);
    }
  };
  const countForAllNodes = async (client: Client, work: Work) => {
    try {
      await use.count(boundsOf(client, work));
    } catch (error) {
      if (!isUnavailable(error) || db.readers().length === 0) throw error;
      // Replicas go on answering without the primary; meanwhile each node counts alone.
      return countInMemory(client, work);
    }
    if (performance.now() - cleanedAt < CLEANUP_MS) return;
    cleanedAt = performance.now();
    await use.deleteOld();
  };
  return {
    count: countInMemory,
    findRefusal: queue.findRefusal,
    async run(client, work, job) {
      let isCounted = false;
      try {
        countInMemory(client);
        return await queue.run(callerOf(client, work), async () => {
          if (work !== 'light') await countForAllNodes(client, work);
          isCounted = true;
          return job();
        });
      } catch (error) {
        // A refusal of the call itself is not delayed.
        if (isCounted) throw error;
        return delayRefusal(error);
      }
    },
  };
}

function callerOf({ address, session }: Client, work: Work): Caller {
  const network = `network:${clientNetwork(address)}`;
  return { account: session === null ? network : `account:${session.userId}`, network, work };
}

/** The bounds of a minute that count a call: of its network, its account and, for an account of a company, its company. */
function boundsPerMinute(limits: WorkBounds['perMinute']) {
  return ({ address, session }: Client, work: Work): Bound[] => {
    const network = { key: `${work} network:${clientNetwork(address)}`, perMinute: limits.paid[work] * NETWORK_SHARE };
    if (session === null) return [network];
    const limit = limits[session.tier][work];
    const bounds = [network, { key: `${work} account:${session.userId}`, perMinute: limit }];
    const companyId = session.parentId ?? (session.tier === 'company' ? session.userId : null);
    if (companyId !== null) bounds.push({ key: `${work} company:${companyId}`, perMinute: limit * MAIN_ACCOUNT_SHARE });
    return bounds;
  };
}
