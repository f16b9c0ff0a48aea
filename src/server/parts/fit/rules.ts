import type { FitCounts } from '../../../contract/fit-reports/schemas.ts';
import type { FitRule } from '../../../contract/parts/fit-schemas.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { shownOe } from '../numbers/shown-oe.ts';
import type { Correction, FitSubject } from './fit-subject.ts';
import { isBetter, type JudgedCondition, type Verdict, worstOf } from './judge-conditions.ts';
import { type JudgedNumber, type JudgedRow, type JudgedUse, variantKey } from './judged-number.ts';
import { fitTexts, valueText } from './texts.ts';

/** For a row without conditions: the parts book lists it for all its vehicles. */
export function bookRule(row: JudgedRow, subject: FitSubject): FitRule {
  const { name: source, dataVersion } = subject.sourceOf(row);
  const text = fitTexts[subject.language].book(subject.groupName);
  return { field: 'book', verdict: 'meets', text, source, dataVersion };
}

/**
 * The conditions that the grade of a number rests on; empty if a row without conditions lists it. Of a number that can fit,
 * only the uses that can; of one that cannot, all. Uses that differ in the code of one field are one rule.
 */
export function conditionRules({ uses, verdicts, grade }: JudgedNumber, subject: FitSubject): FitRule[] {
  const relevant = grade === 'misfit' ? uses : uses.filter((use) => isRelevant(use, verdicts));
  if (relevant.some(({ conditions }) => (conditions[0] ?? []).length === 0)) return [];
  const shared = sharedFields(relevant);
  if (shared !== undefined) {
    const [first] = relevant;
    return first === undefined ? [] : shared.map((columns) => ruleOf(first.row, columns, subject));
  }
  const rules = relevant.map((use) => joinedRule(use, subject));
  return rules.filter(({ text }, index) => rules.findIndex((other) => other.text === text) === index);
}

/** Whether a use decides the verdict of one of the cars. */
function isRelevant({ conditions }: JudgedUse, verdicts: readonly Verdict[]): boolean {
  return conditions.some((ofCar, car) => verdicts[car] !== 'contradicts' && worstOf(ofCar) === verdicts[car]);
}

/** A condition as all relevant uses have it. */
type Column = readonly { conditions: readonly JudgedCondition[] }[];

/** The conditions field by field, if the uses differ in one field at most; undefined if they differ in several. */
function sharedFields(uses: readonly JudgedUse[]): Column[] | undefined {
  const keysOf = ({ conditions }: JudgedUse) => (conditions[0] ?? []).map(({ key }) => key);
  const [first] = uses;
  if (first === undefined) return [];
  const keys = keysOf(first);
  if (uses.some((use) => keysOf(use).join() !== keys.join())) return undefined;
  const columns = keys.map(
    (_key, index): Column =>
      uses.map(({ conditions }) => ({
        conditions: conditions.flatMap((ofCar) => ofCar.slice(index, index + 1)),
      })),
  );
  const differing = columns.filter((column) => new Set(column.map(wantedOf)).size > 1);
  return differing.length > 1 ? undefined : columns;
}

function wantedOf({ conditions }: Column[number]): string {
  return conditions[0]?.wanted ?? '';
}

/** One field of the uses: for each car the best of them counts. */
function ruleOf(row: JudgedRow, column: Column, subject: FitSubject): FitRule {
  const cars = subject.cars.map((_car, index) =>
    column
      .flatMap(({ conditions }) => conditions.slice(index, index + 1))
      .reduce((best, one) => (isBetter(one.verdict, best.verdict) ? one : best)),
  );
  const wanted = [...new Set(column.flatMap(({ conditions }) => conditions.slice(0, 1)))];
  const { name: source, dataVersion } = subject.sourceOf(row);
  const [first] = wanted;
  const text = first === undefined ? '' : textOf({ wanted, cars, row }, subject);
  return { field: first?.field ?? 'book', verdict: mergedVerdict(cars), text, source, dataVersion };
}

/** A use with several conditions among others: its conditions in one sentence. */
function joinedRule({ row, conditions }: JudgedUse, subject: FitSubject): FitRule {
  const { name: source, dataVersion } = subject.sourceOf(row);
  const count = conditions[0]?.length ?? 0;
  const texts = Array.from({ length: count }, (_, index) => {
    const cars = conditions.flatMap((ofCar) => ofCar.slice(index, index + 1));
    return textOf({ wanted: cars.slice(0, 1), cars, row }, subject);
  });
  const verdicts = conditions.map((ofCar) => ({ verdict: worstOf(ofCar) }));
  const field = conditions[0]?.find(({ verdict }) => verdict !== 'meets')?.field ?? conditions[0]?.[0]?.field ?? 'book';
  const text = texts.join(fitTexts[subject.language].and);
  return { field, verdict: mergedVerdict(verdicts), text, source, dataVersion };
}

