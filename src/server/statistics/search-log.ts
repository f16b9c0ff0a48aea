import { sql } from 'kysely';
import type { LoggedSearch, SearchLogger } from '../http/log-search.ts';
import { createDelayedWrite } from '../platform/background/delayed-write.ts';
import type { Sql } from '../platform/db/database.ts';

const INTERVAL_MS = 1_000;
/** More searches than the server answers in the time that a database may be away; beyond it they are dropped. */
const WAITING_MAX = 20_000;
const TEXT_MAX = 80;

export interface SearchLog extends SearchLogger {
  /** Writes what is waiting. A failure is not thrown: the searches are written with the next ones. */
  flush(): Promise<void>;
}

/** Collects searches and writes them every second, so that no search waits for its record. */
export function createSearchLog(db: Sql, intervalMs = INTERVAL_MS): SearchLog {
  let waiting: (LoggedSearch & { at: string })[] = [];
  const write = async () => {
    const batch = waiting;
    if (batch.length === 0) return;
    waiting = [];
    try {
      await insert(db, batch);
    } catch {
      waiting = [...batch, ...waiting].slice(-WAITING_MAX);
    }
  };
  const { flush, schedule } = createDelayedWrite(write, intervalMs);
  return {
    flush,
    add(search) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push({ ...search, text: search.text.slice(0, TEXT_MAX), at: new Date().toISOString() });
      schedule();
    },
  };
}

/** In the order of the users, whose rows the trigger locks. Searches of a user who is gone are left out. */
async function insert(db: Sql, batch: readonly (LoggedSearch & { at: string })[]): Promise<void> {
  await sql`
    insert into search_log (user_id, kind, search_text, is_empty, searched_at)
    select user_id, kind, search_text, is_empty, searched_at
    from unnest(${batch.map(({ userId }) => userId)}::integer[], ${batch.map(({ kind }) => kind)}::text[],
      ${batch.map(({ text }) => text)}::text[], ${batch.map(({ isEmpty }) => isEmpty)}::boolean[],
      ${batch.map(({ at }) => at)}::timestamptz[]) one (user_id, kind, search_text, is_empty, searched_at)
    join account using (user_id)
    order by user_id, searched_at`.execute(db);
}
