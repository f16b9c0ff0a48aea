import { sql } from 'kysely';
import { z } from 'zod';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { Id } from '../../../contract/fields.ts';
import type { remarkCalls } from '../../../contract/users/remark-calls.ts';
import { RemarkRow } from '../../../contract/users/remark-schemas.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import { applyPlan } from '../../http/record-imports/apply-plan.ts';
import type { PlannedRecord } from '../../http/record-imports/compare-records.ts';
import { describePlan } from '../../http/record-imports/describe-plan.ts';
import { type OpenRow, storePlan } from '../../http/record-imports/import-plans.ts';
import { readCsvRows } from '../../http/record-imports/read-csv-rows.ts';
import {
  type Column,
  columnsOf,
  type ReadRecord,
  type RowProblem,
  readCells,
  validateRecord,
} from '../../http/record-imports/read-records.ts';
import type { AuthedContext, Session, UploadedFile } from '../../http/request-context.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { isIntention, listIntentions } from '../prospects/choices.ts';
import { addRemark, getPlan, getRemarkedUser } from './repository.ts';

type PlanBody = CheckedBodyOf<typeof remarkCalls.remarkImportPlan>;
type Row = z.output<typeof RemarkRow>;

/** Names and texts per statement. */
const BATCH = 500;
const RESOURCE = 'remark';

interface Read {
  line: number;
  row: Row;
}

/** As a plan stores it. */
const NewRemark = z.object({
  userId: Id,
  remarks: z.string(),
  intention: Id.nullable(),
  nextStep: z.string(),
  dueOn: z.string().nullable(),
});
type NewRemark = z.output<typeof NewRemark>;

/** The import of remarks: each row adds one to the user whom it names. A remark that exists already is left out. */
export function remarkImport(db: Database) {
  return {
    async remarkImportPlan(
      { fileName, encoding: wanted, labels }: PlanBody,
      { session, language, file }: AuthedContext & { file: UploadedFile },
    ): Promise<ResultOf<typeof remarkCalls.remarkImportPlan>> {
      const { encoding, head, rows } = readCsvRows(file.bytes, wanted);
      const { columns, ignored } = columnsOf({ id: '', input: RemarkRow.shape }, head, labels);
      const fields = columns.map(({ field }) => field);
      if (!fields.includes('user') || !fields.includes('remarks')) throw new Refusal('300287');
      const problems: RowProblem[] = [];
      const valid: Read[] = [];
      for (const csvRow of rows) {
        const cells = readCells(csvRow, { columns, input: RemarkRow.shape, labels });
        const checked = cells.problems.length > 0 ? cells : validate(cells, columns);
        problems.push(...checked.problems);
        if (checked.problems.length === 0) valid.push({ line: csvRow.line, row: RemarkRow.parse(checked.values) });
      }
      const planned = await planRemarks(db.sql, session, { rows: valid, columns, problems });
      const planId = await db.sql
        .transaction()
        .execute((transaction) =>
          storePlan(transaction, { resource: RESOURCE, userId: session.userId }, { fileName, rows: planned.adds }),
        );
      return describePlan(
        { planId, encoding, total: rows.length, planned: planned.adds, same: planned.same, problems, ignored },
        language,
      );
    },
    remarkImportApply: ({ planId }: { planId: string }, context: AuthedContext) =>
      applyPlan(db, {
        planId,
        owner: { resource: RESOURCE, userId: context.session.userId },
        context,
        writes: { write: (change, row) => writeRemark(change, context.session, row) },
      }),
  };
}

const validate = ({ line, values }: Pick<ReadRecord, 'line' | 'values'>, columns: readonly Column[]) =>
  validateRecord({ line, id: undefined, values }, RemarkRow, columns);

/** Under the rules of a remark that is written by hand, at the moment of applying. */
async function writeRemark(change: Change, session: Session, { input }: OpenRow): Promise<void> {
  const remark = NewRemark.parse(input);
  const username = await getRemarkedUser(change.sql, session, remark.userId);
  if (remark.intention !== null && !(await isIntention(change.sql, remark.intention))) throw new Refusal('300223');
  // A file of remarks says nothing about a plan that it has no columns for.
  const hasPlan = remark.nextStep !== '' || remark.dueOn !== null;
  const plan = hasPlan ? {} : await getPlan(change.sql, remark.userId);
  await addRemark(change, session, { ...remark, ...plan, username });
}

interface Planning {
  rows: readonly Read[];
  columns: readonly Column[];
  /** Rows without a user or with an unknown intention are added. */
  problems: RowProblem[];
}

