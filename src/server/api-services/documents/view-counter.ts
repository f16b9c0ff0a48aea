import { sql } from 'kysely';
import type { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { createDelayedWrite } from '../../platform/background/delayed-write.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';

const INTERVAL_MS = 2_000;
const PAGES_MAX = 2_000;

/** Counts views in memory and adds them to the database every two seconds, so that no page waits for its count. */
export function createViewCounter(db: Sql, intervalMs = INTERVAL_MS) {
  let waiting = new Map<string, number>();
  const add = (pageId: string, views: number) => {
    if (waiting.has(pageId) || waiting.size < PAGES_MAX) waiting.set(pageId, (waiting.get(pageId) ?? 0) + views);
  };
  const write = async () => {
    const batch = waiting;
    if (batch.size === 0) return;
    waiting = new Map();
    try {
      await addViews(db, batch);
    } catch {
      // Written with the next ones.
      for (const [pageId, views] of batch) add(pageId, views);
    }
  };
  const { flush, schedule } = createDelayedWrite(write, intervalMs);
  return {
    flush,
    count(pageId: string) {
      add(pageId, 1);
      schedule();
    },
  };
}

/** In the order of the pages: two nodes lock the rows in the same order. */
async function addViews(db: Sql, views: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into api_document_view (viewed_on, page_id, views)
    select ${SHOP_TODAY}, page_id, views
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::integer[]) one (page_id, views)
    order by page_id
    on conflict (viewed_on, page_id) do update set views = api_document_view.views + excluded.views`.execute(db);
}

type Statistics = typeof documentCalls.documentStatistics;

/** Views by page, most read first, and by day. */
export async function readViews(
  db: Sql,
  { from, to, id }: CheckedBodyOf<Statistics>,
): Promise<Pick<ResultOf<Statistics>, 'byDay'> & { byPage: { id: string; views: number }[] }> {
  const where = sql`viewed_on between ${from}::date and ${to}::date and ${id === undefined ? sql`true` : sql`page_id = ${id}`}`;
  const { rows: byPage } = await sql<{ id: string; views: number }>`
    select page_id as id, sum(views)::integer as views from api_document_view where ${where}
    group by page_id order by views desc, page_id limit 500`.execute(db);
  const { rows: byDay } = await sql<{ day: string; views: number }>`
    select viewed_on as day, sum(views)::integer as views from api_document_view where ${where}
    group by viewed_on order by viewed_on`.execute(db);
  return { byPage, byDay };
}
