import type { FitField, FitRule } from '../../../contract/parts/fit-schemas.ts';
import {
  type AnswerValues,
  type CarFacts,
  CODE_FIELDS,
  compareNumbers,
  compareText,
  intersect,
  type KnownSpan,
  NO,
  YES,
} from './car-facts.ts';
import { type FitConditions, type Span, spanText } from './row-conditions.ts';

export type Verdict = FitRule['verdict'];

/** One condition of a row, and what a car's facts say about it. */
export interface JudgedCondition {
  field: Exclude<FitField, 'book' | 'variant' | 'correction' | 'reports'>;
  /** The key of an answer about it. */
  key: string;
  /** The value of an answer that meets it. */
  wanted: string;
  /** The car's value: a code, a range, yes or no; '' if unknown. */
  actual: string;
  by: KnownSpan['by'];
  verdict: Verdict;
}

/** The row's conditions for one car. Empty if it has none. */
export function judgeConditions(row: FitConditions, car: CarFacts, answers: AnswerValues): JudgedCondition[] {
  return [
    ...judgeCodes(row, car, answers),
    ...judgeSpan('produced', { from: row.producedFrom, to: row.producedTo }, car.produced),
    ...judgeSpan('serial', { from: textOf(row.serialFrom), to: textOf(row.serialTo) }, car.serial),
    ...(row.optionCodes ?? []).map((code) => judgeOption(code, car, answers)),
    ...(row.questionKey === '' ? [] : [judgeQuestion(row, answers)]),
  ];
}

const RANK: Record<Verdict, number> = { contradicts: 0, open: 1, meets: 2 };

/** Whether the first verdict is nearer to a fit. */
export function isBetter(one: Verdict, other: Verdict): boolean {
  return RANK[one] > RANK[other];
}

/** A car's grade for a row: the worst of its conditions. */
export function worstOf(conditions: readonly { verdict: Verdict }[]): Verdict {
  if (conditions.some(({ verdict }) => verdict === 'contradicts')) return 'contradicts';
  return conditions.some(({ verdict }) => verdict === 'open') ? 'open' : 'meets';
}

function judgeCodes(row: FitConditions, car: CarFacts, answers: AnswerValues): JudgedCondition[] {
  return CODE_FIELDS.flatMap((field): JudgedCondition[] => {
    const wanted = row[field];
    if (wanted === null) return [];
    const actual = car[field];
    const known = actual === wanted ? 'meets' : 'contradicts';
    const by = answers.has(field) ? 'answer' : 'catalogue';
    return [{ field, key: field, wanted, actual, by, verdict: actual === '' ? 'open' : known }];
  });
}

function judgeSpan(field: 'produced' | 'serial', wanted: Span, known: KnownSpan | null): JudgedCondition[] {
  if (wanted.from === null && wanted.to === null) return [];
  const compare = field === 'produced' ? compareText : compareNumbers;
  const condition = { field, key: field, wanted: spanText(wanted.from, wanted.to) };
  if (known === null) return [{ ...condition, actual: '', by: 'catalogue', verdict: 'open' }];
  const common = intersect(wanted, known, compare);
  const isWithin = common !== undefined && common.from === known.from && common.to === known.to;
  const overlap = isWithin ? 'meets' : 'open';
  const actual = spanText(known.from, known.to);
  return [{ ...condition, actual, by: known.by, verdict: common === undefined ? 'contradicts' : overlap }];
}

/** A car with a list of options has no others. */
function judgeOption(code: string, { options }: CarFacts, answers: AnswerValues): JudgedCondition {
  const isWithout = code.startsWith('-');
  const option = isWithout ? code.slice(1) : code;
  const wanted = isWithout ? NO : YES;
  const key = `option:${option}`;
  const known = options.length === 0 ? '' : options.includes(option) ? YES : NO;
  const actual = answers.get(key) ?? known;
  const met = actual === wanted ? 'meets' : 'contradicts';
  const by = answers.has(key) ? 'answer' : 'catalogue';
  return { field: 'options', key, wanted, actual, by, verdict: actual === '' ? 'open' : met };
}

function judgeQuestion({ questionKey, answerKey }: FitConditions, answers: AnswerValues): JudgedCondition {
  const key = `question:${questionKey}`;
  const actual = answers.get(key) ?? '';
  const met = actual === answerKey ? 'meets' : 'contradicts';
  return { field: 'question', key, wanted: answerKey, actual, by: 'answer', verdict: actual === '' ? 'open' : met };
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
