import { type RawBuilder, sql } from 'kysely';
import type { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { DELIVERY_LOG_DAYS, type WebhookEventType } from '../../../contract/api-services/webhooks/rules.ts';
import type { WebhookAttempt, WebhookDelivery } from '../../../contract/api-services/webhooks/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { webhookBody } from './send-webhook.ts';

type Calls = typeof webhookCalls;

const COLUMNS = sql`d.delivery_id as "deliveryId", d.endpoint_id as "endpointId", v.event_id as "eventId", v.kind as type,
  d.state, d.attempts, t.status, t.problem, d.created_at as "createdAt", t.attempted_at as "lastAttemptAt",
  case when d.state = 'pending' then d.due_at end as "dueAt"`;
const JOINED = sql`webhook_delivery d join webhook_endpoint e using (endpoint_id) join webhook_event v using (event_id)
  left join lateral (select status, problem, attempted_at from webhook_attempt a
    where a.delivery_id = d.delivery_id order by a.number desc limit 1) t on true`;

const ofOwner = (userId: number): RawBuilder<unknown> => sql`e.user_id = ${userId}
  and d.created_at > now() - make_interval(days => ${DELIVERY_LOG_DAYS})`;

/** By a cursor, the newest first. */
export async function listDeliveries(
  db: Sql,
  userId: number,
  { endpointId, type, state, before, limit }: CheckedBodyOf<Calls['webhookDeliveryList']>,
): Promise<ResultOf<Calls['webhookDeliveryList']>> {
  const conditions = [
    ofOwner(userId),
    ...(endpointId === undefined ? [] : [sql`d.endpoint_id = ${endpointId}`]),
    ...(type === undefined ? [] : [sql`v.kind = ${type}`]),
    ...(state === undefined ? [] : [sql`d.state = ${state}`]),
    ...(before === undefined ? [] : [sql`d.delivery_id < ${before}`]),
  ];
  const { rows } = await sql<WebhookDelivery>`
    select ${COLUMNS} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by d.delivery_id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.deliveryId ?? null) : null };
}

/** @throws Refusal 900404 for a delivery that is missing or another customer's */
export async function getDelivery(
  db: Sql,
  userId: number,
  deliveryId: number,
): Promise<ResultOf<Calls['webhookDeliveryDetail']>> {
  const { rows } = await sql<WebhookDelivery & { url: string; data: object; happenedAt: string }>`
    select ${COLUMNS}, e.url, v.data, v.created_at as "happenedAt" from ${JOINED}
    where ${ofOwner(userId)} and d.delivery_id = ${deliveryId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refusal('900404');
  const { url, data, happenedAt, ...delivery } = found;
  const tries = await sql<WebhookAttempt>`
    select number, attempted_at as "attemptedAt", status, problem, duration_ms as "durationMs", answer, headers
    from webhook_attempt where delivery_id = ${deliveryId} order by number desc`.execute(db);
  const payload = webhookBody({ kind: delivery.type, createdAt: happenedAt, data });
  return { delivery, url, payload, tries: tries.rows };
}

/** Adds an event for one endpoint, whatever it listens to. @returns the id of its delivery */
export async function addEventFor(
  db: Sql,
  {
    userId,
    endpointId,
    ...event
  }: { userId: number; endpointId: number; kind: WebhookEventType; data: object; cause: string },
): Promise<number> {
  const { eventId } = await db
    .insertInto('webhookEvent')
    .values({ ...event, userId, data: JSON.stringify(event.data) })
    .returning('eventId')
    .executeTakeFirstOrThrow();
  const { deliveryId } = await db
    .insertInto('webhookDelivery')
    .values({ eventId, endpointId })
    .returning('deliveryId')
    .executeTakeFirstOrThrow();
  return deliveryId;
}

/** Starts deliveries that are not under way anew, with all their retries. @returns how many */
export async function restartDeliveries(db: Sql, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_delivery d
    set state = 'pending', failures = 0, claim = null, due_at = now(), started_at = now(), finished_at = null
    where ${condition} and d.created_at > now() - make_interval(days => ${DELIVERY_LOG_DAYS})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
