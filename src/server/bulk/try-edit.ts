import { sql } from 'kysely';
import type { AuthedContext } from '../http/request-context.ts';
import type { BulkTarget } from '../http/resources/bulk-target.ts';
import type { AuditEntry, Change } from '../platform/audit/change.ts';
import { ApprovalNeeded, type Question } from '../platform/audit/second-person.ts';
import { Refusal } from '../platform/errors.ts';

export interface Edit {
  id: number;
  rowVersion: number;
  values: Record<string, unknown>;
}

export type Tried =
  | { isRefused: false; record: Record<string, unknown>; entries: readonly AuditEntry[] }
  | { isRefused: true; code: string; question?: Question };

interface Attempt {
  target: BulkTarget;
  edit: Edit;
  context: AuthedContext;
  /** Undo the edit afterwards, to know only what it would do. */
  isTrial: boolean;
}

/** The reason of a record whose change waits for a second person. */
export const WAITS = '301010';

/**
 * Edits one record by the rules of its resource, within a savepoint: a refusal leaves the other records of the change
 * untouched. The audit entries are returned, not recorded.
 */
export async function tryEdit(change: Change, { target, edit, context, isTrial }: Attempt): Promise<Tried> {
  const entries: AuditEntry[] = [];
  const within: Change = { ...change, record: (entry) => entries.push(entry) };
  await sql`savepoint one_record`.execute(change.sql);
  try {
    const record: Record<string, unknown> = { ...(await target.edit(within, edit, context)) };
    await sql.raw(isTrial ? 'rollback to savepoint one_record' : 'release savepoint one_record').execute(change.sql);
    return { isRefused: false, record, entries };
  } catch (error) {
    await sql`rollback to savepoint one_record`.execute(change.sql);
    const code = refusalCode(error);
    if (code === undefined) throw error;
    return { isRefused: true, code, ...(error instanceof ApprovalNeeded && { question: error.question }) };
  }
}

/** Violated constraints are refusals of that record, as they are for a single edit. */
function refusalCode(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.code;
  if (error instanceof ApprovalNeeded) return WAITS;
  const sqlState = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { '23505': '300102', '23503': '900404' }[sqlState];
}
