import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { BULK_ROWS_MAX } from '../../contract/bulk/schemas.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { BulkTarget } from '../http/resources/bulk-target.ts';
import { type Actor, actorOf, type Change } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal, validate } from '../platform/errors.ts';
import { tryEdit, WAITS } from './try-edit.ts';

/** Records per transaction, so that others get their turn in between. */
export const CHUNK = 50;
const PAGE = 500;
/** Plans are for applying and undoing at once or soon. */
const PLAN_DAYS = 30;

interface Planning {
  target: BulkTarget;
  /** One of both. */
  ids: readonly number[] | undefined;
  filters: Record<string, unknown> | undefined;
  values: Record<string, unknown>;
  context: AuthedContext;
}

interface Chosen {
  id: number;
  name: string;
  rowVersion: number;
  /** The code of why it cannot be edited at all: deleted since it was chosen, or out of the editor's sight. */
  refusal?: string;
}

/**
 * Tries the edit on every chosen record, undoes it, and stores what would happen.
 * @throws Refusal 900400 for values that no record can have, 300901 for more than BULK_ROWS_MAX records, 100100 for none
 */
export async function makePlan(db: Database, planning: Planning): Promise<string> {
  const { target, values, context } = planning;
  const body = z.object({ data: z.object({ values: target.values }) });
  const changes: Record<string, unknown> = Object(validate(body, { data: { values } }).data.values);
  if (Object.keys(changes).length === 0) throw new Refusal('900400', { problems: [EMPTY] });
  const chosen = await choose(planning);
  if (chosen.length === 0) throw new Refusal('100100');
  const planId = randomUUID();
  await db.sql
    .deleteFrom('bulkPlan')
    .where(sql<boolean>`created_at < now() - make_interval(days => ${PLAN_DAYS})`)
    .execute();
  await db.sql
    .insertInto('bulkPlan')
    .values({ planId, resource: target.name, changes: JSON.stringify(changes), createdBy: context.session.userId })
    .execute();
  for (let start = 0; start < chosen.length; start += CHUNK) {
    const rows = chosen.slice(start, start + CHUNK);
    const outcomes = await tryChunk(db, { target, rows, changes, context });
    await db.sql
      .insertInto('bulkRow')
      .values(
        rows.map(({ id, name, rowVersion }, index) => ({
          planId,
          recordId: id,
          name,
          rowVersion,
          ...(outcomes[index] ?? { outcome: 'refused' as const, reason: '900500' }),
        })),
      )
      .execute();
  }
  return planId;
}

const ONE_SELECTION = { path: 'data.ids', zh: '请指定 ids 或 filters 之一', en: 'give either ids or filters' };
const EMPTY = { path: 'data.values', zh: '请至少修改一项', en: 'change at least one field' };

async function choose({ target, ids, filters, context }: Planning): Promise<Chosen[]> {
  if ((ids === undefined) === (filters === undefined)) throw new Refusal('900400', { problems: [ONE_SELECTION] });
  const chosenOf = (record: object): Chosen => {
    const row: Record<string, unknown> = { ...record };
    return {
      id: Number(row[target.id]),
      name: String(row[target.nameField] ?? ''),
      rowVersion: Number(row.rowVersion),
    };
  };
  if (ids !== undefined) {
    const chosen: Chosen[] = [];
    for (const id of new Set(ids)) {
      try {
        chosen.push(chosenOf(await target.get(id, context)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        chosen.push({ id, name: '', rowVersion: 0, refusal: error.code });
      }
    }
    return chosen;
  }
  const body = z.object({ data: z.object({ filters: target.filters }) });
  const checked = validate(body, { data: { filters } }).data.filters;
  const chosen: Chosen[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await target.list({ pageNum, pageSize: PAGE, filters: checked }, context);
    if (page.total > BULK_ROWS_MAX) throw new Refusal('300901', { result: { total: page.total, max: BULK_ROWS_MAX } });
    chosen.push(...page.rows.map(chosenOf));
    if (page.rows.length < PAGE) return chosen;
  }
}

interface Chunk {
  target: BulkTarget;
  rows: readonly Chosen[];
  changes: Record<string, unknown>;
  context: AuthedContext;
}

/** The outcome for each record; the transaction is rolled back. */
async function tryChunk(db: Database, { target, rows, changes, context }: Chunk) {
  const outcomes: { outcome: 'change' | 'unchanged' | 'refused'; reason: string | null }[] = [];
  const actor: Actor = actorOf(context, 'bulk');
  const done = new Error('the trial is over');
  await db.sql
    .transaction()
    .execute(async (transaction) => {
      const change: Change = { sql: transaction, actor, record: () => undefined };
      for (const { id, rowVersion, refusal } of rows) {
        if (refusal !== undefined) {
          outcomes.push({ outcome: 'refused', reason: refusal });
          continue;
        }
        const edit = { id, rowVersion, values: changes };
        const tried = await tryEdit(change, { target, edit, context, isTrial: true });
        // Applying the plan asks for the approval.
        if (tried.isRefused && tried.code === WAITS) outcomes.push({ outcome: 'change', reason: WAITS });
        else if (tried.isRefused) outcomes.push({ outcome: 'refused', reason: tried.code });
        else outcomes.push({ outcome: tried.record.rowVersion === rowVersion ? 'unchanged' : 'change', reason: null });
      }
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return outcomes;
}
