import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { PlannedRecord } from './compare-records.ts';

/** Rows per statement. */
const BATCH = 1_000;

export interface PlanOwner {
  /** The name of a resource, or of another kind of record. */
  resource: string;
  userId: number;
}

/** A row that waits to be applied. */
export interface OpenRow {
  line: number;
  action: 'add' | 'edit';
  recordId: number | null;
  rowVersion: number | null;
  input: Record<string, unknown>;
}

/** Stores a plan for a day and returns its id. */
export async function storePlan(
  db: Sql,
  { resource, userId }: PlanOwner,
  { fileName, rows }: { fileName: string; rows: readonly PlannedRecord[] },
): Promise<string> {
  await db.deleteFrom('importPlan').where('createdAt', '<', sql<string>`now() - interval '1 day'`).execute();
  const planId = randomBytes(16).toString('base64url');
  await db.insertInto('importPlan').values({ planId, resource, userId, fileName }).execute();
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(({ line, action, recordId, rowVersion, input }) => ({
      ...{ planId, line, action, recordId, rowVersion },
      input: JSON.stringify(input),
    }));
    await db.insertInto('importRow').values(batch).execute();
  }
  return planId;
}

/** Locks a plan, so that its rows are applied once. @throws Refusal 300289 if the user has no such plan */
export async function lockPlan(db: Sql, planId: string, { resource, userId }: PlanOwner): Promise<void> {
  const plan = await db
    .selectFrom('importPlan')
    .select('planId')
    .where('planId', '=', planId)
    .where('resource', '=', resource)
    .where('userId', '=', userId)
    .where('createdAt', '>=', sql<string>`now() - interval '1 day'`)
    .forUpdate()
    .executeTakeFirst();
  if (plan === undefined) throw new Refusal('300289');
}

/** The next rows in the order of the file. */
export function listOpenRows(db: Sql, planId: string, limit: number): Promise<OpenRow[]> {
  return db
    .selectFrom('importRow')
    .select(['line', 'action', 'recordId', 'rowVersion', 'input'])
    .where('planId', '=', planId)
    .where('outcome', 'is', null)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Stores the outcome of rows; a refused one has its code and message. */
export async function storeOutcomes(
  db: Sql,
  planId: string,
  outcomes: readonly { line: number; refusal: string | null }[],
): Promise<void> {
  const values = outcomes.map(({ line, refusal }) => sql`(${line}::integer, ${refusal}::text)`);
  await sql`
    update import_row set outcome = case when v.refusal is null then 'applied' else 'refused' end, refusal = v.refusal
    from (values ${sql.join(values)}) as v (line, refusal)
    where import_row.plan_id = ${planId} and import_row.line = v.line`.execute(db);
}

/** Refused rows that are listed. */
const REFUSALS_MAX = 200;

/** How far a plan is applied. */
export async function readProgress(db: Sql, planId: string) {
  const { rows } = await sql<{ total: number; applied: number; refused: number }>`
    select count(*) as total, count(*) filter (where outcome = 'applied') as applied,
      count(*) filter (where outcome = 'refused') as refused
    from import_row where plan_id = ${planId}`.execute(db);
  const refusals = await db
    .selectFrom('importRow')
    .select(['line', 'refusal'])
    .where('planId', '=', planId)
    .where('outcome', '=', 'refused')
    .orderBy('line')
    .limit(REFUSALS_MAX)
    .execute();
  const { total = 0, applied = 0, refused = 0 } = rows[0] ?? {};
  return { total, applied, refused, refusals };
}
