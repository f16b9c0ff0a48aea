import { type RawBuilder, sql } from 'kysely';
import { COUNTED_ROWS_MAX } from '../../contract/page-limits.ts';
import type { StaffUser } from '../../contract/users/schemas.ts';
import { agencyScope } from '../http/agency-scope.ts';
import { maskPhone } from '../http/operation-log.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { IS_QUOTA_SHARED } from '../platform/db/quota-sharing.ts';
import { Refusal } from '../platform/errors.ts';
import { MARKET } from './markets.ts';
import { USER_TYPE } from './user-filters.ts';

export type Viewer = Pick<Session, 'userId' | 'roleValue' | 'agencyCode' | 'powers'>;
export type VersionedUser = StaffUser & { rowVersion: number };

type Row = Omit<VersionedUser, 'nameOrPhone'> & { contactPhone: string | null };

const COLUMNS = sql`
  a.user_id as "userId", a.row_version as "rowVersion", a.username, a.phone_num as "phoneNum",
  a.contact_phone as "contactPhone", a.user_realname as "userRealname", a.company_name as "companyName",
  a.company_type as "companyType", a.job_flag as "jobFlag", a.how_know_epc as "howKnowEpc",
  a.business_desc as "businessDesc", a.has_communication as "hasCommunication", a.intention,
  ${USER_TYPE} as "userType", case when a.is_disabled then 'disabled' else 'enabled' end as "userState",
  a.expire_time as "expireTime", a.agency_code as "agencyCode", market.name as "marketName",
  r.role_name as "roleName", r.role_name_en as "roleNameEn", r.role_value as "roleValue", parent.username as "parentName",
  case when a.acct_level = 0 then null when ${IS_QUOTA_SHARED} then 'shared' else 'allocated' end as "childType",
  a.platform, a.created_at as "createdAt"`;

const JOINED = sql`
  join role r using (role_id)
  left join account parent on parent.user_id = a.parent_id
  left join ${MARKET} market on market.agency_code = a.agency_code`;

export interface UserPage {
  where: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

/** The page is chosen before anything is joined, so that only its rows are. */
export async function listUsers(db: Sql, { where, orderBy, limit, offset }: UserPage): Promise<VersionedUser[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from (
      select a.* from account a where ${where} order by ${orderBy} limit ${limit} offset ${offset}
    ) a ${JOINED} order by ${orderBy}`.execute(db);
  return rows.map(present);
}

export async function countUsers(db: Sql, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from account a where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** For the pages of a list: counting goes on to one more than `COUNTED_ROWS_MAX`, however many there are. */
export async function countListedUsers(db: Sql, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from account a where ${where} limit ${COUNTED_ROWS_MAX + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** @throws Refusal 900404 also for a user outside the viewer's agency */
export async function getUser(db: Sql, viewer: Viewer, userId: number): Promise<VersionedUser> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from account a ${JOINED} where a.user_id = ${userId} and ${agencyScope(viewer)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return present(row);
}

/** @throws Refusal 900404 for a user that the viewer does not see */
export async function requireVisible(db: Sql, viewer: Viewer, userId: number): Promise<void> {
  const { rows } = await sql`
    select from account a where a.user_id = ${userId} and ${agencyScope(viewer)}`.execute(db);
  if (rows.length === 0) throw new Refusal('900404');
}

/** The whole phone numbers never leave this function. */
function present({ contactPhone, ...row }: Row): VersionedUser {
  const phone = row.phoneNum ?? contactPhone;
  const phoneNum = phone === null ? null : maskPhone(phone);
  const nameOrPhone = [row.userRealname ?? row.username, phoneNum].filter((part) => part !== null).join(' ');
  return { ...row, phoneNum, nameOrPhone };
}
