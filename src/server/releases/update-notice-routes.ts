import { sql } from 'kysely';
import type { releaseCalls } from '../../contract/releases/calls.ts';
import type { UpdateNotice } from '../../contract/releases/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** The newest update notice, until the user has read it. */
export function updateRoutes({ sql: db }: Database) {
  return handlersOf<typeof releaseCalls>()({
    async updateContent({ userId }, { session }) {
      if (userId !== undefined && userId !== session.userId) throw new Refusal('900404');
      // Only the newest, and none that is older than the account.
      const { rows } = await sql<UpdateNotice>`
        select n.notice_id as "noticeId", n.title, n.version, n.content
        from (select * from notice order by notice_id desc limit 1) n
          join account a on a.user_id = ${session.userId} and a.created_at <= n.created_at
          left join notice_known k on k.user_id = a.user_id
        where (n.end_time is null or n.end_time > now()) and coalesce(k.notice_id, 0) < n.notice_id`.execute(db);
      return { update: rows[0] ?? null };
    },
    async knowUpdate({ noticeId }, { session }) {
      const { rows } = await sql`
        insert into notice_known (user_id, notice_id)
        select ${session.userId}::integer, notice_id from notice where notice_id = ${noticeId}
        on conflict (user_id) do update set notice_id = greatest(notice_known.notice_id, excluded.notice_id)
        returning user_id`.execute(db);
      if (rows.length === 0) throw new Refusal('900404');
      return null;
    },
  });
}
