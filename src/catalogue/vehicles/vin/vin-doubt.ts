import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';

const START_LENGTH = 8;
const CHECK_POSITION = 9;
const CHECK_CHARACTER = /[0-9X]/;

export interface VinDoubt {
  kind: 'missing' | 'excess';
  /** The positions that characters are missing from, or among which there are too many; from 1. */
  from: number;
  to: number;
  /** The first eight characters are in no rule of the catalogue, so the error is likely among them. */
  isStartUnknown: boolean;
}

/** The positions of a VIN of a wrong length that are in doubt; undefined for a VIN of 17 characters or of less than 8. */
export function vinDoubtOf({ vin, isKnown }: Pick<CheckedVin, 'vin' | 'isKnown'>): VinDoubt | undefined {
  if (vin.length === VIN_LENGTH || vin.length < START_LENGTH) return undefined;
  const kind = vin.length < VIN_LENGTH ? 'missing' : 'excess';
  if (!isKnown) return { kind, from: 1, to: START_LENGTH, isStartUnknown: true };
  // The ninth character must be a check digit. If it is none, the error is at that position.
  const isCheckWrong = !CHECK_CHARACTER.test(vin.charAt(CHECK_POSITION - 1));
  const to = isCheckWrong ? CHECK_POSITION : Math.max(vin.length, VIN_LENGTH);
  return { kind, from: CHECK_POSITION, to, isStartUnknown: false };
}
