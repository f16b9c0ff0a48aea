import pg from 'pg';

export interface Volume {
  users: number;
  lookups: number;
}

const FULL: Volume = { users: 1_000_000, lookups: 50_000_000 };

/** A share of a million users and fifty million lookups. */
export function volumeOf(share: number): Volume {
  return { users: Math.round(FULL.users * share), lookups: Math.round(FULL.lookups * share) };
}

/** A salt spreads the users of one table differently from those of another. */
const anyUser = (salt: number, users: number) => `1000 + (n * ${salt} % ${users})::integer`;
const PROVINCES = `array['11','12','13','14','15','21','22','23','31','32','33','34','35','36','37','41','42','43','44','45','46',
  '50','51','52','53','54','61','62','63','64','65','71','81','82']`;

const usersSql = ({ users }: Volume) => `
  insert into account (user_id, username, password_hash, phone_num, company_name, role_id, agency_code, province_code, platform,
    is_disabled, created_at)
  select 1000 + n, 'user ' || n, '-', (13000000000 + n)::text, 'company ' || (n % 50000),
    (select min(role_id) from role where role_value = case when n < 100 then 3 else 1 end),
    case when n < 100 then 'S' || n when n % 2 = 0 then 'S' || (n % 100) end,
    (${PROVINCES})[1 + n % 34] || '0000', case when n % 5 = 0 then 'qpzj' else 'easyEpc' end, n % 40 = 0,
    now() - make_interval(mins => (n::bigint * 7919 % (730 * 1440))::integer)
  from generate_series(0, ${users} - 1) n`;

const lookupsSql = ({ users, lookups }: Volume) => `
  insert into quota_ledger (holder_id, user_id, vehicle_class, reason, subject, source, day, operation_id, charged_at)
  select u, u, case when n % 6 = 0 then 'B' else 'C' end, 'parts', (n % 7000 + 1)::text, 'free',
    (at at time zone 'Asia/Shanghai')::date, 'bench-' || n, at
  from (select n, ${anyUser(7919, users)} as u, now() - interval '730 days' * (1 - n::float8 / ${lookups}) as at
    from generate_series(1, ${lookups}::bigint) n) made`;

const otherSql = ({ users, lookups }: Volume) => [
  `insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind, amount, days,
    price_fen, is_once, platform, expires_at, state, paid_fen, paid_at, created_at)
  select 'E' || lpad(n::text, 20, '0'), ${anyUser(104729, users)}, 'bench-' || n, '年包', 'Year', 'both', 'count', 1000, 365,
    99900, false, 'easyEpc', at, case when n % 3 = 0 then 'closed' else 'granted' end, case when n % 3 <> 0 then 99900 end,
    case when n % 3 <> 0 then at end, at
  from (select n, now() - make_interval(mins => (n * 7907 % (730 * 1440))::integer) as at
    from generate_series(1, ${Math.round(users / 5)}::bigint) n) made`,
  `insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code, created_at)
  select ${anyUser(1299709, users)}, 'order ' || n, 'pac', '', '', '', '110000',
    now() - make_interval(mins => (n * 7901 % (730 * 1440))::integer)
  from generate_series(1, ${users}::bigint) n`,
  `insert into search_log (user_id, kind, search_text, is_empty, searched_at)
  select ${anyUser(15485863, users)}, 'oe', 'NUMBER' || n, n % 9 = 0,
    now() - make_interval(mins => (n * 7883 % (730 * 1440))::integer)
  from generate_series(1, ${Math.round(lookups / 10)}::bigint) n`,
];

/** The statement of the migration that fills the daily sums from the events. */
const SUMS = `
  truncate statistic_day, statistic_journal, statistic_day_total, statistic_month;
  insert into statistic_day (agency_code, metric, day, province_code, platform, vehicle_class, amount)
  select u.agency_code, e.metric, e.day, e.province_code, e.platform, e.vehicle_class, sum(e.amount)
  from statistic_event e cross join lateral (values (''), (nullif(e.agency_code, ''))) u (agency_code)
  where u.agency_code is not null
  group by 1, 2, 3, 4, 5, 6;
  insert into statistic_day_total (agency_code, metric, day, amount)
  select agency_code, metric, day, sum(amount) from statistic_day group by 1, 2, 3;
  insert into statistic_month (agency_code, metric, month, province_code, platform, vehicle_class, amount)
  select agency_code, metric, date_trunc('month', day::timestamp)::date, province_code, platform, vehicle_class, sum(amount)
  from statistic_day group by 1, 2, 3, 4, 5, 6`;

/** Generates the events of two years in SQL. Foreign keys and the counting triggers of the events are switched off meanwhile. */
export async function fillBackOffice(url: string, volume: Volume): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '256MB'; set work_mem = '128MB'");
    await client.query(usersSql(volume));
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('quota_ledger', 'search_log') and indexname not like '%pkey'`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of [lookupsSql(volume), ...otherSql(volume)]) await client.query(statement);
    await client.query('set session_replication_role = origin');
    for (const { definition } of indexes) await client.query(definition);
    await client.query(SUMS);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
