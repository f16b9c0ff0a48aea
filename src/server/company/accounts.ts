import { sql } from 'kysely';
import type { Company, SubAccount } from '../../contract/company/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { ALLOCATED, IS_QUOTA_SHARED, isQuotaShared, SHARED } from '../platform/db/quota-sharing.ts';
import { SHOP_TODAY, startOfShopDay } from '../platform/db/shop-days.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';

export interface SubQuery {
  pageNum: number;
  pageSize: number;
  search: string;
  state: 'all' | 'enabled' | 'disabled';
  sortBy: 'createdAt' | 'username' | 'usedToday' | 'used30Days';
  orderBy: 'asc' | 'desc';
}

export interface NewSub {
  username: string;
  passwordHash: string;
  userRealname: string;
  contactPhone: string | null;
  isShared: boolean;
}

type LeftOf = (holderIds: readonly number[]) => Promise<Map<number, Record<VehicleType, number>>>;

/** A sub account without its remaining lookups, which come from the quota domain. */
type SubRow = Omit<SubAccount, 'left'>;

/** The sub accounts of a main account: every statement has a condition on the main account. */
export interface CompanyAccounts {
  getCompany(userId: number): Promise<Company>;
  list(mainId: number, query: SubQuery): Promise<{ rows: SubAccount[]; total: number }>;
  get(mainId: number, userId: number): Promise<SubAccount>;
  /** @throws Refusal 300102 for a taken user name, 600701 if there are too many */
  add(mainId: number, sub: NewSub): Promise<number>;
  /** @throws Refusal 900404 for a sub account of another company */
  change(mainId: number, userId: number, values: SubChange): Promise<void>;
}

export interface SubChange {
  userRealname?: string;
  contactPhone?: string | null;
  isDisabled?: boolean;
  passwordHash?: string;
}

const SORTS = {
  createdAt: 'a.user_id',
  username: 'lower(a.username)',
  usedToday: '"usedToday"',
  used30Days: '"used30Days"',
} as const;

interface Needs {
  leftOf: LeftOf;
  settings: Settings;
}

