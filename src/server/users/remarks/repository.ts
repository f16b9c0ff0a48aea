import { type RawBuilder, sql } from 'kysely';
import { MANAGER } from '../../../contract/access/role-values.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { remarkCalls } from '../../../contract/users/remark-calls.ts';
import type { Remark } from '../../../contract/users/remark-schemas.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import type { Session } from '../../http/request-context.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { deleteIntoBin } from '../../platform/records/deleted-records.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';

type NewRemark = Pick<Remark, 'userId' | 'remarks' | 'intention' | 'nextStep' | 'dueOn'>;
type RemarkRow = Omit<Remark, 'canEdit'>;

const SELECT = sql`
  select m.remark_id as id, m.user_id as "userId", m.operator_id as "operatorId",
    coalesce(o.user_realname, o.username) as "operatorName", m.remarks, m.intention,
    m.next_step as "nextStep", m.due_on as "dueOn", m.created_at as "createdAt", m.updated_at as "updatedAt",
    m.row_version as "rowVersion"
  from remark m left join account o on o.user_id = m.operator_id`;

/** The user's name. @throws Refusal 900404 also for a user of another agency code */
export async function getRemarkedUser(db: Sql, session: Session, userId: number): Promise<string> {
  const { rows } = await sql<{ username: string }>`
    select a.username from account a where a.user_id = ${userId} and ${agencyScope(session)}`.execute(db);
  const [user] = rows;
  if (user === undefined) throw new Refusal('900404');
  return user.username;
}

export async function listRemarks(
  db: Sql,
  session: Session,
  { userId, pageNum, pageSize }: CheckedBodyOf<typeof remarkCalls.remarkList>,
): Promise<ResultOf<typeof remarkCalls.remarkList>> {
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from remark where user_id = ${userId}`.execute(db);
  const { rows } = await sql<RemarkRow>`
    ${SELECT} where m.user_id = ${userId} order by m.remark_id desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return { rows: rows.map((row) => withPermission(row, session)), total: counts[0]?.total ?? 0 };
}

/** The next step of a user and its due date, as the newest remark states them. */
export async function getPlan(db: Sql, userId: number): Promise<Pick<NewRemark, 'nextStep' | 'dueOn'>> {
  const { rows } = await sql<Pick<NewRemark, 'nextStep' | 'dueOn'>>`
    select next_step as "nextStep", due_on as "dueOn" from prospect where user_id = ${userId}`.execute(db);
  return rows[0] ?? { nextStep: '', dueOn: null };
}

export async function addRemark(change: Change, session: Session, remark: NewRemark & { username: string }) {
  const { userId, remarks, intention, nextStep, dueOn, username } = remark;
  const { remarkId } = await change.sql
    .insertInto('remark')
    .values({ userId, operatorId: session.userId, remarks, intention, nextStep, dueOn })
    .returning('remarkId')
    .executeTakeFirstOrThrow();
  const after = { userId, remarks, intention, nextStep, dueOn };
  change.record({ action: 'add', subject: 'remark', subjectId: remarkId, subjectName: username, after });
  return getRemark(change.sql, session, remarkId);
}

interface RemarkEdit {
  id: number;
  rowVersion: number;
  userId: number;
  username: string;
  /** Missing fields keep their values. */
  values: Partial<NewRemark>;
}

/** @throws Refusal 900404, 300222 for a remark of someone else, 900410 */
export async function editRemark(change: Change, session: Session, edit: RemarkEdit): Promise<Remark> {
  const { id, rowVersion, userId, username, values } = edit;
  const found = await lockRemark(change.sql, session, { id, userId });
  if (found === undefined) throw new Refusal('900404');
  if (!found.canEdit) throw new Refusal('300222');
  if (found.rowVersion !== rowVersion) throw await editConflict(change.sql, { subject: 'remark', id }, found);
  const after = { ...valuesOf(found), ...values };
  const { remarks, intention, nextStep, dueOn } = after;
  await change.sql
    .updateTable('remark')
    .set({ remarks, intention, nextStep, dueOn, rowVersion: rowVersion + 1, updatedAt: sql`now()` })
    .where('remarkId', '=', id)
    .execute();
  change.record({
    action: 'edit',
    subject: 'remark',
    subjectId: id,
    subjectName: username,
    before: valuesOf(found),
    after,
  });
  return getRemark(change.sql, session, id);
}

type RemarkKey = Omit<RemarkEdit, 'values'>;

/** @throws Refusal 300221 for a missing remark, or one of someone else; 900410 */
export async function deleteRemark(
  change: Change,
  session: Session,
  { id, rowVersion, userId, username }: RemarkKey,
): Promise<void> {
  const found = await lockRemark(change.sql, session, { id, userId });
  if (found?.canEdit !== true) throw new Refusal('300221');
  if (found.rowVersion !== rowVersion) throw await editConflict(change.sql, { subject: 'remark', id }, found);
  await deleteIntoBin(change, {
    subject: 'remark',
    table: 'remark',
    idColumn: 'remark_id',
    id,
    name: username,
    relations: [],
  });
  change.record({
    action: 'delete',
    subject: 'remark',
    subjectId: id,
    subjectName: username,
    before: valuesOf(found),
  });
}

const valuesOf = ({ userId, remarks, intention, nextStep, dueOn }: Remark) => ({
  userId,
  remarks,
  intention,
  nextStep,
  dueOn,
});

async function lockRemark(db: Sql, session: Session, { id, userId }: { id: number; userId: number }) {
  const [row] = await select(db, sql`where m.remark_id = ${id} and m.user_id = ${userId} for update of m`);
  return row === undefined ? undefined : withPermission(row, session);
}

async function getRemark(db: Sql, session: Session, id: number): Promise<Remark> {
  const [row] = await select(db, sql`where m.remark_id = ${id}`);
  if (row === undefined) throw new Refusal('900404');
  return withPermission(row, session);
}

async function select(db: Sql, rest: RawBuilder<unknown>): Promise<RemarkRow[]> {
  return (await sql<RemarkRow>`${SELECT} ${rest}`.execute(db)).rows;
}

/** Remarks are changed by their author; a manager may change all. */
function withPermission(row: RemarkRow, { userId, roleValue }: Session): Remark {
  return { ...row, canEdit: row.operatorId === userId || roleValue === MANAGER };
}
