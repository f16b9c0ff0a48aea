import { sql } from 'kysely';
import type { Sql } from '../platform/db/database.ts';

/** A sum that differs from its events. */
export interface Difference {
  /** Empty: all users. */
  agencyCode: string;
  metric: string;
  day: string;
  provinceCode: string;
  platform: string;
  vehicleClass: string;
  /** What the statistics say. */
  counted: number;
  /** What the events add up to. */
  expected: number;
}

/** Recomputes every sum, each kind in one statement and so at one moment. Takes minutes on a large database. */
export async function findDifferences(db: Sql): Promise<Difference[]> {
  return [...(await findInDays(db)), ...(await findInRollups(db))];
}

/** Daily sums that differ from the events. */
async function findInDays(db: Sql): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with both_sides as (
      select agency_code, metric, day, province_code, platform, vehicle_class, amount as counted, 0 as expected
      from statistic_day
      union all
      select u.agency_code, j.metric, j.day, j.province_code, j.platform, j.vehicle_class, j.amount, 0
      from statistic_journal j cross join lateral (values (''), (nullif(j.agency_code, ''))) u (agency_code)
      where u.agency_code is not null
      union all
      select u.agency_code, e.metric, e.day, e.province_code, e.platform, e.vehicle_class, 0, e.amount
      from statistic_event e cross join lateral (values (''), (nullif(e.agency_code, ''))) u (agency_code)
      where u.agency_code is not null
    )
    select agency_code as "agencyCode", metric, day, province_code as "provinceCode", platform,
      vehicle_class as "vehicleClass", sum(counted)::float8 as counted, sum(expected)::float8 as expected
    from both_sides
    group by agency_code, metric, day, province_code, platform, vehicle_class
    having sum(counted) <> sum(expected)
    order by day, metric, agency_code, province_code, platform, vehicle_class`.execute(db);
  return rows;
}

/** Rollups that differ from the daily sums. */
async function findInRollups(db: Sql): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with both_sides as (
      select agency_code, metric, day, '' as province_code, 'total of the day' as platform, '' as vehicle_class,
        amount as counted, 0 as expected
      from statistic_day_total
      union all
      select agency_code, metric, day, '', 'total of the day', '', 0, amount from statistic_day
      union all
      select agency_code, metric, month, province_code, 'month, ' || platform, vehicle_class, amount, 0 from statistic_month
      union all
      select agency_code, metric, date_trunc('month', day::timestamp)::date, province_code, 'month, ' || platform,
        vehicle_class, 0, amount
      from statistic_day
    )
    select agency_code as "agencyCode", metric, day, province_code as "provinceCode", platform,
      vehicle_class as "vehicleClass", sum(counted)::float8 as counted, sum(expected)::float8 as expected
    from both_sides
    group by agency_code, metric, day, province_code, platform, vehicle_class
    having sum(counted) <> sum(expected)
    order by day, metric, agency_code, province_code, platform, vehicle_class`.execute(db);
  return rows;
}