function mergedVerdict(cars: readonly { verdict: Verdict }[]): Verdict {
  if (cars.every(({ verdict }) => verdict === 'meets')) return 'meets';
  return cars.every(({ verdict }) => verdict === 'contradicts') ? 'contradicts' : 'open';
}

interface Stated {
  wanted: readonly JudgedCondition[];
  /** One for each car. */
  cars: readonly JudgedCondition[];
  row: JudgedRow;
}

function textOf({ wanted, cars, row }: Stated, { language }: FitSubject): string {
  const texts = fitTexts[language];
  const values = [...new Set(wanted.map((one) => wantedText(one, row, language)))].join(texts.or);
  const [condition] = wanted;
  if (condition === undefined) return '';
  return `${labelOf(condition, row, language)}${values}${knownOf(cars, row, language)}`;
}

function labelOf({ field, key, wanted }: JudgedCondition, row: JudgedRow, language: FitSubject['language']): string {
  const texts = fitTexts[language];
  if (field === 'options') {
    const code = key.replace(/^option:/, '');
    return wanted === 'no' ? texts.withoutOption(code) : texts.withOption(code);
  }
  if (field === 'question') return questionLabel(row.question, texts.colon);
  return `${texts.labels[field]}${texts.colon}`;
}

/** A question before its answer. */
function questionLabel(question: string, colon: string): string {
  if (/[？：]$/u.test(question)) return question;
  return /[?:]$/u.test(question) ? `${question} ` : `${question}${colon}`;
}

/** The wanted value; an option's label has said it. */
function wantedText({ field, wanted }: JudgedCondition, row: JudgedRow, language: FitSubject['language']): string {
  if (field === 'options') return '';
  return field === 'question' ? row.answer : valueText(field, wanted, language);
}

/** The known values of the vehicle, or of all candidates of its VIN. */
function knownOf(cars: readonly JudgedCondition[], row: JudgedRow, language: FitSubject['language']): string {
  const texts = fitTexts[language];
  const [first] = cars;
  if (first === undefined) return '';
  const actual = [...new Set(cars.map((car) => car.actual))];
  if (actual.length > 1) return texts.ofCars(cars.filter(({ verdict }) => verdict === 'meets').length, cars.length);
  if (first.actual === '') return texts.unknown;
  const value =
    first.field === 'question' && first.actual === row.answerKey
      ? row.answer
      : valueText(first.field, first.actual, language);
  return texts.thisCar(value, first.by);
}

/** Several numbers are possible at one callout, or the shop has said which one the car has. */
export function variantRule(
  { number, rivals, chosen }: { number: JudgedNumber; rivals: readonly JudgedNumber[]; chosen: string | undefined },
  subject: FitSubject,
): FitRule {
  const texts = fitTexts[subject.language];
  if (chosen !== undefined) {
    const isThis = number.row.searchOe === chosen;
    const other = rivals.find(({ row }) => row.searchOe === chosen);
    const text = isThis ? texts.confirmed : texts.otherConfirmed(other === undefined ? chosen : shownNumber(other.row));
    const verdict = isThis ? ('meets' as const) : ('contradicts' as const);
    return {
      field: 'variant',
      verdict,
      text,
      source: texts.shop,
      dataVersion: subject.answeredOn.get(variantKey(number.row)) ?? '',
    };
  }
  const { name: source, dataVersion } = subject.sourceOf(number.row);
  const named = [number, ...rivals].map(({ row }) => nameOf(row)).sort();
  return {
    field: 'variant',
    verdict: 'open',
    text: texts.possible(named.length, named.join(texts.or)),
    source,
    dataVersion,
  };
}

/** A number with its remark, which tells it from the other numbers of its callout. */
export function nameOf(row: JudgedRow): string {
  return row.partRemark === '' ? shownNumber(row) : `${shownNumber(row)} (${row.partRemark})`;
}

/** As the part's row shows it, so that the two can be compared. */
function shownNumber({ printedOe, searchOe, oeStyle }: JudgedRow): string {
  return shownOe({ printed: printedOe, key: searchOe, style: oeStyle });
}

/** The shop's own correction, which holds before the catalogue. */
export function correctionRule({ verdict, dated }: Correction, { language }: FitSubject): FitRule {
  const texts = fitTexts[language];
  const isFit = verdict === 'fits';
  return {
    field: 'correction',
    verdict: isFit ? 'meets' : 'contradicts',
    text: isFit ? texts.fitsByShop : texts.misfitByShop,
    source: texts.shop,
    dataVersion: dated.slice(0, 10),
  };
}

/** Reports and returns of shops, counted by company: confirmed misfits leave the fit open. */
export function reportsRule(counts: FitCounts, { language }: FitSubject): FitRule {
  const texts = fitTexts[language];
  return {
    field: 'reports',
    verdict: counts.misfit.confirmed > 0 ? 'open' : 'meets',
    text: texts.reported(counts),
    source: texts.reports,
    dataVersion: shopDate(),
  };
}
