import { z } from 'zod';
import { ProvinceCode } from '../provinces/schemas.ts';
import { BATCH_MAX, BATCH_TEXT_MAX } from './rules.ts';
import { MatchReason, OePart } from './search-schemas.ts';

/** Reason for a number without a result; `damaged`: changed by a spreadsheet, such as 1.23E+11. */
const FailReason = z.enum(['tooShort', 'tooLong', 'notNumber', 'damaged', 'duplicate', 'vin', 'ambiguous', 'unknown']);
export type FailReason = z.infer<typeof FailReason>;

/** A number as sent, and its key. */
const requestedNumber = { oe: z.string(), searchOe: z.string() };

const BatchSuccess = z.strictObject({ ...requestedNumber, parts: z.array(OePart) });
export type BatchSuccess = z.infer<typeof BatchSuccess>;

const BatchCandidate = z.strictObject({
  reason: MatchReason,
  /** For aftermarket: brand and number. */
  via: z.string(),
  part: OePart,
});
export type BatchCandidate = z.infer<typeof BatchCandidate>;

const BatchMatch = z.strictObject({ ...requestedNumber, candidates: z.array(BatchCandidate) });
export type BatchMatch = z.infer<typeof BatchMatch>;

export const BatchFail = z.strictObject({ ...requestedNumber, reason: FailReason });
export type BatchFail = z.infer<typeof BatchFail>;

/** Every number is in one of the three lists, in the order sent. */
export const BatchOe = z.strictObject({
  totalSize: z.number().int(),
  /** The number itself, for every make that uses it. */
  successList: z.array(BatchSuccess),
  /** Likely corrections. */
  matchList: z.array(BatchMatch),
  failList: z.array(BatchFail),
});
export type BatchOe = z.infer<typeof BatchOe>;

/** The result of 100200: nothing was found. */
export const BatchNotFound = BatchOe.pick({ totalSize: true, failList: true });

export const getPartListByBatchOe = {
  body: z.strictObject({
    oes: z.array(z.string().max(BATCH_TEXT_MAX)).min(1).max(BATCH_MAX),
    provinceCode: ProvinceCode,
  }),
  result: BatchOe,
};

/** A problem with the cells of a column. */
const SheetWarning = z.strictObject({
  kind: z.enum([
    /** The saved value of the formula is used. */
    'formula',
    /** A formula without a saved value counts as empty. */
    'formulaWithoutValue',
    /** #N/A and similar count as empty. */
    'error',
    /** Turned into a date by the spreadsheet program. */
    'date',
    /** 1.23E+11: digits are lost. */
    'scientific',
    /** A number of more than 15 digits: the program replaced the last ones by zeros. */
    'lostDigits',
    /** Leading zeros come from the cell's format. */
    'padded',
    'clipped',
  ]),
  /** Number of cells. */
  count: z.number().int(),
  /** The first rows concerned, by the program's row numbers. */
  rows: z.array(z.number().int()),
});
export type SheetWarning = z.infer<typeof SheetWarning>;

const SheetColumn = z.strictObject({
  /** A, B, … */
  letter: z.string(),
  /** One text for each row, including the head. */
  cells: z.array(z.string()),
  /** Share of the non-empty cells that look like OE numbers, 0 to 1. */
  oeShare: z.number(),
  warnings: z.array(SheetWarning),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

export const BatchSheet = z.strictObject({
  name: z.string(),
  /** The program's row numbers of the non-empty rows. */
  rowNumbers: z.array(z.number().int()),
  /** Number of rows above the numbers; the last of them has the column names. */
  headRows: z.number().int().min(0),
  columns: z.array(SheetColumn),
  /** Index of the column that most likely has OE numbers; null: none. */
  likelyColumn: z.number().int().nullable(),
  leftOutRows: z.number().int(),
  leftOutColumns: z.number().int(),
});
export type BatchSheet = z.infer<typeof BatchSheet>;

/** Encodings of text tables, by their TextDecoder labels. */
export const SheetEncoding = z.enum(['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be']);
export type SheetEncoding = z.infer<typeof SheetEncoding>;

export const uploadBatchOe = {
  body: z.strictObject({ encoding: SheetEncoding.optional() }),
  result: z.strictObject({
    sheets: z.array(BatchSheet),
    leftOutSheets: z.number().int(),
    encoding: SheetEncoding.nullable(),
  }),
};
