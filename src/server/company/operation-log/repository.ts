import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { companyCalls } from '../../../contract/company/calls.ts';
import { LOG_RETENTION_DAYS } from '../../../contract/company/rules.ts';
import { platformHeader } from '../../../contract/platform.ts';
import type { LoggedOperation, OperationLogger } from '../../http/operation-log.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';

/** Most entries per minute that an account's browser may report. */
const REPORTS_PER_MINUTE_MAX = 60;
/** Old entries deleted with each new one; more than 1, so that they cannot accumulate. */
const DELETED_AT_ONCE = 20;

type Query = Omit<CheckedBodyOf<typeof companyCalls.listOperationLog>, 'userId'> & { userId: number | undefined };

export interface OperationLog extends OperationLogger {
  /** Records an operation reported by a browser. @throws Refusal 900429 beyond 60 entries a minute */
  addReported(operation: LoggedOperation, context: Origin): Promise<void>;
  /** The visible entries: a main account sees its company's, a sub account its own. */
  list(reader: Reader, query: Query): Promise<ResultOf<typeof companyCalls.listOperationLog>>;
}

type Origin = Pick<RequestContext, 'address' | 'platform'>;

export interface Reader {
  userId: number;
  isMain: boolean;
}

export function createOperationLog({ sql: db }: Database): OperationLog {
  return {
    async add(operation, context) {
      await insert(db, { operation, context, isAllowed: sql<boolean>`true` });
      await deleteOld(db);
    },
    async addReported(operation, context) {
      const isAllowed = sql<boolean>`(select count(*) from operation_log l
        where l.user_id = account.user_id and l.logged_at > now() - interval '1 minute') < ${REPORTS_PER_MINUTE_MAX}`;
      if ((await insert(db, { operation, context, isAllowed })) === 0n)
        throw new Refusal('900429', { retryAfterS: 60 });
    },
    async list(reader, { pageNum, pageSize, ...filters }) {
      const seen = visibleTo(db, reader, filters);
      const rows = await seen
        .innerJoin('account', 'account.userId', 'operationLog.userId')
        .select([
          'logId',
          'operationLog.userId',
          'username',
          'userRealname',
          'action',
          'subject',
          'address',
          'loggedAt',
        ])
        .orderBy('loggedAt', 'desc')
        .orderBy('logId', 'desc')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const { total } = await seen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      return { rows, total, users: await usersOf(db, reader) };
    },
  };
}

/** Entries are kept for a year, longer than the law requires for network logs. */
async function deleteOld(db: Sql): Promise<void> {
  await sql`delete from operation_log where log_id in (select log_id from operation_log
    where logged_at < now() - make_interval(days => ${LOG_RETENTION_DAYS}) order by logged_at limit ${DELETED_AT_ONCE})`.execute(
    db,
  );
}

interface NewEntry {
  operation: LoggedOperation;
  context: Origin;
  isAllowed: RawBuilder<boolean>;
}

/** The same statement reads the company, because a sub account's entry is in its main account's log. */
async function insert(db: Sql, { operation, context, isAllowed }: NewEntry): Promise<bigint | undefined> {
  const { by, action, about = null, subject = '' } = operation;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operationLog')
    .columns(['companyId', 'userId', 'action', 'subject', 'address', 'platform'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select((select) => [
          sql<number>`coalesce(parent_id, user_id)`.as('companyId'),
          'userId',
          select.val(action).as('action'),
          sql<string>`left(concat_ws(' ',
            (select username from account a where a.user_id = ${about}::int), nullif(${subject}::text, '')), 200)`.as(
            'subject',
          ),
          select.val(context.address).as('address'),
          select.val(platformHeader[context.platform]).as('platform'),
        ])
        .where((is) => ('userId' in by ? is('userId', '=', by.userId) : is('phoneNum', '=', by.phoneNum)))
        .where(isAllowed),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows;
}

function visibleTo(db: Sql, { userId, isMain }: Reader, filters: Omit<Query, 'pageNum' | 'pageSize'>) {
  let seen = db.selectFrom('operationLog').where(isMain ? 'companyId' : 'operationLog.userId', '=', userId);
  if (filters.userId !== undefined) seen = seen.where('operationLog.userId', '=', filters.userId);
  if (filters.action !== undefined) seen = seen.where('action', '=', filters.action);
  if (filters.from !== undefined) seen = seen.where(sql<boolean>`logged_at >= ${startOfShopDay(filters.from)}`);
  if (filters.to !== undefined) seen = seen.where(sql<boolean>`logged_at < ${endOfShopDay(filters.to)}`);
  return seen;
}

function usersOf(db: Sql, { userId, isMain }: Reader) {
  return db
    .selectFrom('account')
    .select(['userId as id', 'username', 'userRealname'])
    .where((is) => is.or([is('userId', '=', userId), ...(isMain ? [is('parentId', '=', userId)] : [])]))
    .orderBy('acctLevel')
    .orderBy('userId')
    .execute();
}
