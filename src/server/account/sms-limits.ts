import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** At most so many uses within any span of so many seconds. */
export interface Limit {
  uses: number;
  perS: number;
}

const DAY_S = 24 * 60 * 60;

/** Longest first: what a message says to wait for. */
export const OF_PHONE: readonly Limit[] = [
  { uses: 10, perS: DAY_S },
  { uses: 5, perS: 60 * 60 },
  { uses: 1, perS: 60 },
];
export const OF_ADDRESS: readonly Limit[] = [{ uses: 10, perS: 60 * 60 }];

/**
 * Counts one use of a key in one conditional statement: any span of the limit's length is looked at, so that nobody
 * gets twice as many around the turn of an hour. Of many at once each waits for the one before it.
 * @throws Refusal 900429 with the wait
 */
export async function takeUse(db: Sql, key: string, limits: readonly Limit[]): Promise<void> {
  if (await isTaken(db, key, limits)) return;
  await refuseSpent(db, key, limits);
  // The wait ended between the two statements.
  throw tooMany(1);
}

/** As takeUse, but gives whether there was a use left. */
export async function isTaken(db: Sql, key: string, limits: readonly Limit[]): Promise<boolean> {
  const reached = limits.map(
    ({ uses, perS }) =>
      sql`(select count(*) from unnest(u.used_at) used where used > clock_timestamp() - make_interval(secs => ${perS})) >= ${uses}`,
  );
  const { rows } = await sql`
    insert into sms_use as u (key, used_at, last_at) values (${key}, array[clock_timestamp()], clock_timestamp())
    on conflict (key) do update set
      used_at = array(
        select used from unnest(u.used_at) used
        where used > clock_timestamp() - make_interval(secs => ${DAY_S}) order by used) || clock_timestamp(),
      last_at = clock_timestamp()
    where not (${sql.join(reached, sql` or `)})
    returning key`.execute(db);
  return rows.length > 0;
}

/** Refuses with 900429 while the key has no use left, and counts nothing. */
export async function refuseSpent(db: Sql, key: string, limits: readonly Limit[]): Promise<void> {
  const free = limits.map(
    ({ uses, perS }): RawBuilder<unknown> =>
      sql`(select used + make_interval(secs => ${perS}) from unnest(used_at) used order by used desc offset ${uses - 1} limit 1)`,
  );
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from greatest(${sql.join(free)}) - clock_timestamp()))::float8 as seconds
    from sms_use where key = ${key}`.execute(db);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) throw tooMany(seconds);
}

/** Counts one more of the whole site's. @throws Refusal 900429 once the span has had as many as it may */
export async function takeOfSite(db: Sql, key: string, { uses, perS }: Limit): Promise<void> {
  const { rows } = await sql`
    insert into sms_total as t (key, uses, since) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      uses = case when ${isOver(perS)} then 1 else t.uses + 1 end,
      since = case when ${isOver(perS)} then clock_timestamp() else t.since end
    where t.uses < ${uses} or ${isOver(perS)}
    returning key`.execute(db);
  if (rows.length > 0) return;
  throw tooMany((await usesOfSite(db, key, perS)).leftS);
}

/** How many the running span has had, and how long it still runs. */
export async function usesOfSite(db: Sql, key: string, perS: number): Promise<{ uses: number; leftS: number }> {
  const { rows } = await sql<{ uses: number; leftS: number }>`
    select uses, ceil(extract(epoch from since + make_interval(secs => ${perS}) - clock_timestamp()))::float8 as "leftS"
    from sms_total t where key = ${key} and not ${isOver(perS)}`.execute(db);
  return rows[0] ?? { uses: 0, leftS: 0 };
}

/** Keys that have had no use for longer than any limit looks back. */
export async function forgetUses(db: Sql): Promise<void> {
  await sql`delete from sms_use where last_at < now() - make_interval(secs => ${DAY_S})`.execute(db);
}

const isOver = (perS: number) => sql`(t.since <= clock_timestamp() - make_interval(secs => ${perS}))`;

/** The wait stands in the answer too: a page cannot read the header of a refusal that it shows. */
export function tooMany(seconds: number): Refusal {
  const retryAfterS = Math.max(1, seconds);
  return new Refusal('900429', { retryAfterS, result: { retryAfterS } });
}
