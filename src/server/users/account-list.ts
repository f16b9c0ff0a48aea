import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { usersCalls } from '../../contract/users/calls.ts';
import { USER_PHONE_POWER } from '../../contract/users/rules.ts';
import { type AccountRow, AccountType, ChildType } from '../../contract/users/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { agencyScope } from '../http/agency-scope.ts';
import { maskPhone } from '../http/operation-log.ts';
import type { Session } from '../http/request-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { IS_QUOTA_SHARED } from '../platform/db/quota-sharing.ts';
import { Refusal } from '../platform/errors.ts';
import { matchesNameOrPhone } from './user-filters.ts';
import { countListedUsers } from './user-repository.ts';

type LeftOf = (holderIds: readonly number[]) => Promise<Map<number, Record<VehicleType, number>>>;
type Condition = RawBuilder<unknown>;

interface Row extends Omit<AccountRow, 'left'> {
  contactPhone: string | null;
}

const IS_SUB = sql`a.acct_level <> 0`;
const IS_MAIN = sql`a.acct_level = 0`;
const HAS_PACKAGE = sql`a.expire_time > now()`;
const HAS_NONE = sql`(a.expire_time is null or a.expire_time <= now())`;

const ofType: Record<AccountType, Condition> = {
  mainWithPackage: sql`${IS_MAIN} and ${HAS_PACKAGE}`,
  mainWithoutPackage: sql`${IS_MAIN} and ${HAS_NONE}`,
  subWithPackage: sql`${IS_SUB} and ${HAS_PACKAGE}`,
  subWithoutPackage: sql`${IS_SUB} and ${HAS_NONE}`,
};
const ofChildType: Record<ChildType, Condition> = {
  shared: sql`${IS_SUB} and ${IS_QUOTA_SHARED}`,
  allocated: sql`${IS_SUB} and not ${IS_QUOTA_SHARED}`,
};

const ACCOUNT_TYPE = sql`case when ${IS_MAIN}
  then case when ${HAS_PACKAGE} then 'mainWithPackage' else 'mainWithoutPackage' end
  else case when ${HAS_PACKAGE} then 'subWithPackage' else 'subWithoutPackage' end end`;
const CHILD_TYPE = sql`case when ${IS_MAIN} then null when ${IS_QUOTA_SHARED} then 'shared' else 'allocated' end`;

/** Users by account type and child type, with their lookups. */
export function accountRoutes({ db, leftOf }: { db: Database; leftOf: LeftOf }) {
  const list = async (condition: Condition, page: ListBody, session: Session) => {
    const search = await matchesNameOrPhone(db.sql, page.search, session.powers.has(USER_PHONE_POWER));
    const where = sql`${condition} and ${search} and ${agencyScope(session)}`;
    const total = await countListedUsers(db.sql, where);
    if (total === 0) throw new Refusal('100100');
    return { rows: await listAccounts(db, { where, page, leftOf }), total };
  };
  return handlersOf<typeof usersCalls>()({
    accountTypes: (_body, { session }) => countTypes(db, session),
    usersByAccountType: ({ accountType, ...page }, { session }) =>
      list(accountType === undefined ? sql`true` : ofType[accountType], page, session),
    usersByChildType: ({ childType, parentId, ...page }, { session }) => {
      const isOfType = childType === undefined ? IS_SUB : ofChildType[childType];
      const isOfParent = parentId === undefined ? sql`true` : sql`a.parent_id = ${parentId}`;
      return list(sql`${isOfType} and ${isOfParent}`, page, session);
    },
  });
}

type ListBody = Pick<CheckedBodyOf<typeof usersCalls.usersByAccountType>, 'pageNum' | 'pageSize' | 'search'>;

interface AccountQuery {
  where: Condition;
  page: ListBody;
  leftOf: LeftOf;
}

/** Newest first. */
async function listAccounts(db: Database, { where, page, leftOf }: AccountQuery): Promise<AccountRow[]> {
  const { rows } = await sql<Row>`
    select a.user_id as "userId", a.username, a.user_realname as "userRealname", a.phone_num as "phoneNum",
      a.contact_phone as "contactPhone", a.company_name as "companyName", ${ACCOUNT_TYPE} as "accountType",
      ${CHILD_TYPE} as "childType", case when ${IS_SUB} then a.parent_id end as "parentId",
      parent.username as "parentName",
      (select count(*)::integer from account sub where sub.parent_id = a.user_id and sub.acct_level <> 0) as "subNum",
      case when a.is_disabled then 'disabled' else 'enabled' end as "userState", a.expire_time as "expireTime"
    from (
      select a.* from account a where ${where} order by a.user_id desc
      limit ${page.pageSize} offset ${(page.pageNum - 1) * page.pageSize}
    ) a left join account parent on parent.user_id = a.parent_id and ${IS_SUB}
    order by a.user_id desc`.execute(db.sql);
  const left = await leftOf(rows.map(holderOf));
  return rows.map(({ contactPhone, ...row }) => {
    const phone = row.phoneNum ?? contactPhone;
    const lookups = left.get(holderOf(row)) ?? { C: 0, B: 0 };
    return { ...row, phoneNum: phone === null ? null : maskPhone(phone), left: { C: lookups.C, B: lookups.B } };
  });
}

const holderOf = ({ userId, parentId, childType }: Pick<Row, 'userId' | 'parentId' | 'childType'>) =>
  childType === 'shared' ? (parentId ?? userId) : userId;

interface TypeCount {
  accountType: AccountType;
  childType: ChildType | null;
  count: number;
}

async function countTypes(db: Database, session: Session) {
  const { rows } = await sql<TypeCount>`
    select ${ACCOUNT_TYPE} as "accountType", ${CHILD_TYPE} as "childType", count(*)::integer as count
    from account a where ${agencyScope(session)} group by 1, 2`.execute(db.sql);
  const sum = (isCounted: (row: TypeCount) => boolean) =>
    rows.filter(isCounted).reduce((total, { count }) => total + count, 0);
  return {
    accountTypes: AccountType.options.map((accountType) => ({
      accountType,
      count: sum((row) => row.accountType === accountType),
    })),
    childTypes: ChildType.options.map((childType) => ({
      childType,
      count: sum((row) => row.childType === childType),
    })),
  };
}
