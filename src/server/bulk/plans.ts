import { sql } from 'kysely';
import type { BulkProgress, BulkResult } from '../../contract/bulk/schemas.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { BulkTarget } from '../http/resources/bulk-target.ts';
import { type Actor, type AuditEntry, actorOf, type Change, runChange } from '../platform/audit/change.ts';
import { requestApproval } from '../platform/audit/second-person.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { CHUNK } from './make-plan.ts';
import { type Edit, type Tried, tryEdit } from './try-edit.ts';

export interface Plan {
  planId: string;
  resource: string;
  changes: Record<string, unknown>;
  createdBy: number;
}

/** @throws Refusal 900404 */
export async function findPlan(db: Sql, planId: string): Promise<Plan> {
  const plan = await db
    .selectFrom('bulkPlan')
    .select(['planId', 'resource', 'changes', 'createdBy'])
    .where('planId', '=', planId)
    .executeTakeFirst();
  if (plan === undefined) throw new Refusal('900404');
  return plan;
}

export async function progressOf(db: Sql, { planId, resource, changes }: Plan): Promise<BulkProgress> {
  const countOf = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})`;
  const counted = await db
    .selectFrom('bulkRow')
    .where('planId', '=', planId)
    .select([
      countOf(`outcome = 'change'`).as('change'),
      countOf(`outcome = 'unchanged'`).as('unchanged'),
      countOf(`outcome = 'refused'`).as('refused'),
      countOf(`applied = 'changed'`).as('applied'),
      countOf(`applied = 'conflict'`).as('conflict'),
      countOf(`applied = 'refused'`).as('late'),
      countOf(`outcome = 'change' and applied is null`).as('open'),
      countOf(`undone = 'changed'`).as('undone'),
      countOf(`undone = 'conflict'`).as('undoneConflict'),
      countOf(`undone = 'refused'`).as('undoneRefused'),
      countOf(`applied = 'changed' and undone is null`).as('undoneOpen'),
    ])
    .executeTakeFirstOrThrow();
  const { change, unchanged, refused, applied, conflict, late, open } = counted;
  return {
    planId,
    resource,
    changes,
    planned: { change, unchanged, refused },
    applied: { changed: applied, conflict, refused: late, open },
    undone: {
      changed: counted.undone,
      conflict: counted.undoneConflict,
      refused: counted.undoneRefused,
      open: counted.undoneOpen,
    },
  };
}

interface Work {
  plan: Plan;
  target: BulkTarget;
  context: AuthedContext;
}

/** Applies the next chunk of a plan in one transaction. A record with another version than planned is a conflict. */
export function applyNext(db: Database, { plan, target, context }: Work): Promise<void> {
  const { planId, changes } = plan;
  return runChange(db, bulkActor(context, planId), async (change) => {
    const rows = await change.sql
      .selectFrom('bulkRow')
      .select(['recordId', 'rowVersion'])
      .where('planId', '=', planId)
      .where('outcome', '=', 'change')
      .where('applied', 'is', null)
      .orderBy('recordId')
      .limit(CHUNK)
      .forUpdate()
      .execute();
    for (const { recordId: id, rowVersion } of rows) {
      const edit = { id, rowVersion, values: changes };
      const tried = await tryEdit(change, { target, edit, context, isTrial: false });
      const applied = resultOf(tried);
      if (tried.isRefused) {
        await askFor(change, { target, edit, tried });
        await setRow(change, { planId, id }, { applied, reason: tried.code });
        continue;
      }
      const kept = restoredValues(target, { id, entries: tried.entries, fields: Object.keys(changes) });
      for (const entry of tried.entries) change.record(entry);
      await setRow(
        change,
        { planId, id },
        { applied, before: JSON.stringify(kept), appliedVersion: Number(tried.record.rowVersion) },
      );
    }
  });
}

interface Applied {
  id: number;
  entries: readonly AuditEntry[];
  /** The fields that the plan sets. */
  fields: readonly string[];
}

/** The previous values, which undoing the change restores. */
function restoredValues({ restoredFields }: BulkTarget, { id, entries, fields }: Applied): Record<string, unknown> {
  // Records that change with it, such as sub accounts, have their own entries with the same fields.
  const own = restoredFields === undefined ? entries : entries.filter(({ subjectId }) => subjectId === id);
  const before: Record<string, unknown> = Object.assign({}, ...own.map((entry) => entry.before));
  const kept = restoredFields?.filter((field) => field in before) ?? fields;
  return Object.fromEntries(kept.map((field) => [field, before[field]]));
}

/** Restores the previous values of the next chunk of records, except those that were edited since. */
export function undoNext(db: Database, { plan, target, context }: Work): Promise<void> {
  const { planId } = plan;
  return runChange(db, { ...bulkActor(context, planId), reason: 'undo' }, async (change) => {
    const rows = await change.sql
      .selectFrom('bulkRow')
      .select(['recordId', 'before', 'appliedVersion'])
      .where('planId', '=', planId)
      .where('applied', '=', 'changed')
      .where('undone', 'is', null)
      .orderBy('recordId')
      .limit(CHUNK)
      .forUpdate()
      .execute();
    for (const { recordId: id, before, appliedVersion } of rows) {
      const edit = { id, rowVersion: appliedVersion ?? 0, values: before ?? {} };
      const tried = await tryEdit(change, { target, edit, context, isTrial: false });
      if (!tried.isRefused) for (const entry of tried.entries) change.record({ ...entry, action: 'undo' });
      await askFor(change, { target, edit, tried });
      await setRow(change, { planId, id }, { undone: resultOf(tried), ...(tried.isRefused && { reason: tried.code }) });
    }
  });
}

/** Stores the edit of a record that waits for a second person, unless such an edit of it waits already. */
async function askFor(change: Change, { target, edit, tried }: { target: BulkTarget; edit: Edit; tried: Tried }) {
  const { editOperation: operation } = target;
  if (!tried.isRefused || tried.question === undefined || operation === undefined) return;
  await requestApproval(change, { operation, body: edit, question: tried.question }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

const bulkActor = (context: AuthedContext, planId: string): Actor => ({ ...actorOf(context, 'bulk'), batchId: planId });

function resultOf(tried: Awaited<ReturnType<typeof tryEdit>>): BulkResult {
  if (!tried.isRefused) return 'changed';
  return tried.code === '900410' ? 'conflict' : 'refused';
}

interface RowChanges {
  applied?: BulkResult;
  reason?: string;
  before?: string;
  appliedVersion?: number;
  undone?: BulkResult;
}

function setRow({ sql: db }: Change, { planId, id }: { planId: string; id: number }, values: RowChanges) {
  return db.updateTable('bulkRow').set(values).where('planId', '=', planId).where('recordId', '=', id).execute();
}
