import { hasValidCheckDigit, isWellFormedVin, VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import { meanScore } from './text-line.ts';
import { type Box, boxAroundAll, type PageText, partOf } from './upright-page.ts';
import { isVinLike, toVinChoices, type VinChoices } from './vin-choices.ts';

export interface FoundVin {
  /** All 17, from one line or two consecutive ones. */
  choices: readonly VinChoices[];
  /** No character was dropped to get 17. */
  isWhole: boolean;
  box: Box;
  /** Likelihood that it is a VIN; see scoreOf. */
  score: number;
}

const LABEL = /识别代[号码]|车架号|VIN/i;
/** Printed on driving licences only, where a VIN is never broken into two lines. */
const LICENCE_LABEL = /号牌号码|所有人|使用性质|注册日期|发证日期|行驶证/;
/** Marks that frame a VIN or separate its characters. */
const MARK = /^[*★☆✱·.,:'"`_|+\-—\s]$/;
/** A part of a broken VIN is no shorter. */
const PART_LENGTH_MIN = 4;
/** Marks around a VIN that may have been read as characters of it. */
const SURPLUS_MAX = 4;
/** Model names and words have fewer digits than a VIN, barcode numbers fewer letters. */
const DIGITS_MIN = 4;
const LETTERS_MIN = 2;
const SCORE_MIN = 1.8;

interface VinCandidate {
  parts: PageText[];
  isWhole: boolean;
}

/** The likeliest VIN among the lines of an upright page. */
export function findVin(lines: readonly PageText[], isKnownMaker: (wmi: string) => boolean): FoundVin | undefined {
  const runs = lines.flatMap(vinLikeRuns);
  const isLicence = lines.some(({ text }) => LICENCE_LABEL.test(text));
  const labels = lines.filter(({ text }) => LABEL.test(text));
  const candidates = [...runs.map((run) => [run]), ...(isLicence ? [] : stackedRuns(runs))].flatMap(vinsWithin);
  const places = candidates.map(({ parts, isWhole }): FoundVin => {
    const choices = toVinChoices(parts.flatMap(({ characters }) => characters));
    const box = boxAroundAll(parts.map((part) => part.box));
    const isLabelled = labels.some((label) => isBesideOrBelow(box, label.box));
    const score = scoreOf(choices, isKnownMaker) + (isLabelled ? 1 : 0) + (isWhole ? 0.5 : 0);
    return { choices, isWhole, box, score };
  });
  const [best] = places.filter(({ score }) => score >= SCORE_MIN).sort((one, other) => other.score - one.score);
  return best;
}

/** Stretches of Latin letters and digits in a line, without the marks between them. */
function vinLikeRuns(line: PageText): PageText[] {
  const runs: PageText[] = [];
  let start = 0;
  for (let index = 0; index <= line.characters.length; index += 1) {
    const character = line.characters[index];
    const isMark = MARK.test(character?.candidates[0]?.text ?? '');
    if (character !== undefined && (isMark || isVinLike(character))) continue;
    const run = partOf(line, start, index);
    const characters = run.characters.filter(({ candidates }) => !MARK.test(candidates[0]?.text ?? ''));
    if (characters.length >= PART_LENGTH_MIN) runs.push({ ...run, characters });
    start = index + 1;
  }
  return runs;
}

/** Two runs, one below the other and alike in height. */
function stackedRuns(runs: readonly PageText[]): PageText[][] {
  return runs.flatMap((upper) =>
    runs.filter((lower) => isStacked(upper.box, lower.box)).map((lower) => [upper, lower]),
  );
}

function isStacked(upper: Box, lower: Box): boolean {
  const drop = lower.top - upper.top;
  const isAligned =
    Math.abs(lower.left - upper.left) < upper.height ||
    Math.abs(lower.left + lower.width / 2 - upper.left - upper.width / 2) < upper.height;
  const heights = upper.height / lower.height;
  return isAligned && drop > upper.height * 0.5 && drop < upper.height * 3 && heights > 0.55 && heights < 1.8;
}

/**
 * The ways to take 17 characters from the runs: marks are sometimes read as letters or digits at the ends, and a
 * character now and then as two, of which the model is less sure.
 */
function vinsWithin(runs: readonly PageText[]): VinCandidate[] {
  const characters = runs.flatMap((run) => run.characters.map((_, index) => partOf(run, index, index + 1)));
  const surplus = characters.length - VIN_LENGTH;
  if (surplus < 0 || surplus > SURPLUS_MAX) return [];
  const windows = Array.from({ length: surplus + 1 }, (_, from) => characters.slice(from, from + VIN_LENGTH));
  const byScore = characters.toSorted((one, other) => meanScore(one.characters) - meanScore(other.characters));
  const leastSure = new Set(byScore.slice(0, surplus));
  return [...windows, characters.filter((character) => !leastSure.has(character))].map((parts) => ({
    parts,
    isWhole: surplus === 0,
  }));
}

function isBesideOrBelow(box: Box, label: Box): boolean {
  const drop = box.top + box.height / 2 - label.top - label.height / 2;
  const reach = Math.max(box.height, label.height);
  return drop > -reach && drop < reach * 3.5;
}

/** Mean score of the characters, 0 to 1, plus points for a known maker, a valid check digit and a serial number. */
function scoreOf(choices: readonly VinChoices[], isKnownMaker: (wmi: string) => boolean): number {
  const vin = choices.map(([first]) => first.text).join('');
  const digits = vin.replace(/\D/g, '').length;
  if (digits < DIGITS_MIN || VIN_LENGTH - digits < LETTERS_MIN) return 0;
  const mean = choices.reduce((sum, [first]) => sum + first.score, 0) / VIN_LENGTH;
  const isValid = isWellFormedVin(vin) && hasValidCheckDigit(vin);
  return mean + (isKnownMaker(vin.slice(0, 3)) ? 1 : 0) + (isValid ? 1 : 0) + (/\d{4}$/.test(vin) ? 0.5 : 0);
}
