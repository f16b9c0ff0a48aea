import type { Fit, FitGrade } from '../../../contract/parts/fit-schemas.ts';
import type { JudgedCondition, Verdict } from './judge-conditions.ts';
import type { FitConditions } from './row-conditions.ts';

/** A row of a parts book as far as its grade depends on it. */
export interface JudgedRow extends FitConditions {
  fitId: number;
  vehAssyId: number;
  orderNo: string;
  oeId: number;
  /** Search key of the number. */
  searchOe: string;
  printedOe: string;
  /** An OeStyle. */
  oeStyle: string;
  partCount: number;
  partRemark: string;
  /** '' unless the number is for one side. */
  side: string;
  sourceId: number;
  catalogueVersion: number | null;
}

/** A use of a number: its row, judged for each car. */
export interface JudgedUse {
  row: JudgedRow;
  /** In the order of the subject's cars. */
  conditions: readonly (readonly JudgedCondition[])[];
}

/** A number at a callout, with all rows that list it there. */
export interface JudgedNumber {
  /** The first row. */
  row: JudgedRow;
  uses: readonly JudgedUse[];
  /** For each car, the best of its uses. */
  verdicts: readonly Verdict[];
  grade: FitGrade;
}

/** The key of the answer which of the numbers at a callout the car has. */
export function variantKey({ vehAssyId, orderNo, side }: JudgedRow): string {
  return `variant:${vehAssyId}:${orderNo}${side === '' ? '' : `/${side}`}`;
}

/** The key under which rows of one number at a callout are one line. */
export function lineKey({
  vehAssyId,
  orderNo,
  oeId,
  partCount,
  partRemark,
}: Pick<JudgedRow, 'vehAssyId' | 'orderNo' | 'oeId' | 'partCount' | 'partRemark'>): string {
  return `${vehAssyId}/${orderNo}/${oeId}/${partCount}/${partRemark}`;
}

/** The fit of lines, by `lineKey`. */
export type Fits = ReadonlyMap<string, Fit>;
