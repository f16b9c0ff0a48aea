import type { Database } from '../../platform/db/database.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import { internet } from '../upstreams/guarded-post.ts';
import { createDeliverer } from './deliverer.ts';
import { createDeliveryService } from './delivery-service.ts';
import { createEndpointService } from './endpoint-service.ts';
import { startDelivering } from './start-delivering.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface WebhookOptions {
  /** This process delivers; tests do so step by step. */
  isDelivering: boolean;
  /** Endpoints may be http on loopback addresses: for a demo that only this machine reaches. */
  allowsLoopback: boolean;
}

interface Dependencies extends WebhookOptions {
  db: Database;
  sealing: KeySealing;
  onError(error: unknown): void;
}

/** Endpoints of customers, the log of deliveries, and the job that delivers (ADR 33). */
export function createWebhooks({ db, sealing, isDelivering, allowsLoopback, onError }: Dependencies) {
  const endpoints = createEndpointService({ db, sealing, allowsLoopback });
  const deliveries = createDeliveryService(db);
  const deliverer = createDeliverer({ db, sealing, network: internet, allowsLoopback, onError });
  return {
    calls: webhookRoutes({ db, endpoints, deliveries }),
    /** @returns the function that stops it */
    start: () => (isDelivering ? startDelivering(db.sql, deliverer, onError) : async () => undefined),
  };
}
