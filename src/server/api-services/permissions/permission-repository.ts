import { type RawBuilder, sql } from 'kysely';
import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import type { Grant, Permission } from '../../../contract/api-services/permissions/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { type AgencyViewer, agencyScope } from '../../http/agency-scope.ts';
import type { Sql } from '../../platform/db/database.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { pageWithTotal } from '../../platform/page-with-total.ts';

type Calls = typeof permissionCalls;

const PERMISSION = sql`p.permission_id as "permissionId", p.user_id as "userId", a.username, p.role_id as "roleId",
  r.role_name as "roleName", r.role_name_en as "roleNameEn", p.interface_code as "interfaceCode", p.is_allowed as "isAllowed",
  p.field_rules as "fieldRules", p.per_second as "perSecond", p.per_day as "perDay", p.row_version as "rowVersion"`;
const PERMISSIONS = sql`api_permission p left join account a using (user_id) left join role r on r.role_id = p.role_id`;

/** Agents and sellers get the rules of classes, and of customers of their own agency code. */
export async function listPermissions(
  db: Sql,
  viewer: AgencyViewer,
  { search, userId, roleId, interfaceCode, ...paging }: CheckedBodyOf<Calls['permissionList']>,
): Promise<ResultOf<Calls['permissionList']>> {
  const conditions = [
    sql`(p.role_id is not null or ${agencyScope(viewer)})`,
    anyContains([sql`a.username`, sql`a.company_name`, sql`r.role_name`, sql`r.role_name_en`], search),
    ...equals(sql`p.user_id`, userId),
    ...equals(sql`p.role_id`, roleId),
    ...equals(sql`p.interface_code`, interfaceCode),
  ];
  const { rows, total } = await pageWithTotal(paging, async (limit, offset) => {
    const found = await sql<Permission & { total: number }>`
      select ${PERMISSION}, count(*) over () as total from ${PERMISSIONS}
      where ${sql.join(conditions, sql` and `)}
      order by r.role_name nulls last, a.username, p.interface_code limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

export interface PermissionSubject {
  userId: number | null;
  roleId: number | null;
  interfaceCode: string;
}

/** The rules of a customer or class for an interface, locked. */
export async function lockPermission(db: Sql, subject: PermissionSubject): Promise<Permission | undefined> {
  const { userId, roleId, interfaceCode } = subject;
  return readPermission(
    db,
    sql`p.user_id is not distinct from ${userId}::integer and p.role_id is not distinct from ${roleId}::integer
      and p.interface_code = ${interfaceCode}`,
  );
}

/** @throws Refusal 900404 */
export async function getPermission(db: Sql, permissionId: number): Promise<Permission> {
  const found = await readPermission(db, sql`p.permission_id = ${permissionId}`);
  if (found === undefined) throw new Refusal('900404');
  return found;
}

async function readPermission(db: Sql, condition: RawBuilder<unknown>): Promise<Permission | undefined> {
  const { rows } = await sql<Permission>`
    select ${PERMISSION} from ${PERMISSIONS} where ${condition} for update of p`.execute(db);
  return rows[0];
}

const GRANT = sql`g.grant_id as "grantId", g.user_id as "userId", a.username, g.interface_code as "interfaceCode", g.units,
  g.used, g.starts_at as "startsAt", g.expires_at as "expiresAt", g.origin, g.reason, g.created_at as "createdAt",
  g.revoked_at as "revokedAt", g.row_version as "rowVersion"`;

/** The newest first. Agents and sellers get those of customers of their own agency code. */
export async function listGrants(
  db: Sql,
  viewer: AgencyViewer,
  { userId, interfaceCode, ...paging }: CheckedBodyOf<Calls['apiGrantList']>,
): Promise<ResultOf<Calls['apiGrantList']>> {
  const conditions = [
    agencyScope(viewer),
    ...equals(sql`g.user_id`, userId),
    ...equals(sql`g.interface_code`, interfaceCode),
  ];
  const { rows, total } = await pageWithTotal(paging, async (limit, offset) => {
    const found = await sql<Grant & { total: number }>`
      select ${GRANT}, count(*) over () as total from api_grant g join account a using (user_id)
      where ${sql.join(conditions, sql` and `)} order by g.grant_id desc limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

/** Locked. @throws Refusal 900404 */
export async function getGrant(db: Sql, grantId: number): Promise<Grant> {
  const { rows } = await sql<Grant>`
    select ${GRANT} from api_grant g join account a using (user_id) where g.grant_id = ${grantId} for update of g`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw new Refusal('900404');
  return found;
}

type Subjects = ResultOf<Calls['permissionSubjects']>;

/** Agents and sellers get customers of their own agency code. */
export async function listSubjects(
  db: Sql,
  viewer: AgencyViewer,
  { search, userId }: CheckedBodyOf<Calls['permissionSubjects']>,
): Promise<Subjects> {
  const columns = [sql`a.username`, sql`a.company_name`, sql`a.user_realname`];
  const listWhere = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<Subjects['customers'][number]>`
      select a.user_id as "userId", a.username, a.company_name as "companyName" from account a
      where (a.acct_level = 0 or a.parent_id is null) and ${agencyScope(viewer)} and ${condition}
      order by a.user_id desc limit 20`.execute(db);
    return rows;
  };
  const found = await listWhere(
    search === '' ? sql`true` : sql`a.name_grams @> sought_grams(${search}::text) and ${anyContains(columns, search)}`,
  );
  const isMissing = userId !== undefined && !found.some((customer) => customer.userId === userId);
  const named = isMissing ? await listWhere(sql`a.user_id = ${userId}`) : [];
  const roles = await db.selectFrom('role').select(['roleId', 'roleName', 'roleNameEn']).orderBy('roleId').execute();
  return { customers: [...named, ...found], roles };
}

/** @throws Refusal 301230 unless the user is a main account */
export async function requireMainAccount(db: Sql, userId: number): Promise<void> {
  const { rows } = await sql`
    select from account where user_id = ${userId} and (acct_level = 0 or parent_id is null)`.execute(db);
  if (rows.length === 0) throw new Refusal('301230');
}

function equals(column: RawBuilder<unknown>, value: number | string | undefined): RawBuilder<unknown>[] {
  return value === undefined ? [] : [sql`${column} = ${value}`];
}
