import { sql } from 'kysely';
import { FAILURE_HOURS, LOG_DAYS } from '../../../contract/api-services/usage/rules.ts';
import { DELIVERY_LOG_DAYS } from '../../../contract/api-services/webhooks/rules.ts';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Database } from '../../platform/db/database.ts';
import { firstRequestIdOf } from '../gateway/request-id.ts';

const FIRST_MS = 5_000;
const INTERVAL_MS = 10 * 60_000;
/** Rows of a statement: a long one would hold the embedded engine. */
const BATCH_ROWS = 2_000;
/** Deliveries are shown for fewer days; one that was sent again on the last of them has its retries. */
const WEBHOOK_DAYS = DELIVERY_LOG_DAYS + 4;
/** Statements of one run. */
const BATCHES_MAX = 50;

/**
 * Drops the days of the log that are over and adds those to come; deletes what is left of them elsewhere, and what
 * idempotency keys, nonces, limits and webhooks have left.
 */
export async function cleanUpApiRecords({ sql: db }: Database, now: number = Date.now()): Promise<void> {
  await sql`select api_keep_log(${LOG_DAYS + 1})`.execute(db);
  const oldest = firstRequestIdOf(now - (LOG_DAYS + 1) * DAY_MS);
  const statements = [
    // In the default partition, of clocks that were wrong.
    sql`delete from api_request where request_id in (
      select request_id from api_request where request_id < ${oldest}::uuid order by request_id limit ${BATCH_ROWS})`,
    sql`delete from api_failure where ctid = any(array(
      select ctid from api_failure where minute < now() - make_interval(hours => ${FAILURE_HOURS}) limit ${BATCH_ROWS}))`,
    sql`delete from api_nonce where ctid = any(array(
      select ctid from api_nonce where expires_at < now() limit ${BATCH_ROWS}))`,
    sql`delete from api_idempotency where ctid = any(array(
      select ctid from api_idempotency where expires_at < now() limit ${BATCH_ROWS}))`,
    sql`delete from api_limit where ctid = any(array(
      select ctid from api_limit where expires_at < now() - interval '1 hour' limit ${BATCH_ROWS}))`,
    sql`delete from webhook_delivery where delivery_id in (
      select delivery_id from webhook_delivery
      where created_at < now() - make_interval(days => ${WEBHOOK_DAYS}) order by created_at limit ${BATCH_ROWS})`,
    sql`delete from webhook_event where event_id in (
      select v.event_id from webhook_event v where v.created_at < now() - make_interval(days => ${WEBHOOK_DAYS})
        and not exists (select from webhook_delivery d where d.event_id = v.event_id)
      order by v.created_at limit ${BATCH_ROWS})`,
  ];
  for (const statement of statements) {
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const { numAffectedRows } = await statement.execute(db);
      if ((numAffectedRows ?? 0n) < BigInt(BATCH_ROWS)) break;
    }
  }
}

/** Cleans up at the start and while the server runs. @returns the function that stops it */
export function startCleaningUp(db: Database, onError: (error: unknown) => void): () => void {
  const cleanUp = () => {
    cleanUpApiRecords(db).catch(onError);
  };
  // A server that was off for days has no partition of today.
  const first = setTimeout(cleanUp, FIRST_MS);
  const timer = setInterval(cleanUp, INTERVAL_MS);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
