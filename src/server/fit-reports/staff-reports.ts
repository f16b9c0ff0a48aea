import { type RawBuilder, sql } from 'kysely';
import type { resources } from '../../contract/all-calls.ts';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { StaffFitReport } from '../../contract/fit-reports/schemas.ts';
import { COUNTED_ROWS_MAX } from '../../contract/page-limits.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { ResourceService } from '../http/resources/resource-service.ts';
import type { Change } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Problem } from '../platform/problem-messages.ts';
import { editConflict } from '../platform/records/edit-conflict.ts';
import { filterCondition } from '../platform/records/filter-condition.ts';

type FitReportResource = typeof resources.fitReport;
type Versioned = StaffFitReport & { rowVersion: number };
type ListQuery = CheckedBodyOf<FitReportResource['list']>;
type Answer = CheckedBodyOf<FitReportResource['edit']>;
type Viewer = Pick<AuthedContext, 'session' | 'language'>;

const SUBJECT = 'fitReport';
const noDecision: Problem = { path: 'data.values.status', zh: '请选择处理结果', en: 'Choose a decision' };

/** Reports as a resource: agents and sellers see those of users of their own agency code. */
export function staffReportService(
  { sql: db }: Database,
  { onAnswer }: { onAnswer(): void },
): ResourceService<FitReportResource> {
  return {
    list: (query, context) => listReports(db, query, context),
    get: (id, context) => getReport(db, id, context),
    async edit(change, edit, context) {
      const after = await answerReport(change, edit, context);
      onAnswer();
      return after;
    },
    async add() {
      throw new Refusal('900403');
    },
    async remove() {
      throw new Refusal('900403');
    },
    async order() {
      throw new Refusal('900403');
    },
  };
}

const JOINED = sql`
  join account a on a.user_id = r.user_id
  left join account main on main.user_id = r.company_id
  left join account staff on staff.user_id = r.answered_by`;

/** The expression of each field of the item. */
function columnsIn(language: Language): Readonly<Record<string, RawBuilder<unknown>>> {
  const suffix = language === 'en' ? 'en' : 'zh';
  return {
    fitReportId: sql`r.fit_report_id`,
    createdAt: sql`r.created_at`,
    status: sql`r.status`,
    kind: sql`r.kind`,
    oe: sql`r.oe`,
    partName: sql.ref(`r.part_name_${suffix}`),
    vehicleName: sql.ref(`r.vehicle_name_${suffix}`),
    vin: sql`r.vin`,
    reportedBy: sql`a.username`,
    companyName: sql`coalesce(main.company_name, a.company_name)`,
    platform: sql`r.platform`,
    note: sql`r.note`,
    hasPhoto: sql`exists (select from fit_report_photo photo where photo.fit_report_id = r.fit_report_id)`,
    answer: sql`r.answer`,
    answeredBy: sql`staff.username`,
    answeredAt: sql`r.answered_at`,
    reply: sql`r.reply`,
    rowVersion: sql`r.row_version`,
  };
}

const selected = (language: Language) =>
  sql.join(Object.entries(columnsIn(language)).map(([field, column]) => sql`${column} as ${sql.ref(field)}`));

async function listReports(db: Sql, query: ListQuery, { session, language }: Viewer) {
  const { pageNum, pageSize, sort, filters } = query;
  const columns = columnsIn(language);
  const conditions = Object.entries(filters).flatMap(([field, filter]) => {
    const column = columns[field];
    const schema = Object.entries(StaffFitReport.shape).find(([name]) => name === field)?.[1];
    return filter === undefined || column === undefined || schema === undefined
      ? []
      : [filterCondition(column, schema, filter)];
  });
  const where = sql.join([agencyScope(session), ...conditions], sql` and `);
  const from = sql`from fit_report r ${JOINED} where ${where}`;
  const { rows } = await sql<Versioned>`
    select ${selected(language)} ${from} order by ${orderOf(sort)}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from (select ${from} limit ${COUNTED_ROWS_MAX + 1}) counted`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** Each has an index. */
const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  fitReportId: sql`r.fit_report_id`,
  createdAt: sql`r.fit_report_id`,
  status: sql`r.status`,
};

