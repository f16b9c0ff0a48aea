import type { FitQuestion } from '../../../contract/parts/fit-schemas.ts';
import { CODE_FIELDS, compareNumbers, compareText, NO, OTHER, YES } from './car-facts.ts';
import type { FitSubject } from './fit-subject.ts';
import type { JudgedCondition } from './judge-conditions.ts';
import { type JudgedNumber, variantKey } from './judged-number.ts';
import { type Span, spanOf, spanText } from './row-conditions.ts';
import { nameOf } from './rules.ts';
import { questionText, valueText } from './texts.ts';

/** The order in which facts are asked for: what is seen on the car first, what is read from plates last. */
const ORDER: readonly JudgedCondition['field'][] = [
  'question',
  'options',
  'gearboxType',
  'drivenType',
  'cfgLevel',
  'produced',
  'serial',
];

/**
 * The question whose answer decides most between the numbers that are possible at a callout; null if no answer can. Where
 * the numbers differ in nothing that the catalogue knows, it asks for the number itself.
 */
export function questionOf(numbers: readonly JudgedNumber[], subject: FitSubject): FitQuestion | null {
  const { language } = subject;
  const open = numbers.flatMap((number) => openConditions(number).map((condition) => ({ number, condition })));
  const [first] = open.toSorted(
    (left, right) => ORDER.indexOf(left.condition.field) - ORDER.indexOf(right.condition.field),
  );
  if (first === undefined) return numbers.length > 1 ? variantQuestion(numbers, subject) : null;
  const { key, field } = first.condition;
  const ofFirst = open.filter(({ condition }) => condition.key === key);
  const remarks = new Map<string, Set<string>>();
  for (const { condition, number } of ofFirst) {
    const known = remarks.get(condition.wanted) ?? new Set();
    remarks.set(condition.wanted, known.add(number.row.partRemark));
  }
  const values = optionValues(first.condition, [...remarks.keys()], subject);
  const options = values.map((value) => ({
    value,
    text: withRemarks(answerText(ofFirst, value) ?? valueText(field, value, language), remarks.get(value)),
  }));
  const text = field === 'question' ? first.number.uses[0]?.row.question : undefined;
  return { key, text: text ?? questionText(key, language), options };
}

/** The conditions of a number that are open, or on which the cars differ. */
function openConditions({ uses }: JudgedNumber): JudgedCondition[] {
  return uses.flatMap(({ conditions }) => {
    const [first = []] = conditions;
    return first.flatMap((condition, index) => {
      const verdicts = conditions.map((ofCar) => ofCar[index]?.verdict);
      const isSplit = verdicts.some((verdict) => verdict === 'open') || new Set(verdicts).size > 1;
      return isSplit ? [condition] : [];
    });
  });
}

/** All values that an answer may have, in order: those that rows want, and what is left beside them. */
function optionValues({ field }: JudgedCondition, wanted: readonly string[], { cars }: FitSubject): string[] {
  if (field === 'options') return [YES, NO];
  if (field === 'produced' || field === 'serial') {
    const compare = field === 'produced' ? compareText : compareNumbers;
    return withComplement(
      wanted.flatMap((text) => spanOf(text) ?? []),
      compare,
    );
  }
  const code = CODE_FIELDS.find((known) => known === field);
  if (code === undefined) return [...wanted, OTHER];
  const known = cars.map((car) => car[code]);
  const values = [...new Set([...wanted, ...known.filter((value) => value !== '')])].sort();
  return known.includes('') ? [...values, OTHER] : values;
}

/** The ranges, and those before, between and after them. */
function withComplement(spans: readonly Span[], compare: (left: string, right: string) => number): string[] {
  const ends = [...new Set(spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null))].sort(compare);
  const bounds = [null, ...ends, null];
  return bounds.slice(1).map((to, index) => spanText(bounds[index] ?? null, to));
}

function answerText(open: readonly { condition: JudgedCondition; number: JudgedNumber }[], value: string) {
  const found = open.find(({ condition }) => condition.field === 'question' && condition.wanted === value);
  return found?.number.uses.find(({ row }) => row.answerKey === value)?.row.answer;
}

/** A value with what tells its numbers from the others: the disc's size beside a range of serial numbers. */
function withRemarks(text: string, remarks: ReadonlySet<string> | undefined): string {
  const named = [...(remarks ?? [])].filter((remark) => remark !== '');
  return named.length === 1 ? `${text} · ${named[0]}` : text;
}

function variantQuestion(numbers: readonly JudgedNumber[], { language }: FitSubject): FitQuestion | null {
  const [first] = numbers;
  if (first === undefined) return null;
  const key = variantKey(first.row);
  const options = numbers.map(({ row }) => ({ value: row.searchOe, text: nameOf(row) }));
  return { key, text: questionText(key, language), options: options.toSorted((a, b) => compareText(a.value, b.value)) };
}
