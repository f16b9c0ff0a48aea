import type { ReadCharacter } from '../../../contract/pictures/schemas.ts';
import { checkDigitVerdict } from './check-digit-verdict.ts';
import type { FoundVin } from './find-vin.ts';
import { lookAlikesOf } from './look-alikes.ts';
import type { VinChoices } from './vin-choices.ts';

/** Minimum score of a character, by the result of the check digit; measured on drawn pictures (ADR 13). */
const CERTAIN = { valid: 0.8, optional: 0.97, mismatch: 0.99, none: 1 };
/** A second choice that is less likely than this is not worth offering. */
const SECOND_CHOICE_MIN = 0.02;
const ALTERNATIVES_MAX = 4;

/** The 17 characters of a VIN, the doubtful ones marked; see VinPlace. */
export function toReadCharacters({ choices, isWhole }: Pick<FoundVin, 'choices' | 'isWhole'>): ReadCharacter[] {
  const characters = choices.map((options) => ({ ...options[0], alternatives: alternativesTo(options) }));
  const vin = characters.map(({ text }) => text).join('');
  const verdict = checkDigitVerdict(vin);
  const withCharacter = (index: number, text: string) => vin.slice(0, index) + text + vin.slice(index + 1);
  // A wrong check digit makes those characters doubtful whose alternatives correct it, or all if none do.
  const suspects = characters.flatMap(({ alternatives }, index) =>
    alternatives.some((text) => checkDigitVerdict(withCharacter(index, text)) === 'valid') ? [index] : [],
  );
  const isUnproven = verdict !== 'valid' && !isWhole;
  return characters.map(({ text, score, alternatives }, index) => ({
    text,
    certainty: Math.min(1, score),
    isDoubtful:
      isUnproven ||
      score < CERTAIN[verdict] ||
      (verdict === 'mismatch' && (suspects.length === 0 || suspects.includes(index))),
    alternatives,
  }));
}

/** The model's other candidates, then the characters that it is often confused with. */
function alternativesTo([{ text }, ...others]: VinChoices): string[] {
  const seen = others.filter(({ score }) => score >= SECOND_CHOICE_MIN).map((choice) => choice.text);
  return [...new Set([...seen, ...lookAlikesOf(text)])].slice(0, ALTERNATIVES_MAX);
}
