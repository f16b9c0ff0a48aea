import { YEAR_CODES } from '../../../contract/vehicles/model-year.ts';

const UNLIKELY = 15;

/**
 * The deviation of a well-formed VIN from the standards: 0 for none, 15 for each deviation.
 * ISO 3779 and GB 16735: a digit or X at 9, a year code at 10, digits in the last four places; most makers have
 * digits from 12 on, which counts half.
 */
export function shapePenaltyOf(vin: string): number {
  let penalty = 0;
  if (!/[0-9X]/.test(vin.charAt(8))) penalty += UNLIKELY;
  if (!YEAR_CODES.includes(vin.charAt(9))) penalty += UNLIKELY;
  penalty += vin.slice(13).replace(/\d/g, '').length * UNLIKELY;
  penalty += (vin.slice(11, 13).replace(/\d/g, '').length * UNLIKELY) / 2;
  return penalty;
}
