import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { dateParam } from '../../providers/url-state/url-params.ts';
import { MILEAGE_MAX } from './maintain-url-state.ts';

/** The fields of the form, as typed. */
export interface ReadingInput {
  mileage: string;
  purchaseDate: string;
  hourCost: string;
}

export interface CheckedReading {
  mileage: number;
  purchaseDate: string;
  customizeHourCostFen: number;
}

/** The problem of each invalid field, as a key of its message. */
export type ReadingProblems = Partial<Record<keyof ReadingInput, 'number' | 'tooMuch' | 'date' | 'future'>>;

const HOUR_COST_MAX_FEN = 10_000_000;
const WAN = 10_000;
const { parse: parseDate } = dateParam();

/** Parses 42000, 42,000, full-width digits and 4.2万; undefined for anything else. */
export function parseMileage(input: string): number | undefined {
  const text = toHalfWidthUpper(input).replace(/[\s,，]|公里|KM/g, '');
  const found = /^(\d+(?:\.\d+)?)(万|W)?$/.exec(text);
  if (found === null) return undefined;
  return Math.round(Number(found[1]) * (found[2] === undefined ? 1 : WAN));
}

export function checkReading(
  input: ReadingInput,
  today: string,
): { reading: CheckedReading } | { problems: ReadingProblems } {
  const problems: ReadingProblems = {};
  const mileage = parseMileage(input.mileage);
  if (mileage === undefined) problems.mileage = 'number';
  else if (mileage > MILEAGE_MAX) problems.mileage = 'tooMuch';
  const purchaseDate = parseDate(input.purchaseDate.trim());
  if (purchaseDate === undefined) problems.purchaseDate = 'date';
  else if (purchaseDate > today) problems.purchaseDate = 'future';
  const yuan = toHalfWidthUpper(input.hourCost).trim();
  const customizeHourCostFen = /^\d{1,7}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : undefined;
  if (customizeHourCostFen === undefined) problems.hourCost = 'number';
  else if (customizeHourCostFen > HOUR_COST_MAX_FEN) problems.hourCost = 'tooMuch';
  const isComplete = mileage !== undefined && purchaseDate !== undefined && customizeHourCostFen !== undefined;
  if (!isComplete || Object.keys(problems).length > 0) return { problems };
  return { reading: { mileage, purchaseDate, customizeHourCostFen } };
}
