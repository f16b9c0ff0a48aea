import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TEST_EVENT } from '../../../contract/api-services/webhooks/rules.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { consume } from '../../platform/rate-limits.ts';
import { addEventFor, getDelivery, listDeliveries, restartDeliveries } from './delivery-repository.ts';
import { getEndpoint } from './endpoint-service.ts';

/** Deliveries that a customer may request: we are not to be used to flood someone. */
const REQUESTED_MAX = [{ uses: 30, perS: 60 }];

/** The log of deliveries, and what their owner has sent again. */
export function createDeliveryService({ sql: db }: Database) {
  const allow = async (userId: number, endpointId: number) => {
    await requireOn(db, userId, endpointId);
    await consume(db, `webhook:${userId}`, REQUESTED_MAX);
  };
  return {
    list: (userId: number, query: Parameters<typeof listDeliveries>[2]) => listDeliveries(db, userId, query),
    get: (userId: number, deliveryId: number) => getDelivery(db, userId, deliveryId),

    async test(userId: number, endpointId: number): Promise<number> {
      await allow(userId, endpointId);
      return db.transaction().execute((within) =>
        addEventFor(within, {
          userId,
          endpointId,
          kind: TEST_EVENT,
          data: { endpointId, text: 'It works.' },
          cause: `test:${randomUUID()}`,
        }),
      );
    },

    /** A delivery that waits for its next attempt is sent now. */
    async resend(userId: number, deliveryId: number): Promise<void> {
      const { delivery } = await getDelivery(db, userId, deliveryId);
      await allow(userId, delivery.endpointId);
      await restartDeliveries(db, sql`d.delivery_id = ${deliveryId}`);
    },

    async resendFailed(userId: number, { endpointId, since }: { endpointId: number; since: string }): Promise<number> {
      await allow(userId, endpointId);
      return restartDeliveries(
        db,
        sql`d.endpoint_id = ${endpointId} and d.state = 'failed' and d.created_at >= ${since}::timestamptz`,
      );
    },
  };
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** @throws Refusal 900404 for an endpoint that is not the user's, 301303 while it is off */
async function requireOn(db: Sql, userId: number, endpointId: number): Promise<void> {
  const { isOn } = await getEndpoint(db, userId, endpointId);
  if (!isOn) throw new Refusal('301303');
}
