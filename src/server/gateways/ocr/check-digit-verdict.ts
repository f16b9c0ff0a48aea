import type { PictureReading } from '../../../contract/pictures/schemas.ts';
import { hasValidCheckDigit, isCheckDigitMandatory, isWellFormedVin } from '../../../contract/vehicles/vin.ts';

/** The result of the check digit of a VIN; 'optional' if it is wrong but not mandatory for the maker. */
export function checkDigitVerdict(vin: string): PictureReading['checkDigit'] {
  if (!isWellFormedVin(vin)) return 'none';
  if (hasValidCheckDigit(vin)) return 'valid';
  return isCheckDigitMandatory(vin) ? 'mismatch' : 'optional';
}
