import type { PictureReading } from '../../../contract/pictures/schemas.ts';
import { hasValidCheckDigit, isCheckDigitMandatory, isWellFormedVin } from '../../../contract/vehicles/vin.ts';

/** What the check digit says about a VIN; 'optional' where it is wrong but makers need not keep to it. */
export function checkDigitVerdict(vin: string): PictureReading['checkDigit'] {
  if (!isWellFormedVin(vin)) return 'none';
  if (hasValidCheckDigit(vin)) return 'valid';
  return isCheckDigitMandatory(vin) ? 'mismatch' : 'optional';
}
