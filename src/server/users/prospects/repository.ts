import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { ProspectDue } from '../../../contract/users/prospect-rules.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import { maskPhone } from '../../http/operation-log.ts';
import type { Session } from '../../http/request-context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';
import { matchesNameOrPhone } from '../user-filters.ts';

type Filters = CheckedBodyOf<typeof prospectCalls.prospectCounts>;
type Condition = RawBuilder<unknown>;

const COLUMNS = sql`
  p.user_id as "userId", a.username, a.user_realname as "userRealname", a.company_name as "companyName",
  a.phone_num as "phoneNum", p.agency_code as "agencyCode", a.created_at as "createdAt", p.owner_id as "ownerId",
  coalesce(owner.user_realname, owner.username) as "ownerName", p.intention, p.next_step as "nextStep",
  p.due_on as "dueOn", coalesce(p.due_on < ${SHOP_TODAY}, false) as "isOverdue", p.remarked_at as "remarkedAt",
  p.row_version as "rowVersion"`;

const JOINED = sql`prospect p join account a using (user_id) left join account owner on owner.user_id = p.owner_id`;

const BY_DUE_DATE = sql`p.due_on, p.user_id desc`;
/** Stable while pages are read, unlike the due date. */
export const BY_ID = sql`p.user_id`;

export async function listProspects(
  db: Sql,
  session: Session,
  { pageNum, pageSize, intention, ...filters }: CheckedBodyOf<typeof prospectCalls.prospectList>,
  order: Condition = BY_DUE_DATE,
): Promise<ResultOf<typeof prospectCalls.prospectList>> {
  const where = sql.join(
    [...(await conditionsOf(db, session, filters)), ...equals(sql`p.intention`, intention)],
    sql` and `,
  );
  // Counted without the accounts, which are a million.
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from ${fromOf(filters)} where ${where}`.execute(db);
  const { rows } = await sql<Prospect>`
    select ${COLUMNS} from ${JOINED} where ${where}
    order by ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return { rows: rows.map(withMaskedPhone), total: counts[0]?.total ?? 0 };
}

export async function countProspects(
  db: Sql,
  session: Session,
  filters: Filters,
): Promise<ResultOf<typeof prospectCalls.prospectCounts>> {
  const { rows } = await sql<ResultOf<typeof prospectCalls.prospectCounts>[number]>`
    select p.intention, count(*)::integer as prospects,
      (count(*) filter (where p.due_on < ${SHOP_TODAY}))::integer as overdue
    from ${fromOf(filters)} where ${sql.join(await conditionsOf(db, session, filters), sql` and `)}
    group by p.intention`.execute(db);
  return rows;
}

/** Prospects by user id; those that the session may not see are missing. */
export async function findProspects(db: Sql, session: Session, userIds: readonly number[]): Promise<Prospect[]> {
  const { rows } = await sql<Prospect>`
    select ${COLUMNS} from ${JOINED}
    where p.user_id = any(${[...userIds]}::integer[]) and p.is_listed and ${agencyScope(session, sql`p.agency_code`)}
    order by p.user_id`.execute(db);
  return rows.map(withMaskedPhone);
}

/** @throws Refusal 900404 also for a user of another agency code */
export async function getProspect(db: Sql, session: Session, userId: number): Promise<Prospect> {
  const [found] = await findProspects(db, session, [userId]);
  if (found === undefined) throw new Refusal('900404');
  return found;
}

function fromOf({ search }: Filters): Condition {
  return search === '' ? sql`prospect p` : sql`prospect p join account a using (user_id)`;
}

async function conditionsOf(db: Sql, session: Session, { search, ownerId, due }: Filters): Promise<Condition[]> {
  return [
    sql`p.is_listed`,
    agencyScope(session, sql`p.agency_code`),
    ...(search === '' ? [] : [await matchesNameOrPhone(db, search, false)]),
    ...equals(sql`p.owner_id`, ownerId),
    ...(due === undefined ? [] : [dueConditions[due]]),
  ];
}

const dueConditions: Readonly<Record<ProspectDue, Condition>> = {
  overdue: sql`p.due_on < ${SHOP_TODAY}`,
  today: sql`p.due_on = ${SHOP_TODAY}`,
  week: sql`p.due_on < ${SHOP_TODAY} + 7`,
  planned: sql`p.due_on is not null`,
  none: sql`p.due_on is null`,
};

/** Matches any value for undefined, and rows without a value for null. */
function equals(column: Condition, value: number | null | undefined): Condition[] {
  if (value === undefined) return [];
  return [value === null ? sql`${column} is null` : sql`${column} = ${value}`];
}

function withMaskedPhone(prospect: Prospect): Prospect {
  const { phoneNum } = prospect;
  return { ...prospect, phoneNum: phoneNum === null ? null : maskPhone(phoneNum) };
}
