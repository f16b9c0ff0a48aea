import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Another node takes over when a worker has not been heard of for this long. */
export const LEASE_SECONDS = 20;
const HEARTBEAT_MS = 5_000;

/** Extends the lease of a worker on an import. @returns the function that ends it */
export function keepLease(db: Database, importId: number, worker: string): () => void {
  const heartbeat = setInterval(() => void extendLease(db, importId, worker), HEARTBEAT_MS);
  return () => clearInterval(heartbeat);
}

async function extendLease(db: Database, importId: number, worker: string): Promise<void> {
  await sql`update catalogue_import set worker_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where import_id = ${importId} and worker = ${worker}`
    .execute(db.sql)
    // The next heartbeat tries again.
    .catch(() => undefined);
}
