import { type RawBuilder, sql } from 'kysely';
import type { Sql } from './db/database.ts';
import { Refusal } from './errors.ts';

/** At most `uses` within any window of `perS` seconds. */
export interface RateLimit {
  uses: number;
  perS: number;
}

/** The longest window of any limit. */
const DAY_S = 24 * 60 * 60;

/**
 * Counts one use of a key in a sliding window, in one conditional statement: concurrent uses wait for each other.
 * @throws Refusal 900429 with the time to wait
 */
export async function consume(db: Sql, key: string, limits: readonly RateLimit[]): Promise<void> {
  if (await tryConsume(db, key, limits)) return;
  await refuseExhausted(db, key, limits);
  // A use became free between the two statements.
  throw tooManyRequests(1);
}

/** Like `consume`, but returns whether a use was left. */
export async function tryConsume(db: Sql, key: string, limits: readonly RateLimit[]): Promise<boolean> {
  const reached = limits.map(
    ({ uses, perS }) =>
      sql`(select count(*) from unnest(u.used_at) used where used > clock_timestamp() - make_interval(secs => ${perS})) >= ${uses}`,
  );
  const { rows } = await sql<{ isNew: boolean }>`
    insert into rate_limit_use as u (key, used_at, last_at) values (${key}, array[clock_timestamp()], clock_timestamp())
    on conflict (key) do update set
      used_at = array(
        select used from unnest(u.used_at) used
        where used > clock_timestamp() - make_interval(secs => ${DAY_S}) order by used) || clock_timestamp(),
      last_at = clock_timestamp()
    where not (${sql.join(reached, sql` or `)})
    returning cardinality(used_at) = 1 as "isNew"`.execute(db);
  if (rows[0]?.isNew === true) await deleteOldUses(db);
  return rows.length > 0;
}

/** Counts nothing. @throws Refusal 900429 while the key has no use left */
export async function refuseExhausted(db: Sql, key: string, limits: readonly RateLimit[]): Promise<void> {
  const free = limits.map(
    ({ uses, perS }): RawBuilder<unknown> =>
      sql`(select used + make_interval(secs => ${perS}) from unnest(used_at) used order by used desc offset ${uses - 1} limit 1)`,
  );
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from greatest(${sql.join(free)}) - clock_timestamp()))::float8 as seconds
    from rate_limit_use where key = ${key}`.execute(db);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Counts one use of a key in a fixed window, for keys with many uses. @throws Refusal 900429 when the window is full */
export async function consumeInFixedWindow(db: Sql, key: string, { uses, perS }: RateLimit): Promise<void> {
  const { rows } = await sql<{ uses: number }>`
    insert into rate_limit_window as t (key, uses, since) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      uses = case when ${isOver(perS)} then 1 else t.uses + 1 end,
      since = case when ${isOver(perS)} then clock_timestamp() else t.since end
    where t.uses < ${uses} or ${isOver(perS)}
    returning uses`.execute(db);
  if (rows[0]?.uses === 1) await deleteOldWindows(db);
  if (rows.length > 0) return;
  throw tooManyRequests((await fixedWindowOf(db, key, perS)).leftS);
}

/** Counts nothing. @throws Refusal 900429 while the fixed window is full */
export async function refuseFullWindow(db: Sql, key: string, { uses, perS }: RateLimit): Promise<void> {
  const window = await fixedWindowOf(db, key, perS);
  if (window.uses >= uses) throw tooManyRequests(window.leftS);
}

/** Takes one use of a fixed window back, after a failure that was not the user's. */
export async function refundInFixedWindow(db: Sql, key: string): Promise<void> {
  await sql`update rate_limit_window set uses = uses - 1 where key = ${key} and uses > 0`.execute(db);
}

interface FixedWindow {
  uses: number;
  /** Seconds until the window ends. */
  leftS: number;
}

/** The current fixed window of a key. */
export async function fixedWindowOf(db: Sql, key: string, perS: number): Promise<FixedWindow> {
  return (await listFixedWindows(db, [key], perS)).get(key) ?? { uses: 0, leftS: 0 };
}

/** The current fixed windows of those keys that have one. */
export async function listFixedWindows(
  db: Sql,
  keys: readonly string[],
  perS: number,
): Promise<Map<string, FixedWindow>> {
  const { rows } = await sql<FixedWindow & { key: string }>`
    select key, uses,
      ceil(extract(epoch from since + make_interval(secs => ${perS}) - clock_timestamp()))::float8 as "leftS"
    from rate_limit_window t where key = any(${keys}::text[]) and not ${isOver(perS)}`.execute(db);
  return new Map(rows.map(({ key, ...window }) => [key, window]));
}

/** Counts one use of each key in a fixed window, without a limit, and returns the keys' uses. */
export async function countInFixedWindow(db: Sql, keys: readonly string[], perS: number): Promise<Map<string, number>> {
  // Sorted, so that concurrent statements lock the keys in the same order.
  const sorted = [...new Set(keys)].sort();
  const { rows } = await sql<{ key: string; uses: number }>`
    insert into rate_limit_window as t (key, uses, since)
    select key, 1, clock_timestamp() from unnest(${sorted}::text[]) key
    on conflict (key) do update set
      uses = case when ${isOver(perS)} then 1 else t.uses + 1 end,
      since = case when ${isOver(perS)} then clock_timestamp() else t.since end
    returning key, uses`.execute(db);
  if (rows.some(({ uses }) => uses === 1)) await deleteOldWindows(db);
  return new Map(rows.map(({ key, uses }) => [key, uses]));
}

/** Rows deleted whenever one is added: addresses and phones leave rows, which must not remain. */
const DELETED_MAX = 50;

/** Deletes keys without a use in the longest window. */
async function deleteOldUses(db: Sql): Promise<void> {
  // Rows that another transaction deletes or counts are skipped, or the two could wait for each other.
  await sql`
    delete from rate_limit_use where key in (
      select key from rate_limit_use where last_at < now() - make_interval(secs => ${DAY_S})
      order by last_at limit ${DELETED_MAX} for update skip locked)`.execute(db);
}

async function deleteOldWindows(db: Sql): Promise<void> {
  await sql`
    delete from rate_limit_window where key in (
      select key from rate_limit_window where since < now() - make_interval(secs => ${DAY_S})
      order by since limit ${DELETED_MAX} for update skip locked)`.execute(db);
}

const isOver = (perS: number) => sql`(t.since <= clock_timestamp() - make_interval(secs => ${perS}))`;

/** With the wait in the result too, because the page shows it and cannot read the header. */
export function tooManyRequests(seconds: number): Refusal {
  const retryAfterS = Math.max(1, seconds);
  return new Refusal('900429', { retryAfterS, result: { retryAfterS } });
}
