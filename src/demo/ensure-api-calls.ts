import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { latencyBounds } from '../contract/api-services/usage/latency.ts';
import type { Database, Sql } from '../server/platform/db/database.ts';
import { isUnfilled } from './is-unfilled.ts';

/** The seed must never change: databases keep it. */
const FILL = { seed: 'demo-api-calls', table: 'api_usage_day' };
const LOCK = 7_364_133;
const DAYS = 14;
const CUSTOMERS = 3;
const CALLS_PER_DAY = 45;
const UNITS = 5_000;

/**
 * Adds two weeks of API calls by three demo customers to a database that has none: request log, ledger, used units and sums.
 * They agree with each other as those of real calls do. The keys are random and are kept nowhere.
 */
export async function ensureApiCalls(db: Database): Promise<void> {
  if (!(await isUnfilled(db.sql, FILL))) return;
  await db.sql.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(within);
    if (!(await isUnfilled(within, FILL))) return;
    await addKeysAndGrants(within);
    await addRequests(within);
    await addCharges(within);
    await addSums(within);
    await within.insertInto('catalogueFill').values({ name: FILL.seed }).execute();
  });
}

/** The demo's shop and two other main accounts. */
async function addKeysAndGrants(db: Sql): Promise<void> {
  const { rows } = await sql<{ userId: number }>`
    select a.user_id as "userId" from account a join role r using (role_id)
    where r.role_value = 1 and a.acct_level = 0 and a.parent_id is null and not a.is_disabled and a.username <> 'visitor'
    order by a.username = 'shop' desc, a.user_id limit ${CUSTOMERS}`.execute(db);
  for (const { userId } of rows) {
    const secret = randomBytes(32).toString('base64url');
    const since = sql<string>`now() - make_interval(days => ${DAYS + 1})`;
    await db
      .insertInto('apiKey')
      .values({
        ...{ userId, mode: 'live', name: 'ERP', interfaces: null, networks: [], perSecond: null, perDay: null },
        accessId: `ak${randomBytes(9).toString('hex')}`,
        keyHash: createHash('sha256').update(`epc_live_${secret}`).digest('hex'),
        hint: secret.slice(-4),
        // Opens to nothing: the key itself is not kept.
        sealedKey: randomBytes(80).toString('base64'),
        createdAt: since,
      })
      .execute();
    await db
      .insertInto('apiGrant')
      .values({
        ...{ userId, interfaceCode: null, units: UNITS, origin: 'staff', createdBy: null },
        startsAt: since,
        createdAt: since,
        expiresAt: sql<string>`now() + interval '1 year'`,
      })
      .execute();
  }
}

const BODIES = sql`(values
  (0, 'oeSearch', '{"oe":"5Q0698151P"}', '{"code":"000000","message":"成功","result":{"parts":[{"oe":"5Q0 698 151 P"'),
  (1, 'vinToVehicle', '{"vin":"LSVNV2182E2100001"}', '{"code":"000000","message":"成功","result":{"vehicles":[{"brand":"大众"'),
  (2, 'oeReplacements', '{"oe":"5Q0698151P"}', '{"code":"000000","message":"成功","result":{"replacements":[{"step":1')
)`;

