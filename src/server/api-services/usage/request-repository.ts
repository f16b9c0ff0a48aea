import { type RawBuilder, sql } from 'kysely';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import { LOG_DAYS } from '../../../contract/api-services/usage/rules.ts';
import type { LoggedRequest, RequestDetail } from '../../../contract/api-services/usage/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { firstRequestIdOf } from '../gateway/request-id.ts';
import { type CustomerScope, everyCustomer } from '../visible-customers.ts';

type Calls = typeof usageCalls;
/** Those of the staff; customers have fewer. */
export type LogFilters = CheckedBodyOf<Calls['apiLogList']>;

const COLUMNS = sql`r.request_id as "requestId", r.requested_at as "requestedAt", r.user_id as "userId", a.username,
  r.key_id as "keyId", k.name as "keyName", r.interface_code as "interfaceCode", r.version, r.mode, r.transport, r.status,
  r.code, r.units, r.reason, r.duration_ms as "durationMs", r.address`;
const JOINED = sql`api_request r left join account a using (user_id) left join api_key k on k.key_id = r.key_id`;

/**
 * Ids are made before the request is logged, by the clocks of the nodes: a live tail goes back by this time, so that it
 * misses none.
 */
const TAIL_OVERLAP_MS = 15_000;

const REQUEST_OWNER = sql`r.user_id`;

/** Requests by a cursor, the newest first. Reads as many rows of the log as it gives, and those that the filters skip. */
export async function listRequests(
  db: Sql,
  { limit, ...filters }: LogFilters,
  scope: CustomerScope = everyCustomer,
): Promise<ResultOf<Calls['apiLogList']>> {
  const { rows } = await sql<LoggedRequest>`
    select ${COLUMNS} from ${JOINED} where ${sql.join([...conditionsOf(filters), scope(REQUEST_OWNER)], sql` and `)}
    order by r.request_id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.requestId ?? null) : null };
}

function conditionsOf(filters: Omit<LogFilters, 'limit'>): RawBuilder<unknown>[] {
  const { userId, interfaceCode, keyId, mode, isFailed, code, from, to, before, after } = filters;
  const { statusClass, reason, transport } = filters;
  return [
    sql`r.requested_at > now() - make_interval(days => ${LOG_DAYS})`,
    ...given(userId, (value) => sql`r.user_id = ${value}`),
    ...given(interfaceCode, (value) => sql`r.interface_code = ${value}`),
    ...given(
      keyId,
      (value) => sql`r.key_id = ${value} and r.user_id = (select user_id from api_key where key_id = ${value})`,
    ),
    ...given(mode, (value) => sql`r.mode = ${value}`),
    // The indexes for codes leave success out.
    ...given(isFailed, (value) => (value ? sql`r.status >= 400 and r.code <> '000000'` : sql`r.status < 400`)),
    ...given(statusClass, (value) => statusConditions[value]),
    ...given(reason, (value) => sql`r.reason = ${value}`),
    ...given(transport, (value) => sql`r.transport = ${value}`),
    ...given(code, (value) => sql`r.code = ${value}`),
    ...given(from, (value) => sql`r.request_id >= ${firstRequestIdOf(Date.parse(value))}::uuid`),
    ...given(to, (value) => sql`r.request_id < ${firstRequestIdOf(Date.parse(value))}::uuid`),
    ...given(before, (value) => sql`r.request_id < ${value}::uuid`),
    ...given(after, (value) => sql`r.request_id > ${firstRequestIdOf(timeOf(value) - TAIL_OVERLAP_MS)}::uuid`),
  ];
}

const statusConditions = {
  2: sql`r.status < 400`,
  4: sql`r.status >= 400 and r.status < 500 and r.code <> '000000'`,
  5: sql`r.status >= 500 and r.code <> '000000'`,
} as const;

function given<Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) {
  return value === undefined ? [] : [condition(value)];
}

/** The time in a UUID of version 7. */
function timeOf(requestId: string): number {
  return Number.parseInt(requestId.replaceAll('-', '').slice(0, 12), 16);
}

/** @throws Refusal 900404 for a request that is missing or out of scope */
export async function getRequest(db: Sql, requestId: string, scope: CustomerScope): Promise<RequestDetail> {
  const { rows } = await sql<RequestDetail>`
    select ${COLUMNS}, r.body, r.answer, r.is_body_cut as "isBodyCut", r.is_answer_cut as "isAnswerCut"
    from ${JOINED} where r.request_id = ${requestId}::uuid and ${scope(REQUEST_OWNER)}
      and r.requested_at > now() - make_interval(days => ${LOG_DAYS})`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refusal('900404');
  return found;
}
