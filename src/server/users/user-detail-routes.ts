import { sql } from 'kysely';
import type { OwnedPackage } from '../../contract/billing/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import type { Deduct, LedgerRow } from '../../contract/quota/schemas.ts';
import type { usersCalls } from '../../contract/users/calls.ts';
import type { AuthedContext } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { textInLanguage } from '../platform/db/text-in-language.ts';
import { Refusal } from '../platform/errors.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';
import { requireVisible } from './user-repository.ts';

interface Paging {
  pageNum: number;
  pageSize: number;
}

export interface UserDetailDependencies {
  db: Database;
  sessions: { listOf(userId: number): Promise<ResultOf<typeof usersCalls.listUserSessions>> };
  quota: {
    findHolder(userId: number): Promise<{ holderId: number } | undefined>;
    counters(userId: number): Promise<Deduct>;
    listLedger(userId: number, page: Paging, language: Language): Promise<{ rows: LedgerRow[]; total: number }>;
  };
  billing: { listOwned(holderId: number, language: Language): Promise<OwnedPackage[]> };
}

/** What the tabs of a user's page show. Each call checks that the session sees the user. */
export function userDetailRoutes({ db, sessions, quota, billing }: UserDetailDependencies) {
  const require = ({ session }: AuthedContext, userId: number) => requireVisible(db.sql, session, userId);
  return handlersOf<typeof usersCalls>()({
    async revealPhone({ id }, context) {
      await require(context, id);
      return runChange(db, actorOf(context), async (change) => {
        const { username, ...phones } = await getPhones(change.sql, id);
        // The number itself stays out of the audit.
        change.record({
          action: 'read',
          subject: 'user',
          subjectId: id,
          subjectName: username,
          after: { fields: ['phoneNum'] },
        });
        return phones;
      });
    },
    async listUserSessions({ id }, context) {
      await require(context, id);
      return sessions.listOf(id);
    },
    async getUserQuota({ id }, context) {
      await require(context, id);
      const holder = await quota.findHolder(id);
      if (holder === undefined) throw new Refusal('900404');
      const packages = await billing.listOwned(holder.holderId, context.language);
      return { deduct: await quota.counters(id), packages };
    },
    async listUserLedger({ id, ...page }, context) {
      await require(context, id);
      return quota.listLedger(id, page, context.language);
    },
    async listUserPurchases({ id, ...page }, context) {
      await require(context, id);
      return listPurchases(db.sql, { id, ...page }, context.language);
    },
    async listUserWorkOrders({ id, ...page }, context) {
      await require(context, id);
      return listWorkOrders(db.sql, { id, ...page });
    },
  });
}

async function getPhones(within: Sql, userId: number) {
  return within
    .selectFrom('account')
    .select(['username', 'phoneNum', 'contactPhone'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

type PurchasePage = ResultOf<typeof usersCalls.listUserPurchases>;

async function listPurchases(
  db: Sql,
  { id, ...page }: CheckedBodyOf<typeof usersCalls.listUserPurchases>,
  language: Language,
): Promise<PurchasePage> {
  const { rows, total } = await pageWithTotal(page, async (limit, offset) => {
    const found = await sql<PurchasePage['rows'][number] & { total: number }>`
      select p.order_code as "orderCode", p.state,
        ${textInLanguage(language, 'p.packageName')} as "packageName",
        p.vehicle_class as "vehicleClass", p.kind, p.amount, p.days, p.price_fen as "priceFen",
        p.paid_fen as "paidFen", p.created_at as "createdAt", p.expires_at as "expiresAt", p.paid_at as "paidAt",
        p.granted_at as "grantedAt", p.closed_at as "closedAt", p.refunded_at as "refundedAt",
        p.refunded_fen as "refundedFen",
        p.close_reason as "closeReason", p.refund_reason as "refundReason", count(*) over ()::integer as total
      from purchase p where p.user_id = ${id}
      order by p.created_at desc, p.order_code desc limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

type WorkOrderPage = ResultOf<typeof usersCalls.listUserWorkOrders>;

async function listWorkOrders(
  db: Sql,
  { id, ...page }: CheckedBodyOf<typeof usersCalls.listUserWorkOrders>,
): Promise<WorkOrderPage> {
  const { rows, total } = await pageWithTotal(page, async (limit, offset) => {
    const found = await sql<WorkOrderPage['rows'][number] & { total: number }>`
      select o.list_id as "listId", o.name, concat_ws(' ', o.brand_name, o.family_name, o.vehicle_name) as vehicle,
        items.count as "itemNum", items.sum as "totalFen", o.created_at as "createdAt", o.updated_at as "updateTime",
        o.total
      from (
        select w.*, count(*) over ()::integer as total from work_order w
        where w.user_id = ${id} and w.removed_at is null
        order by w.updated_at desc, w.list_id desc limit ${limit} offset ${offset}
      ) o cross join lateral (
        select count(*)::integer as count, coalesce(sum(round(i.quantity * i.market_price_fen)), 0)::float8 as sum
        from work_order_item i where i.list_id = o.list_id and i.removed_at is null
      ) items order by o.updated_at desc, o.list_id desc`.execute(db);
    return found.rows;
  });
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}
