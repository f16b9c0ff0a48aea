import { z } from 'zod';
import { Id } from '../fields.ts';
import { pageOf, paging } from '../page.ts';

/** The most records of one bulk change. */
export const BULK_ROWS_MAX = 5_000;

const PlanId = z.uuid();
export const BulkOutcome = z.enum(['change', 'unchanged', 'refused']);
export type BulkOutcome = z.infer<typeof BulkOutcome>;
/** A conflict: someone else has changed the record meanwhile. */
export const BulkResult = z.enum(['changed', 'conflict', 'refused']);
export type BulkResult = z.infer<typeof BulkResult>;

/** `left`: a conflict or refused. */
const BulkAnswer = z.enum([...BulkResult.options, 'left']);
export type BulkAnswer = z.infer<typeof BulkAnswer>;

const count = z.number().int().min(0);

/** How far a plan is. */
const Progress = z.strictObject({
  planId: PlanId,
  resource: z.string(),
  changes: z.record(z.string(), z.unknown()),
  /** Records that will change, are unchanged, or are refused. */
  planned: z.strictObject({ change: count, unchanged: count, refused: count }),
  /** What happened to the records that were to change. */
  applied: z.strictObject({ changed: count, conflict: count, refused: count, open: count }),
  undone: z.strictObject({ changed: count, conflict: count, refused: count, open: count }),
});
export type BulkProgress = z.infer<typeof Progress>;

export const bulkPlan = {
  body: z.strictObject({
    /** The resource's name. */
    resource: z.string().max(40),
    /** The records; or else the filters of the list: all that match are chosen. */
    ids: z.array(Id).min(1).max(BULK_ROWS_MAX).optional(),
    filters: z.record(z.string(), z.unknown()).optional(),
    /** The values that every record gets. */
    values: z.record(z.string(), z.unknown()),
  }),
  result: Progress,
};

export const bulkRows = {
  body: z.strictObject({
    ...paging,
    planId: PlanId,
    outcome: BulkOutcome.optional(),
    applied: BulkAnswer.optional(),
    undone: BulkAnswer.optional(),
  }),
  result: pageOf(
    z.strictObject({
      recordId: Id,
      name: z.string(),
      outcome: BulkOutcome,
      /** Why it is refused or was not restored, as text in the caller's language; empty otherwise. */
      reason: z.string(),
      applied: BulkResult.nullable(),
      undone: BulkResult.nullable(),
    }),
  ),
};

export const bulkProgress = { body: z.strictObject({ planId: PlanId }), result: Progress };
export const bulkApply = { body: z.strictObject({ planId: PlanId }), result: Progress };
export const bulkUndo = { body: z.strictObject({ planId: PlanId }), result: Progress };
