import type { PictureReading, ReadCharacter } from '../../contract/pictures/schemas.ts';
import {
  checkDigitOf,
  isCheckDigitMandatory,
  isWellFormedVin,
  normaliseVin,
  VIN_LENGTH,
} from '../../contract/vehicles/vin.ts';

const REPAIRS_MAX = 3;

/** The VIN as the user edits it: 17 characters, an empty string where one is missing. */
export type VinDraft = readonly string[];

export function toDraft({ vin }: Pick<PictureReading, 'vin'>): VinDraft {
  return Array.from({ length: VIN_LENGTH }, (_, index) => vin[index]?.text ?? '');
}

/** The draft with a typed character, normalised (lower case, full width, I, O and Q); undefined for an illegal one. */
export function withCharacter(draft: VinDraft, index: number, typed: string): VinDraft | undefined {
  const character = normaliseVin(typed).text.slice(-1);
  if (typed.trim() !== '' && !/^[A-HJ-NPR-Z0-9]$/.test(character)) return undefined;
  return draft.with(index, character);
}

/** A whole VIN pasted into any cell; undefined for other text. */
export function parsePastedVin(text: string): VinDraft | undefined {
  const vin = normaliseVin(text).text;
  return isWellFormedVin(vin) ? [...vin] : undefined;
}

type DraftVerdict =
  | { kind: 'incomplete'; missing: number }
  | { kind: 'valid' }
  | { kind: 'mismatch' | 'optional'; expected: string };

export function checkDraft(draft: VinDraft): DraftVerdict {
  const vin = draft.join('');
  if (!isWellFormedVin(vin))
    return { kind: 'incomplete', missing: draft.filter((character) => character === '').length };
  const expected = checkDigitOf(vin);
  if (vin.charAt(8) === expected) return { kind: 'valid' };
  return { kind: isCheckDigitMandatory(vin) ? 'mismatch' : 'optional', expected };
}

/** A character that would make the check digit valid. */
interface Repair {
  index: number;
  text: string;
}

/** Repairs from what was read and its alternatives: characters that the user changed first, then the least certain. */
export function findRepairs(draft: VinDraft, read: readonly ReadCharacter[]): Repair[] {
  if (checkDraft(draft).kind !== 'mismatch') return [];
  const isUnchanged = ({ index, text }: Repair) => (draft[index] === text ? 1 : 0);
  const byPriority = read
    .map((character, index) => ({ index, ...character }))
    .sort((one, other) => isUnchanged(one) - isUnchanged(other) || one.certainty - other.certainty);
  return byPriority
    .flatMap(({ index, text, alternatives }) => [text, ...alternatives].map((option) => ({ index, text: option })))
    .filter(({ index, text }) => text !== draft[index] && checkDraft(draft.with(index, text)).kind === 'valid')
    .slice(0, REPAIRS_MAX);
}

/** Whether a doubtful character has been neither changed nor reviewed by the user. */
export function needsReview(
  draft: VinDraft,
  index: number,
  { read, reviewed }: { read: readonly ReadCharacter[]; reviewed: ReadonlySet<number> },
): boolean {
  const character = read[index];
  return character?.isDoubtful === true && draft[index] === character.text && !reviewed.has(index);
}
