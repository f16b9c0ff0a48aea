import { sql } from 'kysely';
import type { releaseCalls } from '../../contract/releases/calls.ts';
import type { UpdateNotice } from '../../contract/releases/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import { isInAudience } from '../platform/audience.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { listEditions } from './routes.ts';

/** From when on a notice is shown: a planned one may have been written before others. */
const PUBLISHED_AT = sql`coalesce(start_time, created_at)`;

/** The newest update notice, until the user has read it. */
export function updateRoutes(database: Database) {
  const { sql: db } = database;
  return handlersOf<typeof releaseCalls>()({
    async updateContent({ userId }, context) {
      const { session } = context;
      if (userId !== undefined && userId !== session.userId) throw new Refusal('900404');
      // Only the newest for this reader, and none that is older than the account.
      const { rows } = await sql<UpdateNotice>`
        select n.notice_id as "noticeId", n.title, n.version, n.content
        from (
          select *, ${PUBLISHED_AT} as published_at from notice
          where ${PUBLISHED_AT} <= now() and ${isInAudience('notice', context)}
          order by published_at desc, notice_id desc limit 1
        ) n
          join account a on a.user_id = ${session.userId} and a.created_at <= n.published_at
          left join notice_known k on k.user_id = a.user_id
          left join notice known on known.notice_id = k.notice_id
        where (n.end_time is null or n.end_time > now())
          and (known.notice_id is null
            or (n.published_at, n.notice_id) > (coalesce(known.start_time, known.created_at), known.notice_id))`.execute(
        db,
      );
      return { update: rows[0] ?? null };
    },
    async verCon(_body, context) {
      const { rows: versions } = await listEditions(database, { pageNum: 1, pageSize: 1, search: '' }, context);
      const { rows: notices } = await sql<UpdateNotice>`
        select notice_id as "noticeId", title, version, content from notice
        where ${PUBLISHED_AT} <= now() and (end_time is null or end_time > now()) and ${isInAudience('notice', context)}
        order by ${PUBLISHED_AT} desc, notice_id desc limit 1`.execute(db);
      return { version: versions[0] ?? null, updateContent: notices[0] ?? null };
    },
    async knowUpdate({ noticeId }, { session }) {
      const { rows } = await sql`
        insert into notice_known (user_id, notice_id)
        select ${session.userId}::integer, notice_id from notice where notice_id = ${noticeId}
        on conflict (user_id) do update set notice_id = (
          select notice_id from notice where notice_id in (notice_known.notice_id, excluded.notice_id)
          order by ${PUBLISHED_AT} desc, notice_id desc limit 1)
        returning user_id`.execute(db);
      if (rows.length === 0) throw new Refusal('900404');
      return null;
    },
  });
}
