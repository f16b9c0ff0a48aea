import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/db/database.ts';

/** As if time had passed and the system's clock had then jumped back by as much. */
export async function jumpClockBack({ sql: db }: Database, hours: number): Promise<void> {
  await sql`update monotonic_clock set seen_at = monotonic_now() + make_interval(hours => ${hours})`.execute(db);
}
