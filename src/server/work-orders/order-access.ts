import { type RawBuilder, sql } from 'kysely';
import type { OrderPerson } from '../../contract/work-orders/schemas.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';

/** Who reads or edits orders: an account reaches the orders of all accounts of its company (ADR 46). */
export interface OrderUser {
  userId: number;
  /** The company's main account; the user's own id without a company. */
  companyId: number;
}

/** An order as a user reaches it. */
export interface OrderAccess extends OrderUser {
  listId: number;
}

/** The orders of one account of the company, or of all. */
export interface OrderScope extends OrderUser {
  owner: number | 'all';
}

export function orderUserOf({
  userId,
  parentId,
  acctLevel,
}: Pick<Session, 'userId' | 'parentId' | 'acctLevel'>): OrderUser {
  return { userId, companyId: acctLevel === 0 ? userId : (parentId ?? userId) };
}

/** The condition on a company's accounts, for the table `account` under the given name. */
const isMember = (companyId: number) =>
  sql`(account.user_id = ${companyId} or (account.parent_id = ${companyId} and account.acct_level <> 0))`;

/** The condition on work_order: the order belongs to an account of the user's company. */
export function isOfCompany({ companyId }: OrderUser): RawBuilder<boolean> {
  return sql<boolean>`work_order.user_id in (select account.user_id from account where ${isMember(companyId)})`;
}

export function isInScope({ owner, ...user }: OrderScope): RawBuilder<boolean> {
  if (owner === user.userId) return sql<boolean>`work_order.user_id = ${owner}`;
  if (owner === 'all') return isOfCompany(user);
  return sql<boolean>`(work_order.user_id = ${owner} and ${isOfCompany(user)})`;
}

/** The accounts of the user's company, the main account first. */
export async function listOrderPeople(db: Sql, { companyId }: OrderUser): Promise<OrderPerson[]> {
  const { rows } = await sql<OrderPerson>`
    select account.user_id as "userId", coalesce(nullif(account.user_realname, ''), account.username) as name,
      account.user_id = ${companyId}::integer as "isMain"
    from account where ${isMember(companyId)}
    order by "isMain" desc, lower(account.username) collate "C"`.execute(db);
  return rows;
}
