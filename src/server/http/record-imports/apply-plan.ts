import { sql } from 'kysely';
import { type ResourceName, resources } from '../../../contract/all-calls.ts';
import type { Language } from '../../../contract/codes.ts';
import type { ImportProgress } from '../../../contract/record-imports/record-import.ts';
import { type Actor, type AuditEntry, actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import { ApprovalNeeded, type ApprovalRequest, requestApproval } from '../../platform/audit/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { errorResponse } from '../../platform/errors.ts';
import type { AuthedContext } from '../request-context.ts';
import type { ResourceService } from '../resources/resource-service.ts';
import type { CrudCalls } from '../resources/serve-crud.ts';
import { listOpenRows, lockPlan, type OpenRow, type PlanOwner, readProgress, storeOutcomes } from './import-plans.ts';

/** Rows of one transaction: well below the time limit of a request. */
const CHUNK = 200;

interface Applying {
  planId: string;
  owner: PlanOwner;
  writes: RowWrites;
  context: AuthedContext;
}

interface RowWrites {
  /** Writes a row within the change, under the rules of its kind. @throws Refusal, ApprovalNeeded */
  write(change: Change, row: OpenRow): Promise<unknown>;
  /** The call that writes such a row, for one that waits for a second person. */
  requestOf?(row: OpenRow): Omit<ApprovalRequest, 'question'>;
}

/** The writes of a resource's records. */
export function resourceWrites(
  name: ResourceName,
  service: ResourceService<CrudCalls>,
  context: AuthedContext,
): RowWrites {
  const editOf = ({ recordId, rowVersion, input }: OpenRow) => ({ id: recordId, rowVersion, values: input });
  return {
    write: (change, row) =>
      row.action === 'add' ? service.add(change, row.input, context) : service.edit(change, editOf(row), context),
    requestOf: (row) => ({
      operation: resources[name][row.action].operation,
      body: row.action === 'add' ? row.input : editOf(row),
    }),
  };
}

/**
 * Applies the next rows of a plan in one transaction, through the service of the resource, and returns how far it is. A
 * row that is refused, such as one that was changed since the plan was made, does not stop the others.
 * @throws Refusal 300289 if the user has no such plan
 */
export async function applyPlan(db: Database, { planId, owner, writes, context }: Applying): Promise<ImportProgress> {
  const actor: Actor = { ...actorOf(context, 'import'), batchId: planId };
  return runChange(db, actor, async (change) => {
    await lockPlan(change.sql, planId, owner);
    const rows = await listOpenRows(change.sql, planId, CHUNK);
    const outcomes: { line: number; refusal: string | null }[] = [];
    for (const row of rows)
      outcomes.push({
        line: row.line,
        refusal: await applyRow(change, row, writes),
      });
    if (outcomes.length > 0) await storeOutcomes(change.sql, planId, outcomes);
    const { refusals, ...progress } = await readProgress(change.sql, planId);
    const { language } = context;
    return {
      ...progress,
      refusals: refusals.map(({ line, refusal }) => ({ line, message: messageIn(refusal ?? '', language) })),
    };
  });
}

/** Applies a row on its own savepoint. Returns null, or why it was refused, in both languages. */
async function applyRow(change: Change, row: OpenRow, { write, requestOf }: RowWrites): Promise<string | null> {
  const entries: AuditEntry[] = [];
  const own: Change = { ...change, record: (entry) => entries.push(entry) };
  await sql`savepoint import_row`.execute(change.sql);
  try {
    await write(own, row);
  } catch (thrown) {
    await sql`rollback to savepoint import_row`.execute(change.sql);
    const error = await askIfNeeded(change, thrown, requestOf?.(row));
    const [zh, en] = (['zh-CN', 'en'] as const).map((language) => errorResponse(error, language));
    // An unavailable database or a fault of ours ends the chunk, which is tried again as a whole.
    if (zh === undefined || en === undefined || zh.status >= 500) throw error;
    return JSON.stringify({ zh: zh.body.message, en: en.body.message });
  }
  await sql`release savepoint import_row`.execute(change.sql);
  for (const entry of entries) change.record(entry);
  return null;
}

function messageIn(refusal: string, language: Language): string {
  const { zh = '', en = '' } = Object(JSON.parse(refusal || '{}'));
  return String(language === 'en' ? en : zh);
}

/** The refusal of a row: one that waits for a second person is stored, and says so. */
async function askIfNeeded(
  change: Change,
  error: unknown,
  write: Omit<ApprovalRequest, 'question'> | undefined,
): Promise<unknown> {
  if (!(error instanceof ApprovalNeeded) || write === undefined) return error;
  return requestApproval(change, { ...write, question: error.question }).catch((refusal: unknown) => refusal);
}