/** The newest first. */
function orderOf([first]: ListQuery['sort']): RawBuilder<unknown> {
  if (first === undefined) return sql`r.fit_report_id desc`;
  const column = sortColumns[first.field];
  if (column === undefined) {
    const problem = { path: 'data.sort', zh: '不能按该字段排序', en: 'cannot be sorted by this field' };
    throw new Refusal('900400', { problems: [problem] });
  }
  return first.order === 'asc' ? sql`${column}, r.fit_report_id` : sql`${column} desc, r.fit_report_id desc`;
}

/** @throws Refusal 900404 also for a report that the viewer does not see */
async function getReport(db: Sql, id: number, { session, language }: Viewer): Promise<Versioned> {
  const { rows } = await sql<Versioned>`
    select ${selected(language)} from fit_report r ${JOINED}
    where r.fit_report_id = ${id} and ${agencyScope(session)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}

/** @throws Refusal 900404, 900410 from another version, 300368 for a report that was withdrawn, 900400 without a decision */
async function answerReport(change: Change, { id, rowVersion, values }: Answer, viewer: Viewer): Promise<Versioned> {
  const locked = await change.sql
    .selectFrom('fitReport')
    .select(['rowVersion', 'withdrawnAt'])
    .where('fitReportId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const before = await getReport(change.sql, id, viewer);
  if (locked?.rowVersion !== rowVersion) throw await editConflict(change.sql, { subject: SUBJECT, id }, before);
  if (locked.withdrawnAt !== null) throw new Refusal('300368');
  const { status = before.status, answer = before.answer } = values;
  if (status === before.status && answer === before.answer) return before;
  if (status === 'open') throw new Refusal('900400', { problems: [noDecision] });
  await change.sql
    .updateTable('fitReport')
    .set({
      status,
      answer,
      answeredBy: viewer.session.userId,
      answeredAt: sql`now()`,
      seenAt: null,
      rowVersion: sql`row_version + 1`,
    })
    .where('fitReportId', '=', id)
    .execute();
  const after = await getReport(change.sql, id, viewer);
  change.record({
    action: 'edit',
    subject: SUBJECT,
    subjectId: id,
    subjectName: after.oe,
    before: { status: before.status, answer: before.answer },
    after: { status: after.status, answer: after.answer },
  });
  return after;
}

/** For the calls beside the resource. @throws Refusal 900404 also for a report that the viewer does not see */
export async function getStaffReport(db: Sql, fitReportId: number, { session }: Viewer) {
  const row = await db
    .selectFrom('fitReport as r')
    .innerJoin('account as a', 'a.userId', 'r.userId')
    .select(['r.vehicleId', 'r.vehicleClass', 'r.groupId', 'r.oeId', 'r.assemblyId', 'r.callout', 'r.vin'])
    .select(sql<'vin' | 'vehicle' | null>`case when r.correction_ended_at is null then r.scope end`.as('correction'))
    .select(sql<boolean>`r.withdrawn_at is not null`.as('isWithdrawn'))
    .where('r.fitReportId', '=', fitReportId)
    .where(agencyScope(session))
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('900404');
  return row;
}

/** @throws Refusal 900404 also without a photo */
export async function getStaffPhoto(db: Sql, fitReportId: number, viewer: Viewer): Promise<Buffer> {
  await getStaffReport(db, fitReportId, viewer);
  const photo = await db
    .selectFrom('fitReportPhoto')
    .select('image')
    .where('fitReportId', '=', fitReportId)
    .executeTakeFirst();
  if (photo === undefined) throw new Refusal('900404');
  return Buffer.from(photo.image);
}
