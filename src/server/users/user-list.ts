import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { USER_PHONE_POWER } from '../../contract/users/rules.ts';
import { StaffUser } from '../../contract/users/schemas.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { ListQuery } from '../platform/records/crud-repository.ts';
import { filterCondition } from '../platform/records/filter-condition.ts';
import { codesLike, codesOfMarket, roleIdsOf } from './markets.ts';
import { hasAgencyCode, isNameOrPhone, isOfType, matchesNameOrPhone } from './user-filters.ts';
import { countListedUsers, listUsers, type VersionedUser, type Viewer } from './user-repository.ts';

type Condition = RawBuilder<unknown>;

/** A page of the users that the viewer sees. @throws Refusal 900400 for a field that the list cannot be sorted by */
export async function listUserPage(
  db: Sql,
  viewer: Viewer,
  { pageNum, pageSize, sort, filters }: ListQuery,
): Promise<{ rows: VersionedUser[]; total: number }> {
  const filtered = Object.entries(filters).filter(([, filter]) => filter !== undefined);
  const conditions = await Promise.all(filtered.map(([field, filter]) => conditionOf(field, filter, { db, viewer })));
  const where = sql.join([agencyScope(viewer), ...conditions], sql` and `);
  const orderBy = orderOf(sort);
  const [rows, total] = await Promise.all([
    listUsers(db, { where, orderBy, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countListedUsers(db, where),
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

interface FilterContext {
  db: Sql;
  viewer: Viewer;
}

/** The condition of a validated filter of the contract. */
async function conditionOf(field: string, filter: unknown, context: FilterContext): Promise<Condition> {
  const column = filterColumns[field];
  if (column !== undefined) return filterCondition(column, StaffUser.shape[schemaField(field)], filter);
  const not = Not.safeParse(filter).data;
  if (not !== undefined) return sql`(${await isValue(field, not.not, context)}) is not true`;
  const empty = filter === null ? true : Empty.safeParse(filter).data?.empty;
  if (empty !== undefined) return isEmpty(field, empty, context);
  const is = Is.safeParse(filter).data;
  if (is !== undefined) return isValue(field, is.is, context);
  return matchesValue(field, filter, context);
}

const schemaField = (field: string) => (field === 'companyType' || field === 'intention' ? field : 'expireTime');

/** Exactly the value. */
async function isValue(field: string, value: unknown, context: FilterContext): Promise<Condition> {
  switch (field) {
    case 'nameOrPhone':
      return isNameOrPhone(String(value));
    case 'agencyCode':
      return sql`a.agency_code = ${String(value).toUpperCase()}`;
    case 'marketName':
      return hasAgencyCode(await codesOfMarket(context.db, String(value), 'whole'));
    default:
      return matchesValue(field, value, context);
  }
}

/** A part of a text, or a choice. */
async function matchesValue(field: string, value: unknown, { db, viewer }: FilterContext): Promise<Condition> {
  switch (field) {
    case 'nameOrPhone':
      return matchesNameOrPhone(db, String(value), viewer.powers.has(USER_PHONE_POWER));
    case 'agencyCode':
      return hasAgencyCode(await codesLike(db, String(value)));
    case 'marketName':
      return hasAgencyCode(await codesOfMarket(db, String(value), 'part'));
    case 'userType':
      return isOfType(Number(value));
    case 'userState':
      return value === 'disabled' ? sql`a.is_disabled` : sql`not a.is_disabled`;
    case 'roleValue':
      return sql`a.role_id = any(${await roleIdsOf(db, [Number(value)])}::integer[])`;
    default:
      throw new Error(`users have no filter ${field}`);
  }
}

/** Every user has a name, a type, a state and a class. */
async function isEmpty(field: string, empty: boolean, { db }: FilterContext): Promise<Condition> {
  if (field === 'agencyCode') return empty ? sql`coalesce(a.agency_code, '') = ''` : sql`a.agency_code <> ''`;
  if (field !== 'marketName') return empty ? sql`false` : sql`true`;
  const isLookedAfter = hasAgencyCode(await codesOfMarket(db, '', 'part'));
  return empty ? sql`(${isLookedAfter}) is not true` : isLookedAfter;
}
