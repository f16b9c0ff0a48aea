import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { dateIn, MILEAGE_MAX } from './place.ts';

/** The form's fields as they were typed. */
export interface TypedReading {
  mileage: string;
  purchaseDate: string;
  hourCost: string;
}

export interface CheckedReading {
  mileage: number;
  purchaseDate: string;
  customizeHourCostFen: number;
}

/** What is wrong with which field, as a key of the words. */
export type ReadingProblems = Partial<Record<keyof TypedReading, 'number' | 'tooMuch' | 'date' | 'future'>>;

const HOUR_COST_MAX_FEN = 10_000_000;
const WAN = 10_000;

/** Reads 42000, 42,000, full-width digits, and 4.2万 as the trade says it; undefined is no number. */
export function mileageOf(typed: string): number | undefined {
  const text = toHalfWidthUpper(typed).replace(/[\s,，]|公里|KM/g, '');
  const found = /^(\d+(?:\.\d+)?)(万|W)?$/.exec(text);
  if (found === null) return undefined;
  return Math.round(Number(found[1]) * (found[2] === undefined ? 1 : WAN));
}

export function checkReading(
  typed: TypedReading,
  today: string,
): { reading: CheckedReading } | { problems: ReadingProblems } {
  const problems: ReadingProblems = {};
  const mileage = mileageOf(typed.mileage);
  if (mileage === undefined) problems.mileage = 'number';
  else if (mileage > MILEAGE_MAX) problems.mileage = 'tooMuch';
  const purchaseDate = dateIn(typed.purchaseDate.trim());
  if (purchaseDate === undefined) problems.purchaseDate = 'date';
  else if (purchaseDate > today) problems.purchaseDate = 'future';
  const yuan = toHalfWidthUpper(typed.hourCost).trim();
  const customizeHourCostFen = /^\d{1,7}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : undefined;
  if (customizeHourCostFen === undefined) problems.hourCost = 'number';
  else if (customizeHourCostFen > HOUR_COST_MAX_FEN) problems.hourCost = 'tooMuch';
  const isWhole = mileage !== undefined && purchaseDate !== undefined && customizeHourCostFen !== undefined;
  if (!isWhole || Object.keys(problems).length > 0) return { problems };
  return { reading: { mileage, purchaseDate, customizeHourCostFen } };
}
