import { sql } from 'kysely';
import { repeat } from '../platform/background/repeat.ts';
import type { Database, Sql } from '../platform/db/database.ts';

const INTERVAL_MS = 5_000;
/** The embedded engine vacuums nothing by itself; its journal is vacuumed after so many rows. */
const VACUUM_AFTER_ROWS = 2_000;
/** Rows of a statement: thousands at once, after an import, would block the embedded engine for seconds. */
const BATCH_ROWS = 1_000;

/**
 * Adds the journal of statistics to the daily sums and their rollups. Each batch is one statement: readers, which add both, never see a
 * difference. Of several nodes one folds at a time.
 * @returns the number of rows taken from the journal
 */
export async function foldStatistics(db: Sql): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await foldBatch(db);
    total += taken;
    if (taken < BATCH_ROWS) return total;
  }
}

async function foldBatch(db: Sql): Promise<number> {
  return db.transaction().execute(async (within) => {
    const { rows: locks } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(7364122) as "isLocked"`.execute(within);
    if (locks[0]?.isLocked !== true) return 0;
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from statistic_journal where ctid = any(array(select ctid from statistic_journal limit ${BATCH_ROWS}))
        returning *
      ),
      sums as (
        select u.agency_code, t.metric, t.day, t.province_code, t.platform, t.vehicle_class, sum(t.amount) as amount
        from taken t cross join lateral (values (''), (nullif(t.agency_code, ''))) u (agency_code)
        where u.agency_code is not null
        group by 1, 2, 3, 4, 5, 6 having sum(t.amount) <> 0
      ),
      added as (
        insert into statistic_day as d (agency_code, metric, day, province_code, platform, vehicle_class, amount)
        select * from sums
        on conflict (agency_code, metric, day, province_code, platform, vehicle_class)
          do update set amount = d.amount + excluded.amount
      ),
      added_to_totals as (
        insert into statistic_day_total as d (agency_code, metric, day, amount)
        select agency_code, metric, day, sum(amount) from sums group by 1, 2, 3
        on conflict (agency_code, metric, day) do update set amount = d.amount + excluded.amount
      ),
      added_to_months as (
        insert into statistic_month as m (agency_code, metric, month, province_code, platform, vehicle_class, amount)
        select agency_code, metric, date_trunc('month', day::timestamp)::date, province_code, platform, vehicle_class,
          sum(amount)
        from sums group by 1, 2, 3, 4, 5, 6
        on conflict (agency_code, metric, month, province_code, platform, vehicle_class)
          do update set amount = m.amount + excluded.amount
      )
      select count(*)::integer as taken from taken`.execute(within);
    return rows[0]?.taken ?? 0;
  });
}

/**
 * Folds the journal now and every few seconds. A failure is not logged: the next run tries again, and the figures do not
 * depend on it. @returns the function that stops it and awaits a running statement
 */
export function startFolding(db: Database, intervalMs = INTERVAL_MS): () => Promise<void> {
  let rowsSinceVacuum = 0;
  const fold = async () => {
    rowsSinceVacuum += await foldStatistics(db.sql);
    if (db.engine !== 'embedded' || rowsSinceVacuum < VACUUM_AFTER_ROWS) return;
    rowsSinceVacuum = 0;
    await sql`vacuum statistic_journal`.execute(db.sql);
  };
  return repeat(fold, intervalMs);
}