export function createCompanyAccounts({ sql: db }: Database, { leftOf, settings }: Needs): CompanyAccounts {
  const subMax = () => settings.get('company.subAccountsMax');
  const withLeft = async (mainId: number, rows: SubRow[]): Promise<SubAccount[]> => {
    const left = await leftOf([mainId, ...rows.map(({ id }) => id)]);
    return rows.map((row) => ({ ...row, left: left.get(row.isShared ? mainId : row.id) ?? { C: 0, B: 0 } }));
  };
  return {
    getCompany: async (userId) => ({ ...(await readCompany(db, userId)), subMax: subMax() }),
    async list(mainId, { pageNum, pageSize, search, state, sortBy, orderBy }) {
      const condition = sql`${ofMain(mainId)} and ${ofState(state)} and ${anyContains(SEARCH_COLUMNS, search)}`;
      const order = sql.raw(`${SORTS[sortBy]} ${orderBy}, a.user_id`);
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::integer as total from account a where ${condition}`.execute(db);
      const { rows } = await sql<SubRow>`
        ${SELECT_SUBS} where ${condition} order by ${order}
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
      return { rows: await withLeft(mainId, rows), total: counts[0]?.total ?? 0 };
    },
    async get(mainId, userId) {
      const { rows } = await sql<SubRow>`${SELECT_SUBS} where ${ofMain(mainId)} and a.user_id = ${userId}`.execute(db);
      const [sub] = await withLeft(mainId, rows);
      if (sub === undefined) throw new Refusal('900404');
      return sub;
    },
    add: (mainId, sub) => addSub(db, { mainId, subMax: subMax() }, sub),
    async change(mainId, userId, values) {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set(values)
        .where('userId', '=', userId)
        .where('parentId', '=', mainId)
        .where('acctLevel', '<>', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('900404');
    },
  };
}

/** The account's id if it is a main account with a department. @throws Refusal 900403 */
export async function mainOf(db: Sql, userId: number): Promise<number> {
  const main = await db
    .selectFrom('account')
    .select('userId')
    .where('userId', '=', userId)
    .where('acctLevel', '=', 0)
    .where('deptId', 'is not', null)
    .executeTakeFirst();
  if (main === undefined) throw new Refusal('900403');
  return main.userId;
}

/**
 * Locks the rows of a main account and its sub account until the transaction ends, so that neither is charged meanwhile.
 * @throws Refusal 900404 if the sub account belongs to another main account
 */
export async function lockPair(within: Sql, mainId: number, userId: number): Promise<{ isShared: boolean }> {
  const { rows } = await sql<{ userId: number; dctType: number }>`
    select a.user_id as "userId", a.dct_type as "dctType" from account a
    where a.user_id = ${mainId} or (${ofMain(mainId)} and a.user_id = ${userId})
    order by a.user_id for no key update`.execute(within);
  const sub = rows.find((row) => row.userId === userId && userId !== mainId);
  if (sub === undefined) throw new Refusal('900404');
  return { isShared: isQuotaShared(sub.dctType) };
}

const ofMain = (mainId: number) => sql`a.parent_id = ${mainId} and a.acct_level <> 0`;
const ofState = (state: SubQuery['state']) =>
  state === 'all' ? sql`true` : sql`a.is_disabled = ${state === 'disabled'}`;

const SEARCH_COLUMNS = [sql`a.username`, sql`a.user_realname`, sql`a.contact_phone`];

const usedSince = (daysAgo: number) => sql`(
  select count(*)::integer from quota_ledger l where l.user_id = a.user_id and 
    l.charged_at >= ${startOfShopDay(sql`${SHOP_TODAY} - ${daysAgo}::integer`)}
)`;

const SELECT_SUBS = sql`
  select a.user_id as id, a.username, a.user_realname as "userRealname", a.contact_phone as "contactPhone",
    a.is_disabled as "isDisabled", ${IS_QUOTA_SHARED} as "isShared", a.created_at as "createdAt",
    (select max(l.charged_at) from quota_ledger l where l.user_id = a.user_id) as "lastUsedAt",
    ${usedSince(0)} as "usedToday", ${usedSince(29)} as "used30Days"
  from account a`;

async function readCompany(db: Sql, userId: number): Promise<Omit<Company, 'subMax'>> {
  const { rows } = await sql<Omit<Company, 'subMax'>>`
    select main.company_name as "companyName", main.username as "mainUsername", main.user_realname as "mainRealname",
      main.user_id = a.user_id as "isMain", main.user_id <> a.user_id and ${IS_QUOTA_SHARED} as "isShared",
      case when main.user_id = a.user_id
        then (select count(*)::integer from account s where s.parent_id = main.user_id and s.acct_level <> 0) else 0 end as "subNum"
    from account a join account main on main.user_id = case when a.acct_level = 0 then a.user_id else a.parent_id end
    where a.user_id = ${userId} and main.acct_level = 0 and main.dept_id is not null`.execute(db);
  const [company] = rows;
  if (company === undefined) throw new Refusal('900403');
  return company;
}

/** The lock on the main account's row keeps concurrent requests within the limit. */
function addSub(db: Sql, { mainId, subMax }: { mainId: number; subMax: number }, sub: NewSub): Promise<number> {
  return db.transaction().execute(async (within) => {
    await sql`select from account where user_id = ${mainId} for no key update`.execute(within);
    const { rows } = await sql<{ userId: number }>`
      insert into account (username, password_hash, user_realname, contact_phone, acct_level, parent_id, dct_type,
        role_id, company_name, agency_code, dept_id, platform, is_support_fast, retail_flag, retail_expire_time,
        province_code)
      select ${sub.username}, ${sub.passwordHash}, ${sub.userRealname}, ${sub.contactPhone}, 1, main.user_id,
        ${sub.isShared ? SHARED : ALLOCATED}::integer,
        (select min(role_id) from role where role_value = 1),
        main.company_name, main.agency_code, main.dept_id, main.platform, main.is_support_fast, main.retail_flag,
        main.retail_expire_time, main.province_code
      from account main
      where main.user_id = ${mainId} and ${subMax} > (
        select count(*) from account other where other.parent_id = main.user_id and other.acct_level <> 0
      )
      returning user_id as "userId"`.execute(within);
    const [added] = rows;
    if (added === undefined) throw new Refusal('600701');
    return added.userId;
  });
}
