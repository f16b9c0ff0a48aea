import type { Database } from '../../platform/db/database.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import type { NetworkDoors } from '../upstreams/guarded-post.ts';
import { type ClaimedDelivery, claimDeliveries, PER_ENDPOINT } from './claim-deliveries.ts';
import { recordAttempt } from './record-attempt.ts';
import { type AttemptResult, sendWebhook, webhookBody } from './send-webhook.ts';

/** Deliveries of a node at once. */
const CONCURRENCY = 20;

interface Dependencies {
  db: Database;
  sealing: KeySealing;
  network: NetworkDoors;
  allowsLoopback: boolean;
  onError(error: unknown): void;
}

export interface Deliverer {
  /** Claims what is due and begins to send it. @returns how many */
  tick(): Promise<number>;
  /** Resolves when nothing is under way. */
  drain(): Promise<void>;
  /** Gives up what is under way; it is claimed again by any node. */
  abort(): void;
}

/** Sends due deliveries. Any number of nodes may do so at once. */
export function createDeliverer({ db, sealing, network, allowsLoopback, onError }: Dependencies): Deliverer {
  const underWay = new Map<Promise<void>, number>();
  const stopping = new AbortController();

  async function attempt(claimed: ClaimedDelivery): Promise<AttemptResult> {
    const { url, eventId, sealId, sealedSecret, oldSealedSecret } = claimed;
    const sealed = oldSealedSecret === null ? [sealedSecret] : [sealedSecret, oldSealedSecret];
    const secrets = sealed.flatMap((each) => sealing.open(each, sealId) ?? []);
    if (secrets.length === 0) return { status: null, problem: 'secret', answer: '', durationMs: 0, headers: {} };
    const outgoing = { url, eventId, secrets, body: webhookBody(claimed) };
    return sendWebhook(outgoing, { network, allowsLoopback, signal: stopping.signal });
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    const result = await attempt(claimed);
    if (!stopping.signal.aborted) await recordAttempt(db, claimed, result);
  }

  function start(claimed: ClaimedDelivery): void {
    const delivery = deliver(claimed)
      .catch(onError)
      .finally(() => underWay.delete(delivery));
    underWay.set(delivery, claimed.endpointId);
  }

  return {
    async tick() {
      const limit = CONCURRENCY - underWay.size;
      if (limit <= 0) return 0;
      const claimed = await claimDeliveries(db.sql, { limit, busy: busyEndpoints([...underWay.values()]) });
      for (const each of claimed) start(each);
      return claimed.length;
    },
    async drain() {
      while (underWay.size > 0) await Promise.all(underWay.keys());
    },
    abort: () => stopping.abort(),
  };
}

function busyEndpoints(endpoints: readonly number[]): number[] {
  return [...new Set(endpoints)].filter((id) => endpoints.filter((each) => each === id).length >= PER_ENDPOINT);
}
