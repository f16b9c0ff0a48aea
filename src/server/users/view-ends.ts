import { sql } from 'kysely';
import { type Change, runChange } from '../platform/audit/change.ts';
import { repeat } from '../platform/background/repeat.ts';
import type { Database, Sql } from '../platform/db/database.ts';

const INTERVAL_MS = 30_000;

interface EndedView {
  sessionId: string;
  viewerId: number;
  reason: string;
}

/** Views that ended by time, or with the session of the staff member. */
async function listEndedViews(db: Sql): Promise<EndedView[]> {
  const { rows } = await sql<EndedView>`
    select v.session_id as "sessionId", v.viewer_id as "viewerId", v.reason from user_view v
    where not exists (
      select from session s where s.session_id = v.session_id and s.expires_at > monotonic_now())`.execute(db);
  return rows;
}

/** Takes the view off the list; records nothing if another node has done so. */
async function recordEnd(change: Change, { sessionId, reason }: EndedView): Promise<void> {
  const { rows } = await sql<{ userId: number; username: string }>`
    delete from user_view v using account a where v.session_id = ${sessionId} and a.user_id = v.user_id
    returning a.user_id as "userId", a.username`.execute(change.sql);
  for (const { userId, username } of rows) {
    change.record({
      ...{ action: 'viewAs', subject: 'user', subjectId: userId, subjectName: username },
      after: { viewEnded: true, reason },
    });
  }
}

/** Records the ends of views that ended by time or logout. The job acts in the name of the staff member. */
export async function recordViewEnds(db: Database): Promise<void> {
  for (const view of await listEndedViews(db.sql)) {
    await runChange(db, { userId: view.viewerId, address: '', source: 'job' }, (change) => recordEnd(change, view));
  }
}

/** @returns the function that stops it and awaits a running statement */
export function startRecordingViewEnds(db: Database, intervalMs = INTERVAL_MS): () => Promise<void> {
  return repeat(() => recordViewEnds(db), intervalMs);
}
