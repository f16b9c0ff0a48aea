import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { USER_PHONE_POWER } from '../../contract/users/rules.ts';
import { StaffUser } from '../../contract/users/schemas.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { ListQuery } from '../platform/records/crud-repository.ts';
import { filterCondition } from '../platform/records/filter-condition.ts';
import { hasAgencyCode, isNameOrPhone, isOfMarket, isOfType, matchesNameOrPhone } from './user-filters.ts';
import { countUsers, listUsers, type VersionedUser, type Viewer } from './user-repository.ts';

type Condition = RawBuilder<unknown>;

/** A page of the users that the viewer sees. @throws Refusal 900400 for a field that the list cannot be sorted by */
export async function listUserPage(
  db: Sql,
  viewer: Viewer,
  { pageNum, pageSize, sort, filters }: ListQuery,
): Promise<{ rows: VersionedUser[]; total: number }> {
  const conditions = Object.entries(filters).flatMap(([field, filter]) =>
    filter === undefined ? [] : [conditionOf(field, filter, viewer)],
  );
  const where = sql.join([agencyScope(viewer), ...conditions], sql` and `);
  const orderBy = orderOf(sort);
  const [rows, total] = await Promise.all([
    listUsers(db, { where, orderBy, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countUsers(db, where),
  ]);
  return { rows, total };
}

/** Each has an index. A phone number is not among them: the order would reveal it. */
const sortColumns: Readonly<Record<string, Condition>> = {
  userId: sql`a.user_id`,
  createdAt: sql`a.user_id`,
  username: sql`lower(a.username)`,
  expireTime: sql`a.expire_time`,
  agencyCode: sql`a.agency_code`,
  companyType: sql`a.company_type`,
  intention: sql`a.intention`,
};

/** The newest first. Every order ends with the id in its direction, so that an index answers it in both. */
function orderOf([first]: ListQuery['sort']): Condition {
  if (first === undefined) return sql`a.user_id desc`;
  const column = sortColumns[first.field];
  if (column === undefined) {
    const problem = { path: 'data.sort', zh: '不能按该字段排序', en: 'cannot be sorted by this field' };
    throw new Refusal('900400', { problems: [problem] });
  }
  if (first.order === 'asc') return sql`${column}, a.user_id`;
  const last = first.field === 'expireTime' ? sql`desc nulls last` : sql`desc`;
  return sql`${column} ${last}, a.user_id desc`;
}

const filterColumns: Readonly<Record<string, Condition>> = {
  companyType: sql`a.company_type`,
  intention: sql`a.intention`,
  expireTime: sql`a.expire_time`,
};

const Is = z.strictObject({ is: z.string() });
const Not = z.strictObject({ not: z.unknown() });
const Empty = z.strictObject({ empty: z.boolean() });

/** The condition of a validated filter of the contract. */
function conditionOf(field: string, filter: unknown, viewer: Viewer): Condition {
  const column = filterColumns[field];
  if (column !== undefined) return filterCondition(column, StaffUser.shape[schemaField(field)], filter);
  const not = Not.safeParse(filter).data;
  if (not !== undefined) return sql`(${isValue(field, not.not, viewer)}) is not true`;
  const empty = filter === null ? true : Empty.safeParse(filter).data?.empty;
  if (empty !== undefined) return isEmpty(field, empty);
  const is = Is.safeParse(filter).data;
  if (is !== undefined) return isValue(field, is.is, viewer);
  return matchesValue(field, filter, viewer);
}

const schemaField = (field: string) => (field === 'companyType' || field === 'intention' ? field : 'expireTime');

/** Exactly the value. */
function isValue(field: string, value: unknown, viewer: Viewer): Condition {
  switch (field) {
    case 'nameOrPhone':
      return isNameOrPhone(String(value));
    case 'agencyCode':
      return sql`a.agency_code = ${String(value).toUpperCase()}`;
    case 'marketName':
      return isOfMarket(String(value), 'whole');
    default:
      return matchesValue(field, value, viewer);
  }
}

/** A part of a text, or a choice. */
function matchesValue(field: string, value: unknown, viewer: Viewer): Condition {
  switch (field) {
    case 'nameOrPhone':
      return matchesNameOrPhone(String(value), viewer.powers.has(USER_PHONE_POWER));
    case 'agencyCode':
      return hasAgencyCode(String(value));
    case 'marketName':
      return isOfMarket(String(value), 'part');
    case 'userType':
      return isOfType(Number(value));
    case 'userState':
      return value === 'disabled' ? sql`a.is_disabled` : sql`not a.is_disabled`;
    case 'roleValue':
      return sql`a.role_id in (select role_id from role where role_value = ${Number(value)})`;
    default:
      throw new Error(`users have no filter ${field}`);
  }
}

/** Every user has a name, a type, a state and a class. */
function isEmpty(field: string, empty: boolean): Condition {
  if (field !== 'agencyCode' && field !== 'marketName') return empty ? sql`false` : sql`true`;
  const hasNone =
    field === 'agencyCode' ? sql`coalesce(a.agency_code, '') = ''` : sql`(${isOfMarket('', 'part')}) is not true`;
  return empty ? hasNone : sql`not (${hasNone})`;
}
