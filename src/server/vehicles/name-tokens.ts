import { toHalfWidthUpper } from '../../contract/half-width.ts';

const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
/** Chinese words for gearbox, drive and fuel are written together with others: 自动舒适版. */
const GEARBOX = /(手自一体|双离合|无级变速|手动[挡档]?|自动[挡档]?|四驱|两驱|前驱|后驱|柴油|汽油|双擎)/;
const SHORT_YEAR = /^\d\d$/;
const YEAR_WORD = /^(年款|款|年)/;

/** Folds a text to compare names: lower case, half width, × as x, without dashes, which users omit (CR-V, CRV). */
export function foldName(text: string): string {
  return toHalfWidthUpper(text)
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/(\d)\p{Pd}(?=\d)/gu, '$1 ')
    .replace(/[\p{Pd}\u2212·•]/gu, '');
}

/**
 * The distinct words of a typed vehicle name, split at spaces, punctuation, and between Chinese and other scripts. A year
 * is returned with four digits, whether typed 2018, 2018款 or 18款.
 */
export function nameTokens(typed: string): string[] {
  const tokens = foldName(typed)
    .split(/[^\p{L}\p{N}.]+/u)
    .flatMap(wordsOf);
  return [...new Set(tokens.filter((token) => token !== ''))];
}

function wordsOf(chunk: string): string[] {
  const runs = (chunk.match(RUNS) ?? []).map((run) => run.replace(/^\.+|\.+$/g, ''));
  return runs.flatMap((run, index) => {
    if (SHORT_YEAR.test(run) && YEAR_WORD.test(runs[index + 1] ?? '')) return [fullYear(run)];
    return withoutUnit(run, runs[index - 1] ?? '').split(GEARBOX);
  });
}

/** 款 after a year and 升 after litres are units, not words. */
function withoutUnit(run: string, before: string): string {
  if (/^\d\d(\d\d)?$/.test(before)) return run.replace(YEAR_WORD, '');
  return /^\d+\.\d$/.test(before) ? run.replace(/^升/, '') : run;
}

function fullYear(digits: string): string {
  return Number(digits) >= 80 ? `19${digits}` : `20${digits}`;
}