async function planRemarks(db: Sql, session: Session, { rows, columns, problems }: Planning) {
  const users = await findUsers(
    db,
    session,
    rows.map(({ row }) => row.user),
  );
  const intentions = await intentionsByName(db);
  const headOf = (field: keyof Row) => columns.find((column) => column.field === field)?.head ?? field;
  const wanted: { line: number; username: string; remark: NewRemark }[] = [];
  const lines = new Map<string, number>();
  for (const { line, row } of rows) {
    const report = (field: keyof Row, problem: { zh: string; en: string }) =>
      problems.push({ line, column: headOf(field), value: String(row[field] ?? '').slice(0, 100), ...problem });
    const user = users.get(row.user.toLowerCase());
    const intention = row.intention === null ? null : intentions.get(row.intention.toLowerCase());
    if (user === undefined) report('user', { zh: '没有这样的用户', en: 'is no such user' });
    if (intention === undefined) report('intention', { zh: '不在字典“意向”中', en: 'is no entry of the dictionary' });
    if (user === undefined || intention === undefined) continue;
    const { remarks, nextStep, dueOn } = row;
    const remark = { userId: user.userId, remarks, intention, nextStep, dueOn };
    const first = lines.get(textOf(remark));
    if (first === undefined) {
      lines.set(textOf(remark), line);
      wanted.push({ line, username: user.username, remark });
    } else report('remarks', { zh: `与第 ${first} 行重复`, en: `is the same remark as line ${first}` });
  }
  const existing = await findExisting(
    db,
    wanted.map(({ remark }) => remark),
  );
  const adds = wanted.filter(({ remark }) => !existing.has(textOf(remark))).map(toPlanned);
  return { adds, same: wanted.length - adds.length };
}

const textOf = ({ userId, remarks, dueOn }: Pick<NewRemark, 'userId' | 'remarks' | 'dueOn'>) =>
  JSON.stringify([userId, remarks, dueOn]);

function toPlanned({ line, username, remark }: { line: number; username: string; remark: NewRemark }): PlannedRecord {
  const { userId: _, ...shown } = remark;
  const changes = Object.entries(shown)
    .filter(([, after]) => after !== null && after !== '')
    .map(([field, after]) => ({ field, before: null, after }));
  return { line, action: 'add', name: username, changes, recordId: null, rowVersion: null, input: { ...remark } };
}

interface FoundUser {
  userId: number;
  username: string;
}

/** The users whom the session may see, by user name, whole phone number or id, in lower case. */
async function findUsers(db: Sql, session: Session, texts: readonly string[]): Promise<Map<string, FoundUser>> {
  const wanted = [...new Set(texts.map((text) => text.toLowerCase()))];
  const found = new Map<string, FoundUser>();
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    const ids = batch.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
    const { rows } = await sql<FoundUser & { phoneNum: string | null }>`
      select a.user_id as "userId", a.username, a.phone_num as "phoneNum" from account a
      where (lower(a.username) = any(${batch}::text[]) or a.phone_num = any(${batch}::text[])
        or a.user_id = any(${ids}::integer[])) and ${agencyScope(session)}`.execute(db);
    // A user name counts before a phone number, and that before an id.
    for (const { phoneNum: _, ...user } of rows) found.set(String(user.userId), user);
    for (const { phoneNum, ...user } of rows) if (phoneNum !== null) found.set(phoneNum, user);
    for (const { phoneNum: _, ...user } of rows) found.set(user.username.toLowerCase(), user);
  }
  return found;
}

async function intentionsByName(db: Sql): Promise<Map<string, number>> {
  const entries = [...(await listIntentions(db, 'en')), ...(await listIntentions(db, 'zh-CN'))];
  return new Map(entries.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Of these remarks, those that a user has already. */
async function findExisting(db: Sql, remarks: readonly NewRemark[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < remarks.length; start += BATCH) {
    const batch = JSON.stringify(
      remarks.slice(start, start + BATCH).map(({ userId, remarks: text }) => ({ user_id: userId, remarks: text })),
    );
    const { rows } = await sql<Pick<NewRemark, 'userId' | 'remarks' | 'dueOn'>>`
      select m.user_id as "userId", m.remarks, m.due_on as "dueOn" from remark m
      join jsonb_to_recordset(${batch}::text::jsonb) as v (user_id integer, remarks text)
        on v.user_id = m.user_id and v.remarks = m.remarks`.execute(db);
    for (const row of rows) found.add(textOf(row));
  }
  return found;
}
