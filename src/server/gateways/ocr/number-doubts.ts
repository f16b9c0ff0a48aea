import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { LineCharacter } from './text-line.ts';

/** Minimum score of a character of a number that no check digit proves; as of a VIN without one (vin-characters.ts). */
const CERTAIN = 0.97;
const PRINTED = /^[A-Z0-9*/]$/;
/** Read as a digit beside digits, which a reader may have meant as a letter. */
const READ_AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1' };

/**
 * The positions, from 1, of the characters of a number of which the model is not sure. All of them if the number cannot be
 * found among the characters: nothing is known of it then.
 */
export function doubtfulPositions(number: string | null, characters: readonly LineCharacter[]): number[] {
  if (number === null) return [];
  const printed = characters.flatMap(({ candidates: [best] }) => {
    const text = toHalfWidthUpper(best?.text ?? '');
    return PRINTED.test(text) ? [{ text, score: best?.score ?? 0 }] : [];
  });
  const wanted = [...number].filter((character) => PRINTED.test(character));
  const start = printed.findIndex((_, from) =>
    wanted.every((character, index) => isReadAs(printed[from + index]?.text, character)),
  );
  const positions = [...number].map((_, index) => index + 1);
  if (start === -1) return positions;
  let read = start;
  return positions.filter((position) => {
    if (!PRINTED.test(number.charAt(position - 1))) return false;
    const score = printed[read]?.score ?? 0;
    read += 1;
    return score < CERTAIN;
  });
}

function isReadAs(text: string | undefined, character: string): boolean {
  return text === character || (text !== undefined && READ_AS_DIGIT[text] === character);
}
