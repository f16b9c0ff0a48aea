import { sql } from 'kysely';
import type { WebhookEventType } from '../../../contract/api-services/webhooks/rules.ts';
import type { Sql } from '../../platform/db/database.ts';

/** A claimed delivery is due again after this time: well above the timeout of an attempt. */
export const CLAIM_S = 60;
/** Deliveries to one endpoint at once, so that a slow one does not hold up the others. */
export const PER_ENDPOINT = 2;
/** Due rows that are looked at for a claim. */
const LOOKED_AT = 500;

export interface ClaimedDelivery {
  deliveryId: number;
  claim: string;
  /** The number of this attempt, and of the failed ones since the start or the last resend. */
  attempt: number;
  failures: number;
  startedAt: string;
  eventId: string;
  kind: WebhookEventType;
  createdAt: string;
  data: object;
  endpointId: number;
  url: string;
  sealId: string;
  sealedSecret: string;
  /** While the secret before a rotation is valid. */
  oldSealedSecret: string | null;
}

/**
 * Takes due deliveries for this node, which other nodes skip. Committed before anything is sent: a node that dies leaves them
 * to be claimed again.
 * @param busy endpoints that this node delivers to already
 */
export async function claimDeliveries(
  db: Sql,
  { limit, busy }: { limit: number; busy: readonly number[] },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select d.delivery_id, d.endpoint_id, d.due_at from webhook_delivery d
      join webhook_endpoint e using (endpoint_id) join account a on a.user_id = e.user_id
      where d.state = 'pending' and d.due_at <= now() and e.is_on and not a.is_disabled
        and d.endpoint_id <> all(${busy}::integer[])
      order by d.due_at limit ${LOOKED_AT}
    ), placed as (
      select delivery_id, row_number() over (partition by endpoint_id order by due_at, delivery_id) as place from due
    ), chosen as (
      select d.delivery_id from webhook_delivery d join placed using (delivery_id)
      where placed.place <= ${PER_ENDPOINT} and d.state = 'pending' and d.due_at <= now()
      order by d.due_at limit ${limit} for update of d skip locked
    )
    update webhook_delivery d
    set claim = gen_random_uuid(), attempts = d.attempts + 1, due_at = now() + make_interval(secs => ${CLAIM_S})
    from chosen, webhook_endpoint e, webhook_event v
    where d.delivery_id = chosen.delivery_id and e.endpoint_id = d.endpoint_id and v.event_id = d.event_id
    returning d.delivery_id as "deliveryId", d.claim, d.attempts as attempt, d.failures, d.started_at as "startedAt",
      v.event_id as "eventId", v.kind, v.created_at as "createdAt", v.data, e.endpoint_id as "endpointId", e.url,
      e.seal_id as "sealId", e.sealed_secret as "sealedSecret",
      case when e.old_valid_until > now() then e.old_sealed_secret end as "oldSealedSecret"`.execute(db);
  return rows;
}
