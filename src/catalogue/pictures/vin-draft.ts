import type { PictureReading, ReadCharacter } from '../../contract/pictures/schemas.ts';
import {
  checkDigitOf,
  isCheckDigitMandatory,
  isWellFormedVin,
  normaliseVin,
  VIN_LENGTH,
} from '../../contract/vehicles/vin.ts';

/** The VIN under the user's hands: 17 places, an empty text where none is known. */
export type VinDraft = readonly string[];

export function draftOf({ vin }: Pick<PictureReading, 'vin'>): VinDraft {
  return Array.from({ length: VIN_LENGTH }, (_, at) => vin[at]?.text ?? '');
}

/** A character put in its place, folded as a VIN is (lower case, full width, I, O and Q); undefined if it can be none. */
export function withCharacter(draft: VinDraft, at: number, typed: string): VinDraft | undefined {
  const folded = normaliseVin(typed).text.slice(-1);
  if (typed.trim() !== '' && !/^[A-HJ-NPR-Z0-9]$/.test(folded)) return undefined;
  return draft.map((character, place) => (place === at ? folded : character));
}

/** A whole VIN pasted into any place fills them all; undefined for a text that is none. */
export function pastedDraft(text: string): VinDraft | undefined {
  const folded = normaliseVin(text).text;
  return isWellFormedVin(folded) ? [...folded] : undefined;
}

export type DraftVerdict =
  | { kind: 'incomplete'; missing: number }
  | { kind: 'valid' }
  | { kind: 'mismatch' | 'optional'; expected: string };

export function verdictOf(draft: VinDraft): DraftVerdict {
  const vin = draft.join('');
  if (!isWellFormedVin(vin))
    return { kind: 'incomplete', missing: draft.filter((character) => character === '').length };
  const expected = checkDigitOf(vin);
  if (vin.charAt(8) === expected) return { kind: 'valid' };
  return { kind: isCheckDigitMandatory(vin) ? 'mismatch' : 'optional', expected };
}

export interface Repair {
  at: number;
  to: string;
}

/**
 * Single changes to what the picture may also say that make the check digit right: first what the user changed, then the
 * least certain place.
 */
export function repairsOf(draft: VinDraft, read: readonly ReadCharacter[]): Repair[] {
  if (verdictOf(draft).kind !== 'mismatch') return [];
  const changed = (at: number, text: string) => (draft[at] === text ? 1 : 0);
  const places = read
    .map((character, at) => ({ at, ...character }))
    .sort((one, other) => changed(one.at, one.text) - changed(other.at, other.text) || one.certainty - other.certainty);
  return places
    .flatMap(({ at, text, alternatives }) =>
      [text, ...alternatives].filter((to) => to !== draft[at]).map((to) => ({ at, to })),
    )
    .filter(
      ({ at, to }) => verdictOf(draft.map((character, place) => (place === at ? to : character))).kind === 'valid',
    )
    .slice(0, 3);
}

/** Still as the picture was read, and not sure: to be looked at. */
export function isToBeLookedAt(
  draft: VinDraft,
  at: number,
  read: readonly ReadCharacter[],
  seen: ReadonlySet<number>,
): boolean {
  const character = read[at];
  return character?.isDoubtful === true && draft[at] === character.text && !seen.has(at);
}
