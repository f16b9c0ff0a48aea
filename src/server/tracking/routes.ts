import { sql } from 'kysely';
import type { trackingCalls } from '../../contract/tracking/calls.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import { ttlValue } from '../platform/caches/ttl-cache.ts';
import type { Database } from '../platform/db/database.ts';
import { SHOP_TODAY } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';
import { readFunnel } from './funnel.ts';
import { savePoints } from './save-points.ts';

/** A change of the tracked pages reaches every node within this time. */
const TTL_MS = 5_000;
/** The user id of visits without a session. */
const ANONYMOUS_ID = 0;

interface ClaimedUser {
  userId?: number | undefined;
  username?: string | undefined;
  phone?: string | undefined;
}

/** Counts visits to tracked pages; also the database's time. */
export function trackingRoutes(database: Database): Handlers<typeof trackingCalls> {
  const { sql: db } = database;
  const readTrackedPaths = ttlValue(
    async () => {
      const rows = await db.selectFrom('buriedPoint').select('path').where('isOn', '=', true).execute();
      return new Set(rows.map(({ path }) => path));
    },
    { ttlMs: TTL_MS },
  );
  return {
    async countClick({ visits, ...claimedUser }, { session }) {
      await refuseOther(claimedUser, session);
      const trackedPaths = await readTrackedPaths();
      const counted = visits.filter(({ path }) => trackedPaths.has(path));
      if (counted.length > 0) await count(session?.userId ?? ANONYMOUS_ID, counted);
      return null;
    },
    async currentTime() {
      const { rows } = await sql<{ at: number }>`select floor(extract(epoch from now()) * 1000)::float8 as at`.execute(
        db,
      );
      return { curTimestamp: rows[0]?.at ?? 0 };
    },
    async buriedPointSave({ points }, context) {
      await runChange(database, actorOf(context), (change) => savePoints(database, change, points));
      return null;
    },
    buriedFunnel: (query) => readFunnel(db, query),
    async buriedCounts({ days }) {
      const { rows } = await sql<{ pointCode: string; day: string; clicks: number; users: number }>`
        select point_code as "pointCode", day, sum(clicks)::integer as clicks,
          count(*) filter (where user_id <> ${ANONYMOUS_ID})::integer as users
        from buried_count join buried_point using (point_id)
        where day > ${SHOP_TODAY} - ${days}::integer
        group by 1, 2 order by 2, 1`.execute(db);
      return rows;
    },
  };

  /** Updates the daily counts and the totals in one statement. */
  async function count(userId: number, visits: readonly { path: string; times: number }[]): Promise<void> {
    const times = new Map<string, number>();
    for (const visit of visits) times.set(visit.path, (times.get(visit.path) ?? 0) + visit.times);
    await sql`
      with visited as (
        select point_id, times from buried_point
          join unnest(${[...times.keys()]}::text[], ${[...times.values()]}::integer[]) as sent (path, times) using (path)
        where is_on order by point_id),
      daily as (
        insert into buried_count (point_id, day, user_id, clicks)
        select point_id, ${SHOP_TODAY}, ${userId}, times from visited
        on conflict (point_id, day, user_id) do update set clicks = buried_count.clicks + excluded.clicks)
      update buried_point set click_num = click_num + visited.times, last_at = now()
      from visited where buried_point.point_id = visited.point_id`.execute(db);
  }

  /** The user is that of the session. @throws Refusal 900404 if the body names another one */
  async function refuseOther(claimed: ClaimedUser, session: Session | null) {
    const { userId, username, phone } = claimed;
    if (userId === undefined && username === undefined && phone === undefined) return;
    if (session === null || (userId ?? session.userId) !== session.userId) throw new Refusal('900404');
    if (username === undefined && phone === undefined) return;
    const own = await db
      .selectFrom('account')
      .select(['username', 'phoneNum'])
      .where('userId', '=', session.userId)
      .executeTakeFirst();
    if ((username ?? own?.username) !== own?.username) throw new Refusal('900404');
    if ((phone ?? own?.phoneNum ?? '') !== (own?.phoneNum ?? '')) throw new Refusal('900404');
  }
}
