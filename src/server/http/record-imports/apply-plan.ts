import { sql } from 'kysely';
import { type ResourceName, resources } from '../../../contract/all-calls.ts';
import type { Language } from '../../../contract/codes.ts';
import type { ImportProgress } from '../../../contract/record-import.ts';
import { type Actor, type AuditEntry, actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import { ApprovalNeeded, type ApprovalRequest, askForApproval } from '../../platform/audit/second-person.ts';
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
  service: ResourceService<CrudCalls>;
  context: AuthedContext;
}

/**
 * Applies the next rows of a plan in one transaction, through the service of the resource, and returns how far it is. A
 * row that is refused, such as one that was changed since the plan was made, does not stop the others.
 * @throws Refusal 300289 if the user has no such plan
 */
export async function applyPlan(db: Database, { planId, owner, service, context }: Applying): Promise<ImportProgress> {
  const actor: Actor = { ...actorOf(context, 'import'), batchId: planId };
  return runChange(db, actor, async (change) => {
    await lockPlan(change.sql, planId, owner);
    const rows = await listOpenRows(change.sql, planId, CHUNK);
    const outcomes: { line: number; refusal: string | null }[] = [];
    for (const row of rows)
      outcomes.push({
        line: row.line,
        refusal: await applyRow(change, row, { service, context, name: owner.resource }),
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
async function applyRow(
  change: Change,
  { action, recordId, rowVersion, input }: OpenRow,
  { service, context, name }: Pick<Applying, 'service' | 'context'> & { name: ResourceName },
): Promise<string | null> {
  const entries: AuditEntry[] = [];
  const own: Change = { ...change, record: (entry) => entries.push(entry) };
  const edit = { id: recordId, rowVersion, values: input };
  await sql`savepoint import_row`.execute(change.sql);
  try {
    if (action === 'add') await service.add(own, input, context);
    else await service.edit(own, edit, context);
  } catch (thrown) {
    await sql`rollback to savepoint import_row`.execute(change.sql);
    const call = resources[name][action];
    const error = await askIfNeeded(change, thrown, {
      operation: call.operation,
      body: action === 'add' ? input : edit,
    });
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
async function askIfNeeded(change: Change, error: unknown, write: Omit<ApprovalRequest, 'question'>): Promise<unknown> {
  if (!(error instanceof ApprovalNeeded)) return error;
  return askForApproval(change, { ...write, question: error.question }).catch((refusal: unknown) => refusal);
}
