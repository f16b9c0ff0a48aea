import { sql } from 'kysely';
import type { PackageRequest } from '../../contract/company/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { IS_QUOTA_SHARED } from '../platform/db/quota-sharing.ts';
import { Refusal } from '../platform/errors.ts';

export interface NewRequest {
  userId: number;
  vehicleClass: VehicleType;
  kind: 'daily' | 'count';
  amount: number;
  note: string;
}

export interface Answer {
  state: 'allocated' | 'shared' | 'bought' | 'refused';
  givenAmount: number | null;
  word: string;
}

interface RequestPage {
  pageNum: number;
  pageSize: number;
  isOpen?: boolean | undefined;
}

interface News {
  openNum: number;
  newsNum: number;
  waitingNum: number;
  latest: PackageRequest | null;
}

/** Requests are visible to their sub account and its main account. */
export interface Requests {
  /** @throws Refusal 900403 unless the account is a sub account, 600704 if one of the class is open */
  add(request: NewRequest): Promise<PackageRequest>;
  /** The account's own requests and those of its sub accounts. */
  list(userId: number, page: RequestPage): Promise<{ rows: PackageRequest[]; total: number }>;
  get(userId: number, requestId: number): Promise<PackageRequest>;
  /** @throws Refusal 600705 */
  withdraw(userId: number, requestId: number): Promise<void>;
  /** Locked until the transaction ends. @throws Refusal 900404 for another company's, 600705 if no longer open */
  hold(within: Sql, mainId: number, requestId: number): Promise<{ userId: number; vehicleClass: VehicleType }>;
  answer(within: Sql, requestId: number, answer: Answer): Promise<void>;
  news(userId: number): Promise<News>;
  see(userId: number): Promise<void>;
}

export function createRequests({ sql: db }: Database): Requests {
  const get = async (userId: number, requestId: number) => {
    const { rows } = await sql<PackageRequest>`
      ${SELECT} where ${visibleTo(userId)} and r.request_id = ${requestId}`.execute(db);
    const [request] = rows;
    if (request === undefined) throw new Refusal('900404');
    return request;
  };
  return {
    get,
    add: async (request) => get(request.userId, await addRequest(db, request)),
    async list(userId, { pageNum, pageSize, isOpen }) {
      const condition = sql`${visibleTo(userId)} and ${isOpen === undefined ? sql`true` : sql`(r.state = 'open') = ${isOpen}`}`;
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::integer as total from package_request r join account a using (user_id)
        where ${condition}`.execute(db);
      const { rows } = await sql<PackageRequest>`
        ${SELECT} where ${condition} order by r.state = 'open' desc, r.request_id desc
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
      return { rows, total: counts[0]?.total ?? 0 };
    },
    async withdraw(userId, requestId) {
      const { numUpdatedRows } = await db
        .updateTable('packageRequest')
        .set({ state: 'withdrawn', answeredAt: sql<string>`now()`, seenAt: sql<string>`now()` })
        .where('requestId', '=', requestId)
        .where('userId', '=', userId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('600705');
    },
    hold: (within, mainId, requestId) => lockRequest(within, mainId, requestId),
    async answer(within, requestId, answer) {
      await within
        .updateTable('packageRequest')
        .set({ ...answer, answeredAt: sql<string>`now()` })
        .where('requestId', '=', requestId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
    },
    news: (userId) => readNews(db, userId),
    async see(userId) {
      await db
        .updateTable('packageRequest')
        .set({ seenAt: sql<string>`now()` })
        .where('userId', '=', userId)
        .where('state', '<>', 'open')
        .where('seenAt', 'is', null)
        .execute();
    },
  };
}

const visibleTo = (userId: number) => sql`(a.user_id = ${userId} or (a.parent_id = ${userId} and a.acct_level <> 0))`;

const SELECT = sql`
  select r.request_id as "requestId", r.user_id as "userId", a.username, a.user_realname as "userRealname",
    ${IS_QUOTA_SHARED} as "isShared", r.vehicle_class as "vehicleClass", r.kind, r.amount, r.note, r.state,
    r.given_amount as "givenAmount", r.word, r.created_at as "createdAt", r.answered_at as "answeredAt",
    r.state <> 'open' and r.seen_at is null as "isNews"
  from package_request r join account a using (user_id)`;

async function addRequest(db: Sql, { userId, vehicleClass, kind, amount, note }: NewRequest): Promise<number> {
  const { rows: askers } = await sql`
    select from account where user_id = ${userId} and acct_level <> 0 and parent_id is not null`.execute(db);
  if (askers.length === 0) throw new Refusal('900403');
  const added = await db
    .insertInto('packageRequest')
    .values({ userId, vehicleClass, kind, amount, note })
    .onConflict((conflict) => conflict.columns(['userId', 'vehicleClass']).where('state', '=', 'open').doNothing())
    .returning('requestId')
    .executeTakeFirst();
  if (added === undefined) throw new Refusal('600704');
  return added.requestId;
}

async function lockRequest(within: Sql, mainId: number, requestId: number) {
  const { rows } = await sql<{ userId: number; vehicleClass: VehicleType; state: string }>`
    select r.user_id as "userId", r.vehicle_class as "vehicleClass", r.state
    from package_request r join account a using (user_id)
    where r.request_id = ${requestId} and a.parent_id = ${mainId} and a.acct_level <> 0
    for no key update of r`.execute(within);
  const [request] = rows;
  if (request === undefined) throw new Refusal('900404');
  if (request.state !== 'open') throw new Refusal('600705');
  return request;
}

async function readNews(db: Sql, userId: number): Promise<News> {
  const { rows } = await sql<Omit<News, 'latest'>>`
    select count(*) filter (where r.user_id <> ${userId} and r.state = 'open')::integer as "openNum",
      count(*) filter (where r.user_id = ${userId} and r.state <> 'open' and r.seen_at is null)::integer as "newsNum",
      count(*) filter (where r.user_id = ${userId} and r.state = 'open')::integer as "waitingNum"
    from package_request r join account a using (user_id) where ${visibleTo(userId)}`.execute(db);
  const counts = rows[0] ?? { openNum: 0, newsNum: 0, waitingNum: 0 };
  if (counts.openNum + counts.newsNum === 0) return { ...counts, latest: null };
  const { rows: newest } = await sql<PackageRequest>`
    ${SELECT} where ${visibleTo(userId)} and ((r.user_id <> ${userId} and r.state = 'open')
      or (r.user_id = ${userId} and r.state <> 'open' and r.seen_at is null))
    order by coalesce(r.answered_at, r.created_at) desc limit 1`.execute(db);
  return { ...counts, latest: newest[0] ?? null };
}
