import { type RawBuilder, sql } from 'kysely';
import type { AGENT, SELLER } from '../../../contract/access/role-values.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { staffCalls } from '../../../contract/users/staff-calls.ts';
import type { AgencyUser, StaffMember } from '../../../contract/users/staff-schemas.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import { maskPhone } from '../../http/operation-log.ts';
import type { Session } from '../../http/request-context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../../platform/db/shop-days.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { pageWithTotal } from '../../platform/page-with-total.ts';
import { roleIdsOf } from '../markets.ts';
import { hasAgencyCode, matchesNameOrPhone } from '../user-filters.ts';
import { IS_GENERAL } from './give-users.ts';

export type StaffRole = typeof AGENT | typeof SELLER;

interface Viewer {
  session: Session;
  role: StaffRole;
  /** Members whom the list leaves out. */
  excludedIds: readonly number[];
}

type StaffQuery = CheckedBodyOf<typeof staffCalls.sellerList>;

const SEARCHED = [sql`a.username`, sql`a.user_realname`, sql`a.company_name`, sql`a.agency_code`];

const SORTS = {
  username: 'lower(m.username)',
  users: '"users"',
  newUsers: '"newUsers"',
  purchases: '"purchases"',
  revenueFen: '"revenueFen"',
  refundsFen: '"refundsFen"',
} as const;

/** The figures are read from indexes by agency code: only those of the listed members. */
export async function listStaff(db: Sql, { session, role, excludedIds }: Viewer, query: StaffQuery) {
  const { search, from, to, sortBy, orderBy } = query;
  const roleIds = await roleIdsOf(db, [role]);
  const inPeriod = (column: RawBuilder<unknown>) => onDays(column, { from, to });
  return withoutTotals(
    pageWithTotal(query, async (limit, offset) => {
      const { rows } = await sql<StaffMember & { total: number }>`
        with member as materialized (
          select a.* from account a
          where a.role_id = any(${roleIds}::integer[]) and ${agencyScope(session)} and ${anyContains(SEARCHED, search)}
            and not a.user_id = any(${[...excludedIds]}::integer[])),
        code as (select distinct agency_code from member where agency_code <> ''),
        customer as (
          select a.agency_code, count(*)::integer as users,
            (count(*) filter (where ${inPeriod(sql`a.created_at`)}))::integer as new_users
          from account a where a.agency_code in (select agency_code from code) and a.acct_level = 0 and ${IS_GENERAL}
          group by a.agency_code),
        revenue as (
          select p.agency_code, count(*)::integer as purchases, sum(p.paid_fen)::float8 as revenue_fen
          from purchase p where p.agency_code in (select agency_code from code)
            and p.paid_at is not null and ${inPeriod(sql`p.paid_at`)}
          group by p.agency_code),
        refund as (
          select p.agency_code, sum(p.refunded_fen)::float8 as refunds_fen
          from purchase p where p.agency_code in (select agency_code from code)
            and p.refunded_at is not null and ${inPeriod(sql`p.refunded_at`)}
          group by p.agency_code)
        select m.user_id as "userId", m.username, m.user_realname as "userRealname", m.company_name as "companyName",
          m.agency_code as "agencyCode", m.is_disabled as "isDisabled", coalesce(c.users, 0) as users,
          coalesce(c.new_users, 0) as "newUsers", coalesce(v.purchases, 0) as purchases,
          coalesce(v.revenue_fen, 0) as "revenueFen", coalesce(r.refunds_fen, 0) as "refundsFen", count(*) over ()::integer as total
        from member m left join customer c using (agency_code) left join revenue v using (agency_code)
          left join refund r using (agency_code)
        order by ${sql.raw(`${SORTS[sortBy]} ${orderBy}`)}, m.user_id limit ${limit} offset ${offset}`.execute(db);
      return rows;
    }),
  );
}

export async function listAgencyUsers(
  db: Sql,
  { session, role }: Pick<Viewer, 'session' | 'role'>,
  { id, pageNum, pageSize, search }: CheckedBodyOf<typeof staffCalls.agentUsers>,
): Promise<ResultOf<typeof staffCalls.agentUsers>> {
  const codes =
    id === undefined
      ? await listCodesOf(db, role)
      : [(await getStaffMember(db, session, { id, roles: [role] })).agencyCode].filter((code) => code !== null);
  if (codes.length === 0) return { rows: [], total: 0 };
  const where = sql`${hasAgencyCode(codes)} and a.acct_level = 0 and ${IS_GENERAL} and ${agencyScope(session)}
    and ${await matchesNameOrPhone(db, search, false)}`;
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from account a where ${where}`.execute(db);
  const { rows } = await sql<AgencyUser>`
    select a.user_id as "userId", a.username, a.user_realname as "userRealname", a.company_name as "companyName",
      a.phone_num as "phoneNum", a.is_disabled as "isDisabled", a.created_at as "createdAt",
      a.agency_code as "agencyCode", (select count(*)::integer from account s where s.parent_id = a.user_id) as "subAccounts"
    from account a where ${where} order by a.created_at desc, a.user_id desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const masked = rows.map((row) => ({ ...row, phoneNum: row.phoneNum === null ? null : maskPhone(row.phoneNum) }));
  return { rows: masked, total: counts[0]?.total ?? 0 };
}

/** As values, by which the accounts are found even if no member or hardly any has one. */
async function listCodesOf(db: Sql, role: StaffRole): Promise<string[]> {
  const { rows } = await sql<{ agencyCode: string }>`
    select distinct s.agency_code as "agencyCode" from account s
    where s.role_id = any(${await roleIdsOf(db, [role])}::integer[]) and s.agency_code <> ''`.execute(db);
  return rows.map(({ agencyCode }) => agencyCode);
}

export interface StaffAccount {
  userId: number;
  username: string;
  name: string;
  roleValue: StaffRole;
  agencyCode: string | null;
  isDisabled: boolean;
}

/** Sellers and agents whom the session may see. */
export async function listStaffAccounts(
  db: Sql,
  session: Session,
  { id, roles }: { id?: number; roles: readonly StaffRole[] },
): Promise<StaffAccount[]> {
  const { rows } = await sql<StaffAccount>`
    select a.user_id as "userId", a.username, coalesce(a.user_realname, a.username) as name,
      r.role_value as "roleValue", a.agency_code as "agencyCode", a.is_disabled as "isDisabled"
    from account a join role r using (role_id)
    where r.role_value in (${sql.join([...roles])}) and ${agencyScope(session)}
      ${id === undefined ? sql`` : sql`and a.user_id = ${id}`}
    order by r.role_value desc, name, a.user_id`.execute(db);
  return rows;
}

/** @throws Refusal 900404 also for one of another agency code */
export async function getStaffMember(
  db: Sql,
  session: Session,
  member: { id: number; roles: readonly StaffRole[] },
): Promise<StaffAccount> {
  const [found] = await listStaffAccounts(db, session, member);
  if (found === undefined) throw new Refusal('900404');
  return found;
}

/** Whole days in Asia/Shanghai, inclusive. */
function onDays(column: RawBuilder<unknown>, { from, to }: Pick<StaffQuery, 'from' | 'to'>): RawBuilder<unknown> {
  return sql.join(
    [
      ...(from === undefined ? [] : [sql`${column} >= ${startOfShopDay(from)}`]),
      ...(to === undefined ? [] : [sql`${column} < ${endOfShopDay(to)}`]),
      sql`true`,
    ],
    sql` and `,
  );
}

async function withoutTotals<Row extends { total: number }>(page: Promise<{ rows: Row[]; total: number }>) {
  const { rows, total } = await page;
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}
