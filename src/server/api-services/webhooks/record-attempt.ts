import { sql } from 'kysely';
import type { StopReason } from '../../../contract/api-services/webhooks/rules.ts';
import { type Actor, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { retryDelayS } from './retry-delay.ts';
import type { AttemptResult } from './send-webhook.ts';
import { stopEndpoint } from './stop-endpoint.ts';

const GONE = 410;
const job: Actor = { userId: null, address: '', source: 'job' };

/** Stores what an attempt brought, and what follows from it, in one transaction. */
export async function recordAttempt(db: Database, claimed: ClaimedDelivery, result: AttemptResult): Promise<void> {
  await runChange(db, job, async (change) => {
    // The order of locks is that of the owner's changes: the endpoint first.
    const { rows } = await sql`
      select from webhook_endpoint where endpoint_id = ${claimed.endpointId} for no key update`.execute(change.sql);
    // Deleted meanwhile, with its deliveries.
    if (rows.length === 0) return;
    await addAttempt(change.sql, claimed, result);
    if (result.problem === null) await recordSuccess(change.sql, claimed);
    else await recordFailure(change, claimed, result);
  });
}

async function addAttempt(db: Sql, { deliveryId, attempt }: ClaimedDelivery, result: AttemptResult): Promise<void> {
  const { headers, ...columns } = result;
  await db
    .insertInto('webhookAttempt')
    .values({
      ...columns,
      deliveryId,
      number: attempt,
      attemptedAt: sql`now()`,
      headers: JSON.stringify(headers),
    })
    .execute();
}

/** Does not check the claim: the delivery has arrived, even if another node has claimed it meanwhile. */
async function recordSuccess(db: Sql, { deliveryId, endpointId }: ClaimedDelivery): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ state: 'delivered', finishedAt: sql<string>`now()` })
    .where('deliveryId', '=', deliveryId)
    .execute();
  await db
    .updateTable('webhookEndpoint')
    .set({ lastSuccessAt: sql<string>`now()`, failingSince: null })
    .where('endpointId', '=', endpointId)
    .execute();
}

async function recordFailure(change: Change, claimed: ClaimedDelivery, { status }: AttemptResult): Promise<void> {
  const { deliveryId, endpointId, claim, failures } = claimed;
  const { sql: db } = change;
  await db
    .updateTable('webhookEndpoint')
    .set({ failingSince: sql<string>`coalesce(failing_since, now())` })
    .where('endpointId', '=', endpointId)
    .execute();
  const delayS = status === GONE ? undefined : retryDelayS(failures + 1);
  const isOver = delayS === undefined;
  // Unless it was claimed again, sent again or stopped meanwhile.
  await db
    .updateTable('webhookDelivery')
    .set({
      failures: failures + 1,
      ...(isOver
        ? { state: 'failed', finishedAt: sql<string>`now()` }
        : { dueAt: sql<string>`now() + make_interval(secs => ${delayS})` }),
    })
    .where('deliveryId', '=', deliveryId)
    .where('state', '=', 'pending')
    .where('claim', '=', claim)
    .execute();
  const reason = isOver ? await stopReasonOf(db, claimed, status) : undefined;
  if (reason !== undefined) await stopEndpoint(change, endpointId, reason);
}

/** An endpoint is turned off when it says so, and when nothing has reached it for as long as there were retries. */
async function stopReasonOf(
  db: Sql,
  { endpointId, startedAt }: ClaimedDelivery,
  status: number | null,
): Promise<StopReason | undefined> {
  if (status === GONE) return 'gone';
  const { rows } = await sql<{ isDead: boolean }>`
    select last_success_at is null or last_success_at < ${startedAt}::timestamptz as "isDead"
    from webhook_endpoint where endpoint_id = ${endpointId}`.execute(db);
  return rows[0]?.isDead === true ? 'failing' : undefined;
}
