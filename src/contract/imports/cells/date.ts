import { toHalfWidthUpper } from '../../half-width.ts';
import type { CellValue, DateOrder } from './cell-value.ts';

const YEAR_MIN = 1950;
const YEAR_MAX = 2100;
/** Days since 1899-12-30, as spreadsheets count: 1970 to 2050. */
const SERIAL_MIN = 25_569;
const SERIAL_MAX = 55_153;
/** Dates that mean "without end". */
const ENDLESS = /^(?:在产|至今|现在|今|PRESENT|NOW|ONGOING|9999[-/.]?12[-/.]?31)$/;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Days that every month has. */
const ISO = /^(?:19[5-9]\d|20\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

interface DateParts {
  year: number;
  month?: number;
  day?: number;
}

/**
 * An ISO date. A month or a year means its first day where it begins something (`from`) and its last where it ends it
 * (`to`). Whole numbers of the years 1970 to 2050 are a spreadsheet's days. Without an `order` only those of 05/06/2020 and
 * 31/12/2019 are read that leave no doubt.
 */
export function readDate(text: string, edge: 'from' | 'to', order: DateOrder | null = null): CellValue {
  // Shortcut: a workbook's dates are in ISO form already.
  if (ISO.test(text) && text < '2100') return { value: text };
  const half = toHalfWidthUpper(text).trim();
  if (edge === 'to' && ENDLESS.test(half)) return { value: null };
  const day = half.replace(TIME, '');
  const parts = partsOf(day, order);
  if (parts === 'ambiguous') return { problem: 'ambiguousDate' };
  if (parts !== undefined) return isoOf(parts, edge);
  if (!/^[-+¥￥]?[\d.,]+元?$/.test(half)) return { problem: 'notDate' };
  const serial = /^\d{5}(?:\.\d+)?$/.test(half) && !/\.\d{1,2}$/.test(half) ? Math.floor(Number(half)) : 0;
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return { problem: 'numberNotDate' };
  return { value: new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10) };
}

/** True for a text that can only be a date; `2018.06` and `20180601` may be numbers. */
export function looksLikeDate(text: string): boolean {
  const day = toHalfWidthUpper(text).trim().replace(TIME, '');
  if (/^[\d.,]+$/.test(day) && !/^\d{4}\.\d{1,2}\.\d{1,2}$/.test(day)) return false;
  const parts = partsOf(day);
  return parts === 'ambiguous' || (parts !== undefined && isReal(parts));
}

/** A date that a spreadsheet makes of a part number such as 3-4 or 12-1. */
export function isDateOfSpreadsheet(text: string): boolean {
  if (text.length > 10) return false;
  const half = toHalfWidthUpper(text);
  return (
    /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(half) ||
    /^\d{1,2}月\d{1,2}日$/.test(half) ||
    /^\d{1,2}-(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/.test(half)
  );
}

type Match = (match: string[], order: DateOrder | null) => DateParts | 'ambiguous';

const ymd = ([year, month, day]: string[]): DateParts => ({
  year: Number(year),
  ...(month === undefined ? {} : { month: Number(month) }),
  ...(day === undefined ? {} : { day: Number(day) }),
});

const forms: readonly (readonly [RegExp, Match])[] = [
  [/^(\d{4})年(?:(\d{1,2})月(?:份|(\d{1,2})[日号]?)?)?$/, ymd],
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, ([year, , month, day]) => ymd([year ?? '', month ?? '', day ?? ''])],
  [/^(\d{4})[-/.](\d{1,2})$/, ymd],
  [/^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, ymd],
  [/^((?:19|20)\d\d)(0[1-9]|1[0-2])$/, ymd],
  [/^((?:19|20)\d\d)$/, ymd],
  [/^(\d{1,2})[-/.]((?:19|20)\d\d)$/, ([month, year]) => ({ year: Number(year), month: Number(month) })],
  // Points are written where the day comes first; 06.13.2018 is no day there.
  [/^(\d{1,2})\. ?(0?[1-9]|1[0-2])\. ?(\d{4})$/, ([day = '', month = '', year = '']) => ymd([year, month, day])],
  [
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/,
    ([one, , two, year], order) => dayAndMonth([Number(one), Number(two)], Number(year), order),
  ],
  [/^\d{1,2}([-/.])\d{1,2}\1\d{1,2}$/, () => 'ambiguous'],
  [/^(?:(\d{1,2})[- ])?([A-Z]{3,9})[- ,.]+((?:19|20)\d\d)$/, ([day, month, year]) => named(day, month, year)],
  // As spreadsheets write a day in English; with a name for the month it can only be the year that has two digits.
  [/^(\d{1,2})[- ]([A-Z]{3,9})[- ](\d{2})$/, ([day, month, year = '']) => named(day, month, fullYear(year))],
];

function partsOf(text: string, order: DateOrder | null = null): DateParts | 'ambiguous' | undefined {
  for (const [form, read] of forms) {
    const match = form.exec(text)?.slice(1);
    if (match === undefined) continue;
    const parts = read(match, order);
    return parts !== 'ambiguous' && Number.isNaN(parts.month) ? undefined : parts;
  }
  return undefined;
}

/** Of two digits, as spreadsheets take them: 30 to 99 are of the last century. */
const fullYear = (year: string): string => `${Number(year) < 30 ? '20' : '19'}${year}`;

function dayAndMonth([one, two]: [number, number], year: number, order: DateOrder | null): DateParts | 'ambiguous' {
  if (order !== null) return order === 'dayFirst' ? { year, month: two, day: one } : { year, month: one, day: two };
  if (one === two || two > 12) return { year, month: one, day: two };
  return one > 12 ? { year, month: two, day: one } : 'ambiguous';
}

function named(day: string | undefined, month = '', year = ''): DateParts {
  const index = MONTHS.indexOf(month.slice(0, 3));
  return {
    year: Number(year),
    month: index < 0 ? Number.NaN : index + 1,
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

function isReal({ year, month = 1, day = 1 }: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= YEAR_MIN && year <= YEAR_MAX && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isoOf(parts: DateParts, edge: 'from' | 'to'): CellValue {
  if (!isReal(parts)) return { problem: 'impossibleDate' };
  const { year, month, day } = parts;
  const isLast = edge === 'to';
  const date =
    day !== undefined
      ? Date.UTC(year, (month ?? 1) - 1, day)
      : isLast
        ? Date.UTC(year, month ?? 12, 0)
        : Date.UTC(year, (month ?? 1) - 1, 1);
  return { value: new Date(date).toISOString().slice(0, 10) };
}