/** Working hours of each day, weekends half; nothing in the last ten minutes, so that calls of today come after them. */
async function addRequests(db: Sql): Promise<void> {
  await sql`select api_add_log_day((now() at time zone 'UTC')::date - n) from generate_series(0, ${DAYS}) n`.execute(
    db,
  );
  await sql`
    insert into api_request (request_id, requested_at, user_id, key_id, interface_code, version, mode, transport, status,
      code, units, reason, duration_ms, address, body, answer, is_body_cut, is_answer_cut)
    select (left(api_first_request_id(at)::text, 14) || '7' || substr(digest, 1, 3) || '-8' || substr(digest, 4, 3) || '-'
        || substr(digest, 7, 12))::uuid,
      at, user_id, key_id, interface_code, 1, 'live', 'http',
      case kind when 'refused' then 422 when 'failed' then 503 else 200 end,
      case kind when 'refused' then '301225' when 'failed' then '900503' when 'empty' then '100100' else '000000' end,
      case kind when 'charged' then 1 else 0 end,
      case kind when 'charged' then 'charged' when 'empty' then 'empty' else 'error' end,
      case when chance % 23 = 0 then 180 else 4 + chance % 45 end, '203.0.113.' || 10 + user_id % 200, body,
      case kind when 'charged' then answer else '' end, false, kind = 'charged'
    from (
      select c.*, b.*, h.chance, d.at,
        case when chance % 100 < 86 then 'charged' when chance % 100 < 94 then 'empty' when chance % 100 < 99 then 'refused'
          else 'failed' end as kind
      from (
        select k.user_id, k.key_id, day, number, md5(k.user_id || ' ' || day || ' ' || number) as digest
        from api_key k, generate_series(0, ${DAYS - 1}) day, generate_series(1, ${CALLS_PER_DAY}) number
        where number <= 20 + ('x' || left(md5(k.user_id::text), 4))::bit(16)::integer % ${CALLS_PER_DAY - 20}
      ) c
      cross join lateral (select ('x' || substr(digest, 20, 7))::bit(28)::integer as chance) h
      cross join lateral (
        select (((now() at time zone 'Asia/Shanghai')::date - day)::timestamp + interval '8 hours'
          + make_interval(secs => (('x' || substr(digest, 26, 7))::bit(28)::integer % 39600)::float8 + number / 100.0))
          at time zone 'Asia/Shanghai' as at
      ) d
      join ${BODIES} b (place, interface_code, body, answer) on b.place = (chance / 100) % 3
      where d.at < now() - interval '10 minutes'
        and (extract(isodow from d.at at time zone 'Asia/Shanghai') < 6 or number % 2 = 0)
    ) planned`.execute(db);
}

const SHOP_DAY = sql`(requested_at at time zone 'Asia/Shanghai')::date`;

async function addCharges(db: Sql): Promise<void> {
  await sql`
    insert into api_ledger (request_id, user_id, key_id, interface_code, grant_id, units, day, charged_at)
    select r.request_id, r.user_id, r.key_id, r.interface_code, g.grant_id, r.units, ${SHOP_DAY}, r.requested_at
    from api_request r join api_grant g using (user_id) where r.units > 0 order by r.request_id`.execute(db);
  await sql`
    update api_grant g set used = l.units
    from (select grant_id, sum(units) as units from api_ledger group by 1) l where l.grant_id = g.grant_id`.execute(db);
  await sql`
    update api_key k set last_used_at = r.at, last_used_address = r.address
    from (select key_id, max(requested_at) as at, max(address) as address from api_request group by 1) r
    where r.key_id = k.key_id`.execute(db);
}

const BOUNDS = sql.lit(`{${latencyBounds.join(',')}}`);
const CLASSES = [...latencyBounds, null].map((_, index) => index);
const LATENCY = sql.join(
  CLASSES.map(
    (index) =>
      sql`count(*) filter (where status < 400 and width_bucket(duration_ms - 1, ${BOUNDS}::integer[]) = ${sql.lit(index)})`,
  ),
);
const COLUMNS = sql`calls, units, refused, errors, limited, empty, repeated, latency`;
const SUMMED = sql`sum(calls), sum(units), sum(refused), sum(errors), sum(limited), sum(empty), sum(repeated),
  array[${sql.join(CLASSES.map((index) => sql`sum(latency[${sql.lit(index + 1)}])`))}]`;

async function addSums(db: Sql): Promise<void> {
  await sql`
    insert into api_usage_day (day, user_id, interface_code, mode, ${COLUMNS})
    select ${SHOP_DAY}, user_id, interface_code, mode, count(*), sum(units),
      count(*) filter (where status between 400 and 499), count(*) filter (where status >= 500), 0,
      count(*) filter (where reason = 'empty'), count(*) filter (where reason = 'repeated'), array[${LATENCY}]
    from api_request group by 1, 2, 3, 4`.execute(db);
  await sql`
    insert into api_usage_customer_day (day, user_id, mode, ${COLUMNS})
    select day, user_id, mode, ${SUMMED} from api_usage_day group by 1, 2, 3`.execute(db);
  await sql`
    insert into api_usage_interface_day (day, interface_code, mode, shard, ${COLUMNS})
    select day, interface_code, mode, 0, ${SUMMED} from api_usage_day group by 1, 2, 3`.execute(db);
  await sql`
    insert into api_usage_caller_month (month, interface_code, mode, user_id, days)
    select date_trunc('month', day)::date, interface_code, mode, user_id, bit_or(1 << extract(day from day)::integer - 1)
    from api_usage_day group by 1, 2, 3, 4`.execute(db);
}
