import { z } from 'zod';
import { ProvinceCode } from '../provinces/schemas.ts';
import { BATCH_MAX, BATCH_TEXT_MAX } from './rules.ts';
import { OePart } from './search-schemas.ts';

/** Why a number that is not in the catalogue leads to one that is. */
const MatchReason = z.enum(['aftermarket', 'replaced', 'lookalike', 'beginning']);
export type MatchReason = z.infer<typeof MatchReason>;

/** Why nothing can be said of a number; `damaged` was spoiled by a spreadsheet, such as 1.23E+11. */
const FailReason = z.enum(['tooShort', 'tooLong', 'notNumber', 'damaged', 'duplicate', 'vin', 'ambiguous', 'unknown']);
export type FailReason = z.infer<typeof FailReason>;

/** A number as it was sent, with its key. */
const asked = { oe: z.string(), searchOe: z.string() };

const BatchSuccess = z.strictObject({ ...asked, parts: z.array(OePart) });
export type BatchSuccess = z.infer<typeof BatchSuccess>;

const BatchCandidate = z.strictObject({
  reason: MatchReason,
  /** For aftermarket: the brand and its number. */
  via: z.string(),
  part: OePart,
});
export type BatchCandidate = z.infer<typeof BatchCandidate>;

const BatchMatch = z.strictObject({ ...asked, candidates: z.array(BatchCandidate) });
export type BatchMatch = z.infer<typeof BatchMatch>;

export const BatchFail = z.strictObject({ ...asked, reason: FailReason });
export type BatchFail = z.infer<typeof BatchFail>;

/** Every number that was sent stands in one of the three lists, in the order in which it was sent. */
export const BatchOe = z.strictObject({
  totalSize: z.number().int(),
  /** The number itself, at every make that uses it. */
  successList: z.array(BatchSuccess),
  /** Not the number, but what it most likely means. */
  matchList: z.array(BatchMatch),
  failList: z.array(BatchFail),
});
export type BatchOe = z.infer<typeof BatchOe>;

/** What 100200 carries: nothing at all was found, and why. */
export const BatchNothing = BatchOe.pick({ totalSize: true, failList: true });

export const getPartListByBatchOe = {
  body: z.strictObject({
    oes: z.array(z.string().max(BATCH_TEXT_MAX)).min(1).max(BATCH_MAX),
    provinceCode: ProvinceCode,
  }),
  result: BatchOe,
};

/** What to know of a column before its numbers are taken. */
const SheetWarning = z.strictObject({
  kind: z.enum([
    /** The value that the formula had when the file was saved is used. */
    'formula',
    /** A formula without a saved value: the cell is taken for empty. */
    'formulaWithoutValue',
    /** #N/A and its like: the cell is taken for empty. */
    'error',
    /** The program has made a date of it. */
    'date',
    /** 1.23E+11: digits are lost. */
    'scientific',
    /** A number of more than 15 digits: the program has put zeros for the last of them. */
    'lostDigits',
    /** Zeros in front come from the cell's format. */
    'padded',
    'clipped',
  ]),
  /** How many cells. */
  count: z.number().int(),
  /** The first of them, by the numbers that the program shows beside its rows. */
  rows: z.array(z.number().int()),
});
export type SheetWarning = z.infer<typeof SheetWarning>;

const SheetColumn = z.strictObject({
  /** A, B, … as the program names it. */
  letter: z.string(),
  /** One text for each of the sheet's rows, its head among them. */
  cells: z.array(z.string()),
  /** The share of the cells with something in them that read like OE numbers, 0 to 1. */
  oeShare: z.number(),
  warnings: z.array(SheetWarning),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

export const BatchSheet = z.strictObject({
  name: z.string(),
  /** The rows with something in them, by the numbers that the program shows beside them. */
  rowNumbers: z.array(z.number().int()),
  /** How many of the first rows stand above the numbers; the last of them names the columns. */
  headRows: z.number().int().min(0),
  columns: z.array(SheetColumn),
  /** Index of the column that looks most like OE numbers; null where none does. */
  likelyColumn: z.number().int().nullable(),
  leftOutRows: z.number().int(),
  leftOutColumns: z.number().int(),
});
export type BatchSheet = z.infer<typeof BatchSheet>;

/** In what a table may be written that is text and no workbook; by the names that the browser and the server decode by. */
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
