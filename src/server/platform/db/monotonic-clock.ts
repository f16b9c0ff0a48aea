import { sql } from 'kysely';
import { repeat } from '../background/repeat.ts';
import type { Database, Sql } from './database.ts';

const INTERVAL_MS = 1_000;

/** The time of this moment by the clock of `monotonic_now()`, as clock_timestamp() is to now(). */
export const MONOTONIC_CLOCK = sql`greatest(
  clock_timestamp() + (select ahead from monotonic_clock), (select seen_at from monotonic_clock))`;

/**
 * Writes the time that has been seen: after a jump of the system's clock back, the difference is added to `monotonic_now()`
 * from then on. Of several nodes one writes per second.
 */
export async function advanceClock(db: Sql): Promise<void> {
  const time = sql`(clock_timestamp() + ahead)`;
  await sql`
    update monotonic_clock set
      ahead = greatest(ahead, seen_at - clock_timestamp()),
      seen_at = greatest(seen_at, ${time})
    where ${time} not between seen_at and seen_at + interval '900 milliseconds'`.execute(db);
}

/**
 * Advances the clock now and every second. A failure is not logged: the next second tries again, and the calls report a
 * database that is away. @returns the function that stops it and awaits a running statement
 */
export function startClock({ sql: db }: Database): () => Promise<void> {
  return repeat(() => advanceClock(db), INTERVAL_MS);
}
