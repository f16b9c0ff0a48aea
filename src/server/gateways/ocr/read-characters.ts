import type { ReadCharacter } from '../../../contract/pictures/schemas.ts';
import { INK } from './grey-picture.ts';
import { likeOf, type ReadVin } from './read-vin.ts';
import { checkDigitVerdict } from './reading.ts';
import type { Ballot } from './vote.ts';

/** Below this agreement a character is to be looked at. */
const CERTAIN = 0.72;
/** What a right check digit is worth of it. */
const CHECKED = 0.2;
/** Without ink, only so much agreement together with a right check digit speaks for a VIN as a whole. */
const STAMPED_AGREEMENT = 0.85;

/**
 * The characters of a VIN as read, the doubtful marked.
 *
 * The engine takes the light and the shadow of a stamped 6 for a 0 in every reading alike, so that agreement alone proves
 * nothing there: unless the check digit was right at once, all 17 are to be compared with the plate.
 *
 * @param ink of the place that the VIN was read from, 0 to 1; see inkOf
 */
export function charactersOf(vin: ReadVin, ink: number): ReadCharacter[] {
  const verdict = checkDigitVerdict(vin.text);
  const isChecked = verdict === 'valid' && !vin.isMended;
  const isStamped = vin.isStamped === true || ink < INK;
  const isUnproven = isStamped && !(isChecked && vin.agreement >= STAMPED_AGREEMENT);
  // A digit that became right by a second choice speaks for that choice; on a stamp, where many readings are tried, for
  // hardly more than chance.
  const wanted = isChecked && !isStamped ? CERTAIN - CHECKED : CERTAIN;
  return vin.characters.map((ballot, at) => {
    const [first, ...rest] = ballot;
    const text = first?.text ?? '0';
    const certainty = Math.min(1, first?.share ?? 0);
    const alternatives = alternativesOf(text, rest);
    // A wrong one speaks against those that make it right once they are read otherwise.
    const isSuspect =
      verdict === 'mismatch' &&
      alternatives.some(
        (other) => checkDigitVerdict(`${vin.text.slice(0, at)}${other}${vin.text.slice(at + 1)}`) === 'valid',
      );
    return { text, certainty, isDoubtful: isUnproven || certainty < wanted || isSuspect, alternatives };
  });
}

/** What the readings also said, then what such a character is often taken for. */
function alternativesOf(text: string, rest: Ballot): string[] {
  const voted = rest.filter(({ share }) => share > 0.04).map((choice) => choice.text);
  return [...new Set([...voted, ...likeOf(text)])].filter((other) => other !== text).slice(0, 4);
}
