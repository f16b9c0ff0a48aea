import { z } from 'zod';
import { auditSources } from '../audit/sources.ts';
import { Id, NoResult } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { approvalKinds, approvalStates } from './rules.ts';

const Values = z.record(z.string(), z.unknown());

/** A change that waits, or waited, for a second person. */
export const Approval = z.strictObject({
  approvalId: Id,
  kind: z.enum(approvalKinds),
  /** failed: approved, but the change could not be made any more. */
  state: z.enum(approvalStates),
  subject: z.string(),
  /** Empty for a record that is to be added. */
  subjectId: z.string(),
  subjectName: z.string(),
  /** Only the fields that would change. */
  before: Values,
  after: Values,
  source: z.enum(auditSources),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string(),
  /** Why an approved change failed, in the language of the request. */
  failure: z.string(),
  isOwn: z.boolean(),
  /** The caller may approve or refuse it now. */
  canDecide: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

export const approvalList = {
  body: z.strictObject({ ...paging, state: z.enum(['open', 'closed']).default('open') }),
  /** Open ones the oldest first, closed ones the last decided first. */
  result: pageOf(Approval),
};

const Note = z.string().trim().max(300);

export const approvalApprove = { body: z.strictObject({ approvalId: Id, note: Note.default('') }), result: NoResult };
export const approvalRefuse = { body: z.strictObject({ approvalId: Id, note: Note.min(2) }), result: NoResult };
export const approvalWithdraw = { body: z.strictObject({ approvalId: Id }), result: NoResult };
