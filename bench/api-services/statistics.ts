import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { calls } from '../../src/contract/all-calls.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import { ensureBaseData } from '../../src/server/access/base-data.ts';
import { createSessions } from '../../src/server/account/sessions.ts';
import { makeAdmin } from '../../src/server/make-admin.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { timesOf } from '../call-times.ts';
import type { Figures } from '../print-table.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const CUSTOMERS = 1_000;
const INTERFACES = 30;
const DAYS = 93;
const LOG_DAYS = 30;
const FIRST_CUSTOMER = 1_000;

const code = 'interface';
const SUM_COLUMNS = 'calls, units, refused, errors, limited, empty, repeated, latency';
const SUMMED = `sum(calls), sum(units), sum(refused), sum(errors), sum(limited), sum(empty), sum(repeated),
  array[${Array.from({ length: 14 }, (_, index) => `sum(latency[${index + 1}])`).join(', ')}]`;

/** Customers with calls of each interface on each day, and the log of the last 30 days. */
const fillStatements = (requests: number) => [
  `insert into account (user_id, username, password_hash, role_id)
    select ${FIRST_CUSTOMER} + n, 'api customer ' || n, '-', (select min(role_id) from role where role_value = 1)
    from generate_series(0, ${CUSTOMERS - 1}) n`,
  `insert into api_usage_day (day, user_id, interface_code, mode, ${SUM_COLUMNS})
    select (now() at time zone 'Asia/Shanghai')::date - d, ${FIRST_CUSTOMER} + u, '${code}' || i, 'live', 50 + (u * i) % 40, 40, 3,
      1, 2, 4, 1, array[1, 2, 5, 9, 9, 5, 4, 3, 2, 1, 1, 1, 1, 0]
    from generate_series(0, ${DAYS - 1}) d, generate_series(0, ${CUSTOMERS - 1}) u, generate_series(1, ${INTERFACES}) i`,
  `insert into api_usage_customer_day (day, user_id, mode, ${SUM_COLUMNS})
    select day, user_id, mode, ${SUMMED} from api_usage_day group by 1, 2, 3`,
  // As many nodes would leave it: eight rows for each day and interface.
  `insert into api_usage_interface_day (day, interface_code, mode, shard, ${SUM_COLUMNS})
    select day, interface_code, mode, user_id % 8, ${SUMMED} from api_usage_day group by 1, 2, 3, 4`,
  `insert into api_usage_caller_month (month, interface_code, mode, user_id, days)
    select date_trunc('month', day), interface_code, mode, user_id, bit_or(1 << extract(day from day)::integer - 1)
    from api_usage_day group by 1, 2, 3, 4`,
  `select api_add_log_day((now() at time zone 'UTC')::date - n) from generate_series(0, ${LOG_DAYS}) n`,
  `insert into api_request (request_id, requested_at, user_id, key_id, interface_code, version, mode, transport, status, code,
      units, reason, duration_ms, address, body, answer, is_body_cut, is_answer_cut)
    select (left(id, 8) || '-' || right(id, 4) || '-7' || lpad(to_hex(n & 4095), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      at, ${FIRST_CUSTOMER} + (n * 7919 % ${CUSTOMERS}), 1, '${code}' || 1 + n * 31 % ${INTERFACES}, 1, 'live', 'http',
      case when n % 50 = 0 then 422 else 200 end,
      case when n % 5000 = 0 then '301226' when n % 50 = 0 then '301225' when n % 10 = 0 then '100100' else '000000' end,
      1, 'charged', 7, '203.0.113.7', '{}', '{}', false, false
    from (select n, at, lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') as id
      from (select n, now() - interval '${LOG_DAYS} days' * (1 - n::float8 / ${requests}) as at
        from generate_series(1, ${requests}::bigint) n) moments) made`,
  'vacuum analyze',
];

async function fill(url: string, requests: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of fillStatements(requests)) await client.query(statement);
  await client.end();
}

/** Statistics and log of API services, with 1,000 customers of 30 interfaces and a log of some million requests. */
export async function measureApiStatistics(millions: number): Promise<Figures> {
  const requests = Math.round(millions * 1_000_000);
  const postgres = await startPostgres();
  const db = openPostgres({ url: postgres.url, onConnectionLost: () => undefined, poolSize: 4 });
  try {
    await migrate(db);
    await ensureBaseData(db);
    await makeAdmin(db, 'bench', 'Bench#2026run');
    const { userId } = await db.sql.selectFrom('account').select('userId').executeTakeFirstOrThrow();
    const startedAt = performance.now();
    await fill(postgres.url, requests);
    const filledS = Math.round((performance.now() - startedAt) / 1000);
    const sessions = createSessions(db);
    const tokens = {
      staff: (await sessions.start(userId, 'v3')).token,
      customer: (await sessions.start(FIRST_CUSTOMER, 'v3')).token,
    };
    const server = await startServer({ DATABASE_URL: postgres.url });
    try {
      // Interfaces of the product become the deprecated ones of the statistics.
      await db.execute(`update api_interface set code = '${code}' || interface_id, status = 'deprecated', deprecated_at = now()
        where interface_id in (select interface_id from api_interface order by 1 limit 2)`);
      return {
        'customers, interfaces, days': `${CUSTOMERS}, ${INTERFACES}, ${DAYS}`,
        'requests in the log': requests,
        'generated in s': filledS,
        ...(await measureCalls(server, tokens)),
        'a day of the log dropped': await measureDrop(postgres.url),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await db.close();
    await postgres.stop();
  }
}

async function measureCalls({ origin }: ServerProcess, tokens: { staff: string; customer: string }): Promise<Figures> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const month = { from: day(30), to: day(0) };
  const interfaceCode = `${code}7`;
  const userId = FIRST_CUSTOMER + 42;
  const measured: [string, AnyCall, object, string?][] = [
    ['staff: a month by interface and customer', calls.apiUsageStatistics, month],
    ['staff: 93 days', calls.apiUsageStatistics, { from: day(92), to: day(0) }],
    ['customer: a month by day and interface', calls.userStatistics, month, tokens.customer],
    ['customer: 93 days', calls.userStatistics, { from: day(92), to: day(0) }, tokens.customer],
    ['log: newest', calls.apiLogList, {}],
    ['log: a rare code', calls.apiLogList, { code: '301226' }],
    ['log: a code that no request has', calls.apiLogList, { code: '301214' }],
    ['log: an interface', calls.apiLogList, { interfaceCode }],
    ['log: an interface and a code', calls.apiLogList, { interfaceCode, code: '301225' }],
    ['log: a customer', calls.apiLogList, { userId }],
    ['log: a customer and a code', calls.apiLogList, { userId, code: '301225' }],
    ['log: failed ones', calls.apiLogList, { isFailed: true }],
    [
      'log: an hour 20 days ago',
      calls.apiLogList,
      { from: `${day(20)}T08:00:00.000Z`, to: `${day(20)}T09:00:00.000Z` },
    ],
  ];
  const figures: Figures = {};
  for (const [name, call, body, token = tokens.staff] of measured)
    figures[name] = await timesOf(`${origin}${call.path}`, token, body);
  return figures;
}

/** The oldest day, as the server's clean-up drops it. */
async function measureDrop(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  const { rows } = await client.query<{ days: number }>(`select api_keep_log(${LOG_DAYS - 1}) as days`);
  const ms = Math.round(performance.now() - startedAt);
  await client.end();
  return `${rows[0]?.days} in ${ms} ms`;
}
