import { isScientific } from '../../../contract/oe/oe-cells.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import { BATCH_TEXT_MAX } from '../../../contract/oe/rules.ts';
import type { FailReason } from '../../../contract/oe/schemas.ts';
import { isCheckDigitMandatory, vinVerdict } from '../../../contract/vehicles/vin.ts';

/** Longer than any maker's key. */
const KEY_MAX = 30;

export interface SortedNumber {
  oe: string;
  searchOe: string;
  /** The reason not to search for the number; null to search. Each key is searched once. */
  reason: FailReason | null;
}

/** The numbers in the order of the request, each with the reason not to search for it. */
export function sortOut(oes: readonly string[]): SortedNumber[] {
  const seen = new Set<string>();
  return oes.map((oe) => {
    const searchOe = oeKey(oe);
    const reason = reasonAgainst(oe, searchOe) ?? (seen.has(searchOe) ? 'duplicate' : null);
    seen.add(searchOe);
    return { oe, searchOe, reason };
  });
}

/** VINs are reported as such. One with a wrong check digit may be a part number. */
export function isVinInstead(key: string): boolean {
  const verdict = vinVerdict(key);
  return verdict.status === 'valid' && (isCheckDigitMandatory(verdict.vin) || /[A-Z]{3}/.test(key.slice(0, 3)));
}

function reasonAgainst(oe: string, searchOe: string): FailReason | null {
  if (isScientific(oe)) return 'damaged';
  if (!/\d/.test(searchOe)) return 'notNumber';
  if (searchOe.length < OE_KEY_MIN) return 'tooShort';
  if (searchOe.length > KEY_MAX || oe.length >= BATCH_TEXT_MAX) return 'tooLong';
  return null;
}
