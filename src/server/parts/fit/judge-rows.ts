import type { FitCounts } from '../../../contract/fit-reports/schemas.ts';
import type { Fit, FitGrade, FitRule } from '../../../contract/parts/fit-schemas.ts';
import type { FitSubject } from './fit-subject.ts';
import { isBetter, judgeConditions, type Verdict, worstOf } from './judge-conditions.ts';
import { type JudgedNumber, type JudgedRow, lineKey, variantKey } from './judged-number.ts';
import { questionOf } from './question-of.ts';
import { bookRule, conditionRules, correctionRule, reportsRule, variantRule } from './rules.ts';

/**
 * Judges whole callouts: all rows of each must be given, because a number fits only if no other one can. Returns the fit of
 * each line by its key. The rows that list one number at a callout are one line: it fits a car if one of them does.
 */
export function judgeRows(rows: readonly JudgedRow[], subject: FitSubject): ReadonlyMap<string, Fit> {
  const fits = new Map<string, Fit>();
  for (const callout of groupedBy(rows, ({ vehAssyId, orderNo }) => `${vehAssyId}/${orderNo}`).values()) {
    const lines = [...groupedBy(callout, lineKey)].map(([key, uses]) => ({ key, number: judgeNumber(uses, subject) }));
    const numbers = lines.map(({ number }) => number);
    for (const { key, number } of lines) fits.set(key, fitOf(number, numbers, subject));
  }
  return fits;
}

function judgeNumber(rows: readonly JudgedRow[], { cars, answers }: FitSubject): JudgedNumber {
  const [row] = rows;
  if (row === undefined) throw new Error('a line without rows');
  const uses = rows.map((use) => ({ row: use, conditions: cars.map((car) => judgeConditions(use, car, answers)) }));
  const verdicts = cars.map((_car, index) =>
    uses
      .map(({ conditions }) => worstOf(conditions[index] ?? []))
      .reduce((best, verdict) => (isBetter(verdict, best) ? verdict : best)),
  );
  return { row, uses, verdicts, grade: gradeOf(verdicts) };
}

function gradeOf(verdicts: readonly Verdict[]): FitGrade {
  if (verdicts.every((verdict) => verdict === 'meets')) return 'fits';
  return verdicts.every((verdict) => verdict === 'contradicts') ? 'misfit' : 'check';
}

/** The fit of a number among the numbers of its callout. */
function fitOf(number: JudgedNumber, numbers: readonly JudgedNumber[], subject: FitSubject): Fit {
  const own = ownFit(number, subject);
  const correction = subject.corrections.get(number.row.oeId);
  if (correction !== undefined) {
    const rules: Fit['rules'] = [correctionRule(correction, subject), ...own.rules];
    return { grade: correction.verdict, rules, question: null };
  }
  const rivals = own.grade === 'misfit' ? [] : rivalsOf(number, numbers, subject);
  const chosen = subject.answers.get(variantKey(number.row));
  const isAmong = chosen !== undefined && [number, ...rivals].some(({ row }) => row.searchOe === chosen);
  const extra: FitRule[] = [];
  if (rivals.length > 0) extra.push(variantRule({ number, rivals, chosen: isAmong ? chosen : undefined }, subject));
  const count = subject.reports.get(number.row.oeId);
  if (count !== undefined && countsAnything(count)) extra.push(reportsRule(count, subject));
  const rules = [...extra, ...own.rules];
  const grade = worstGrade(own.grade, extra);
  const question = grade === 'check' ? questionOf(possibleAt(number, numbers, subject), subject) : null;
  return { grade, rules, question };
}

function ownFit(number: JudgedNumber, subject: FitSubject): { grade: FitGrade; rules: FitRule[] } {
  const rules = conditionRules(number, subject);
  return { grade: number.grade, rules: rules.length > 0 ? rules : [bookRule(number.row, subject)] };
}

function countsAnything({ misfit, fits, returns }: FitCounts): boolean {
  return misfit.confirmed + misfit.unconfirmed + fits.confirmed + fits.unconfirmed + returns > 0;
}

function worstGrade(own: FitGrade, extra: readonly FitRule[]): FitGrade {
  const verdict = worstOf(extra);
  if (own === 'misfit' || verdict === 'contradicts') return 'misfit';
  return own === 'check' || verdict === 'open' ? 'check' : 'fits';
}

/** Other numbers of the callout that one of the cars can have as well, on the same side. */
function rivalsOf(number: JudgedNumber, numbers: readonly JudgedNumber[], { corrections }: FitSubject): JudgedNumber[] {
  const seen = new Set([number.row.oeId]);
  return numbers.filter(({ row, verdicts }) => {
    if (seen.has(row.oeId) || isOtherSide(row.side, number.row.side)) return false;
    if (corrections.get(row.oeId)?.verdict === 'misfit') return false;
    const isPossible = verdicts.some(
      (verdict, car) => verdict !== 'contradicts' && number.verdicts[car] !== 'contradicts',
    );
    if (isPossible) seen.add(row.oeId);
    return isPossible;
  });
}

/** The number first, then the others of its callout that one of the cars can have. */
function possibleAt(
  number: JudgedNumber,
  numbers: readonly JudgedNumber[],
  { corrections }: FitSubject,
): JudgedNumber[] {
  const others = numbers.filter(
    ({ row, grade }) =>
      row.oeId !== number.row.oeId &&
      grade !== 'misfit' &&
      !isOtherSide(row.side, number.row.side) &&
      corrections.get(row.oeId)?.verdict !== 'misfit',
  );
  return [...new Map([number, ...others].map((one) => [one.row.oeId, one])).values()];
}

function isOtherSide(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
