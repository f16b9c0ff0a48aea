import { z } from 'zod';
import { Id, NoResult } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { auditActions, auditSources } from './sources.ts';

const Values = z.record(z.string(), z.unknown());
const Subject = z.string().regex(/^[a-zA-Z-]{1,40}$/);

/** What was changed, by whom, from where. */
export const AuditEntry = z.strictObject({
  auditId: z.number().int().positive(),
  auditedAt: z.iso.datetime(),
  actorId: Id.nullable(),
  actorName: z.string(),
  source: z.enum(auditSources),
  action: z.enum(auditActions),
  subject: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  /** Only the fields that differ. */
  before: Values,
  after: Values,
  reason: z.string(),
  address: z.string(),
  batchId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = z
  .strictObject({
    subject: Subject,
    subjectId: z.string().trim().min(1).max(40),
    /** A part of the user name. */
    actorName: z.string().trim().min(1).max(60),
    actorId: Id,
    /** A user: entries of the user, and of the records that belong to the user. */
    about: Id,
    action: z.enum(auditActions),
    source: z.enum(auditSources),
    /** The name of a field that changed. */
    field: z.string().regex(/^\w{1,60}$/),
    batchId: z.string().min(1).max(64),
    /** Days in the shop's time zone, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .partial()
  .default({});

export const auditList = {
  body: z.strictObject({ ...paging, filters }),
  result: pageOf(AuditEntry),
};

export const auditExport = {
  body: z.strictObject({ filters }),
  result: z.strictObject({ rows: z.array(AuditEntry) }),
};

export const auditTimeline = {
  body: z.strictObject({
    ...paging,
    subject: Subject,
    subjectId: z.string().trim().min(1).max(40),
    /** For a user: also the records that belong to the user, of the pages that the caller may open. */
    withRelated: z.boolean().default(false),
  }),
  result: pageOf(AuditEntry),
};

export const DeletedRecord = z.strictObject({
  deletedId: z.number().int().positive(),
  subject: z.string(),
  recordId: Id,
  name: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

export const deletedList = {
  body: z.strictObject({
    ...paging,
    filters: z
      .strictObject({ subject: Subject, name: z.string().trim().min(1).max(60) })
      .partial()
      .default({}),
  }),
  result: pageOf(DeletedRecord),
};

export const deletedRestore = {
  body: z.strictObject({ subject: Subject, id: Id }),
  result: NoResult,
};
