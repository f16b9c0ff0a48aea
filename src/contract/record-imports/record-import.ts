import { z } from 'zod';
import { text } from '../fields.ts';

/** Encodings of a CSV file; `auto` recognises it. */
export const importEncodings = ['auto', 'utf-8', 'gb18030', 'big5', 'utf-16le'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** Code points of a label in the file's head or of a choice. */
const Label = z.string().min(1).max(100);

/** How the file's texts are read: the field of each head, and the value of each label of a choice or switch. */
const Labels = z.strictObject({
  heads: z.record(Label, z.string().max(60)),
  choices: z.record(z.string().max(60), z.record(Label, z.union([z.string(), z.number(), z.boolean()]))),
});

/** A cell that cannot be imported; without a column it is about the whole row. */
const Problem = z.strictObject({
  /** The line in the file; its head is line 1. */
  line: z.number().int(),
  /** The head of the column. */
  column: z.string(),
  value: z.string(),
  /** In the caller's language. */
  message: z.string(),
});
export type ImportProblem = z.infer<typeof Problem>;

const Planned = z.strictObject({
  line: z.number().int(),
  action: z.enum(['add', 'edit']),
  name: z.string(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type PlannedRow = z.infer<typeof Planned>;

/** What applying the plan will do. Lists of rows are cut, the numbers are not. */
export const ImportPlan = z.strictObject({
  planId: z.string(),
  encoding: z.enum(importEncodings),
  /** Rows of the file without its head. */
  total: z.number().int(),
  adds: z.number().int(),
  edits: z.number().int(),
  /** Rows that equal their record. */
  same: z.number().int(),
  /** Rows with a problem, which are left out. */
  bad: z.number().int(),
  problems: z.array(Problem),
  /** Heads that are no field, whose columns are ignored. */
  ignoredColumns: z.array(z.string()),
  rows: z.array(Planned),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

export const importPlanSchemas = {
  body: z.strictObject({ fileName: text(200), encoding: z.enum(importEncodings).default('auto'), labels: Labels }),
  result: ImportPlan,
};

const Progress = z.strictObject({
  total: z.number().int(),
  /** Rows that were added or changed. */
  applied: z.number().int(),
  /** Rows that were refused when they were applied, such as changed meanwhile. */
  refused: z.number().int(),
  refusals: z.array(z.strictObject({ line: z.number().int(), message: z.string() })),
});
export type ImportProgress = z.infer<typeof Progress>;

/** Applies the next rows of the plan; repeated until `applied` and `refused` add up to `total`. */
export const importApplySchemas = {
  body: z.strictObject({ planId: z.string().regex(/^[\w-]{16,64}$/) }),
  result: Progress,
};
