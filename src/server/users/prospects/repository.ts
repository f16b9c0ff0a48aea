import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { agencyScope, isScopedToAgency } from '../../http/agency-scope.ts';
import { maskPhone } from '../../http/operation-log.ts';
import type { Session } from '../../http/request-context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ListQuery } from '../../platform/records/crud-repository.ts';
import { conditionOf, needsAccount } from './filters.ts';
import { isDefaultOrder, orderOf } from './order.ts';

export type VersionedProspect = Prospect & { rowVersion: number };
type Condition = RawBuilder<unknown>;

const COLUMNS = sql`
  p.user_id as "userId", a.username, a.user_realname as "userRealname", a.company_name as "companyName",
  a.phone_num as "phoneNum", p.agency_code as "agencyCode", a.created_at as "createdAt", p.owner_id as "ownerId",
  coalesce(owner.user_realname, owner.username) as "ownerName", p.intention, p.next_step as "nextStep",
  p.due_on as "dueOn", p.remarked_at as "remarkedAt", p.row_version as "rowVersion"`;

const JOINED = sql`join account a using (user_id) left join account owner on owner.user_id = p.owner_id`;

/** @throws Refusal 900400 for a field that the list cannot be sorted by */
export async function listProspects(
  db: Sql,
  session: Session,
  { pageNum, pageSize, sort, filters }: ListQuery,
): Promise<{ rows: VersionedProspect[]; total: number }> {
  const where = await whereOf(db, session, filters);
  const order = orderOf(sort);
  const source = sourceOf(filters);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from ${source} where ${where}`.execute(db);
  const sorted = isScopedToAgency(session) && !isDefaultOrder(sort) ? sourceOf(filters, ofAgency(session)) : source;
  const offset = (pageNum - 1) * pageSize;
  // The page is chosen before the accounts are joined, which are a million.
  const { rows } = await sql<Row>`
    select ${COLUMNS} from (
      select p.* from ${sorted} where ${where} order by ${order} limit ${pageSize} offset ${offset}
    ) p ${JOINED} order by ${order}`.execute(db);
  return { rows: rows.map(present), total: counts[0]?.total ?? 0 };
}

export async function countProspects(
  db: Sql,
  session: Session,
  { filters }: CheckedBodyOf<typeof prospectCalls.prospectCounts>,
): Promise<ResultOf<typeof prospectCalls.prospectCounts>> {
  const { rows } = await sql<ResultOf<typeof prospectCalls.prospectCounts>[number]>`
    select p.intention, count(*)::integer as prospects,
      (count(*) filter (where p.due_on < ${SHOP_TODAY}))::integer as overdue
    from ${sourceOf(filters)} where ${await whereOf(db, session, filters)} group by p.intention`.execute(db);
  return rows;
}

/** Prospects by user id; those that the session may not see are missing. */
export async function findProspects(
  db: Sql,
  session: Session,
  userIds: readonly number[],
): Promise<VersionedProspect[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from prospect p ${JOINED}
    where p.user_id = any(${[...userIds]}::integer[]) and p.is_listed and ${agencyScope(session, sql`p.agency_code`)}
    order by p.user_id`.execute(db);
  return rows.map(present);
}

/** @throws Refusal 900404 also for a user of another agency code */
export async function getProspect(db: Sql, session: Session, userId: number): Promise<VersionedProspect> {
  const [found] = await findProspects(db, session, [userId]);
  if (found === undefined) throw new Refusal('900404');
  return found;
}

function sourceOf(filters: ListQuery['filters'], prospects = sql`prospect p`): Condition {
  return needsAccount(filters) ? sql`${prospects} join account a using (user_id)` : prospects;
}

/**
 * The prospects of the session's agency: `offset 0` keeps the planner from reading those of all agencies in the order of
 * a sort.
 */
const ofAgency = (session: Session): Condition =>
  sql`(select * from prospect p where p.is_listed and ${agencyScope(session, sql`p.agency_code`)} offset 0) p`;

async function whereOf(db: Sql, session: Session, filters: ListQuery['filters']): Promise<Condition> {
  const given = Object.entries(filters).filter(([, filter]) => filter !== undefined);
  const conditions = await Promise.all(given.map(([field, filter]) => conditionOf(db, field, filter)));
  return sql.join([sql`p.is_listed`, agencyScope(session, sql`p.agency_code`), ...conditions], sql` and `);
}

type Row = Omit<VersionedProspect, 'nameOrPhone'>;

/** The whole phone number never leaves this function. */
function present(row: Row): VersionedProspect {
  const phoneNum = row.phoneNum === null ? null : maskPhone(row.phoneNum);
  const nameOrPhone = [row.userRealname ?? row.username, phoneNum].filter((part) => part !== null).join(' ');
  return { ...row, phoneNum, nameOrPhone };
}
