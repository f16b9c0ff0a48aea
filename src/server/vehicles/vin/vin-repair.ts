import {
  hasValidCheckDigit,
  isCheckDigitMandatory,
  isWellFormedVin,
  normaliseVin,
} from '../../../contract/vehicles/vin.ts';
import { type VinEdit, vinEdits } from './vin-edits.ts';
import { shapePenaltyOf } from './vin-shape.ts';

/** Lookup of a WMI (three characters) and a prefix (eight characters) in the catalogue. */
export type VinKnowledge = {
  isKnownWmi: (wmi: string) => boolean;
  isKnownPrefix: (prefix8: string) => boolean;
};

export type VinCandidate = VinEdit & {
  /** Higher is likelier; comparable only between candidates of one text. */
  score: number;
  /** True if the catalogue has the first eight characters. */
  isKnown: boolean;
};

const DEFAULT_LIMIT = 10;
const KNOWN_WMI = 25;
const KNOWN_PREFIX = 35;
const VALID_CHECK_DIGIT = 20;

/**
 * Distinct candidates for a mistyped VIN, best first, at most `limit`. Empty if the text cannot be repaired: it is too long by
 * two or too short by three, or it is valid and of a known maker. Two missing characters are completed at the end, and only
 * where a check digit is mandatory: otherwise any two would do.
 */
export function repairVin(typed: string, knowledge: VinKnowledge, limit = DEFAULT_LIMIT): VinCandidate[] {
  const { text, folded } = normaliseVin(typed);
  const standing = isWellFormedVin(text) ? knownOf(text, knowledge) : undefined;
  const isWrong = standing !== undefined && isCheckDigitMandatory(text) && !hasValidCheckDigit(text);
  if (standing !== undefined && isSound(text, knowledge)) return [];
  const doubted = new Set(folded.map((fold) => fold.position));
  const best = new Map<string, VinCandidate>();
  for (const edit of vinEdits(text)) {
    // Cheap checks first: they reject most edits.
    if (!isWellFormedVin(edit.vin)) continue;
    if (isCheckDigitMandatory(edit.vin) && !hasValidCheckDigit(edit.vin)) continue;
    if (isEnding(edit) && !isCheckDigitMandatory(edit.vin)) continue;
    const candidate = judge(edit, knowledge, doubted);
    // Where no law requires a check digit, the typed VIN may be right, so a candidate must be better known.
    const needsGain = standing !== undefined && !(isWrong && isCheckDigitMandatory(edit.vin));
    if (needsGain && knownOf(edit.vin, knowledge) <= standing) continue;
    const other = best.get(edit.vin);
    if (!other || candidate.score > other.score) best.set(edit.vin, candidate);
  }
  return [...best.values()].sort(byScore).slice(0, limit);
}

function judge(
  edit: VinEdit & { weight: number },
  knowledge: VinKnowledge,
  doubted: ReadonlySet<number>,
): VinCandidate {
  const { weight, ...kept } = edit;
  const points = knownOf(edit.vin, knowledge) + (hasValidCheckDigit(edit.vin) ? VALID_CHECK_DIGIT : 0);
  // A letter that was folded to a digit is more doubtful than its neighbours.
  const doubt = edit.changes.some((change) => doubted.has(change.position)) ? 5 : 0;
  return {
    ...kept,
    isKnown: knowledge.isKnownPrefix(edit.vin.slice(0, 8)),
    score: weight + points + doubt - shapePenaltyOf(edit.vin),
  };
}

function isEnding({ rule, changes }: VinEdit): boolean {
  return rule === 'insertion' && changes.length > 1;
}

/** Points for a WMI and prefix that the catalogue knows. */
function knownOf(vin: string, { isKnownWmi, isKnownPrefix }: VinKnowledge): number {
  return (isKnownWmi(vin.slice(0, 3)) ? KNOWN_WMI : 0) + (isKnownPrefix(vin.slice(0, 8)) ? KNOWN_PREFIX : 0);
}

function isSound(vin: string, knowledge: VinKnowledge): boolean {
  return hasValidCheckDigit(vin) && knowledge.isKnownWmi(vin.slice(0, 3));
}

function byScore(left: VinCandidate, right: VinCandidate): number {
  if (left.score !== right.score) return right.score - left.score;
  return left.vin < right.vin ? -1 : 1;
}
