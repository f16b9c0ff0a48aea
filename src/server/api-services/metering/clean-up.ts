import { sql } from 'kysely';
import { LOG_DAYS } from '../../../contract/api-services/usage/rules.ts';
import type { Database } from '../../platform/db/database.ts';
import { firstRequestIdOf } from '../gateway/request-id.ts';

const INTERVAL_MS = 10 * 60_000;
/** Rows of a statement: a long one would hold the embedded engine. */
const BATCH_ROWS = 2_000;
/** Statements of one run. */
const BATCHES_MAX = 50;

/** Deletes the log after its days, and what idempotency keys, nonces and limits have left. */
export async function cleanUpApiRecords({ sql: db }: Database, now: number = Date.now()): Promise<void> {
  const oldest = firstRequestIdOf(now - (LOG_DAYS + 1) * 86_400_000);
  const statements = [
    sql`delete from api_request where request_id in (
      select request_id from api_request where request_id < ${oldest}::uuid order by request_id limit ${BATCH_ROWS})`,
    sql`delete from api_nonce where ctid = any(array(
      select ctid from api_nonce where expires_at < now() limit ${BATCH_ROWS}))`,
    sql`delete from api_idempotency where ctid = any(array(
      select ctid from api_idempotency where expires_at < now() limit ${BATCH_ROWS}))`,
    sql`delete from api_limit where ctid = any(array(
      select ctid from api_limit where expires_at < now() - interval '1 hour' limit ${BATCH_ROWS}))`,
  ];
  for (const statement of statements) {
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const { numAffectedRows } = await statement.execute(db);
      if ((numAffectedRows ?? 0n) < BigInt(BATCH_ROWS)) break;
    }
  }
}

/** Cleans up while the server runs. @returns the function that stops it */
export function startCleaningUp(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    cleanUpApiRecords(db).catch(onError);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
