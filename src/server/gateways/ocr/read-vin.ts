import {
  checkDigitOf,
  hasValidCheckDigit,
  isCheckDigitMandatory,
  isWellFormedVin,
  VIN_LENGTH,
} from '../../../contract/vehicles/vin.ts';
import type { VinPlace } from './find-vin.ts';
import { readStrip, type StripPass, stripOf } from './read-strip.ts';
import type { GreyPicture, TextEngine } from './text-engine.ts';
import { type Ballot, type LineReading, vote } from './vote.ts';

export interface ReadVin {
  /** One ballot a character: what most readings say comes first. */
  characters: Ballot[];
  text: string;
  /** How far to believe it, 0 to 1: agreement of the readings, check digit, a maker that is known. */
  trust: number;
  /** How far the readings agree, 0 to 1. */
  agreement: number;
  /** Its check digit is right only since a second choice was taken: it speaks for that choice, hardly for the others. */
  isMended: boolean;
  /** Read by the light and the shadow on its walls, or otherwise by them than by its ink. */
  isStamped?: true;
}

// Measured over drawn licences and plates: the model was made for square characters, so narrowed ones read best; passes
// that go wrong in different ways are worth more than the best one twice.
const PASSES: readonly StripPass[] = [
  { height: 30, preparation: 'narrow', layout: 'rawLine' },
  { height: 70, preparation: 'ink', layout: 'rawLine' },
  { height: 40, preparation: 'narrow', layout: 'line' },
  { height: 30, preparation: 'even', layout: 'line' },
  { height: 52, preparation: 'narrower', layout: 'rawLine' },
  { height: 40, preparation: 'soft', layout: 'line', isFree: true },
  { height: 70, preparation: 'narrow', layout: 'rawLine' },
  { height: 40, preparation: 'ink', layout: 'rawLine' },
  { height: 30, preparation: 'narrower', layout: 'line' },
  { height: 52, preparation: 'plain', layout: 'rawLine' },
  { height: 30, preparation: 'soft', layout: 'line' },
  { height: 40, preparation: 'even', layout: 'line', isFree: true },
];
/** Readings after which it may already be plain. */
const FIRST_LOOK = 5;
const [HOPELESS, PLAIN] = [0.4, 0.85];
/** The share of the readings that have a frame's marks as characters, from which on it is believed to be one. */
const FRAMED = 0.75;

interface Reading {
  engine: TextEngine;
  /** The picture that the place was found in, level. */
  picture: GreyPicture;
  isKnownMaker(wmi: string): boolean;
}

/** Reads one place over and over, each time prepared otherwise, and lets the readings vote. */
export async function readVin(
  place: VinPlace,
  { engine, picture, isKnownMaker }: Reading,
): Promise<ReadVin | undefined> {
  const strips = await Promise.all(place.lines.map(({ box }) => stripOf(picture, box, place.lean)));
  const lengths = lengthsOf(place);
  const readings: LineReading[][] = strips.map(() => []);
  let best: ReadVin | undefined;
  for (const [count, pass] of PASSES.entries()) {
    for (const [line, strip] of strips.entries()) readings[line]?.push(await readStrip(engine, strip, pass));
    // The last of the twelve is looked at as well.
    if (count + 1 < FIRST_LOOK || ((count + 1) % 2 === 0 && count + 1 < PASSES.length)) continue;
    best = counted(readings, lengths, isKnownMaker) ?? best;
    if (best !== undefined && (best.trust > PLAIN || best.trust < HOPELESS)) break;
  }
  return best;
}

/** How many characters each line has: all 17 in one, or as they were first read, mended to 17. */
function lengthsOf({ lines }: VinPlace): number[][] {
  if (lines.length === 1) return [[VIN_LENGTH]];
  const first = lines[0]?.symbols.length ?? 0;
  const second = lines[1]?.symbols.length ?? 0;
  const splits = [first, VIN_LENGTH - second, first - 1, first + 1].map((split) => [split, VIN_LENGTH - split]);
  return splits.filter(([upper = 0, lower = 0]) => upper > 2 && lower > 2);
}

function counted(readings: LineReading[][], splits: number[][], isKnownMaker: (wmi: string) => boolean) {
  const found = [
    ...splits.map((lengths) => lengths.flatMap((length, line) => vote(readings[line] ?? [], length))),
    ...framed(readings),
  ].flatMap((characters) => (characters.length === VIN_LENGTH ? [settled(shaped(characters), isKnownMaker)] : []));
  return found.sort((one, other) => other.trust - one.trust)[0];
}

/**
 * Plates have a star or the maker's mark before and after the VIN, which is read as some letter: where nearly all
 * readings of the one line are too long, every stretch of 17 in them is a candidate.
 */
function framed([line = [], ...more]: LineReading[][]): Ballot[][] {
  if (more.length > 0) return [];
  return [1, 2].flatMap((marks) => {
    if (line.filter(({ length }) => length >= VIN_LENGTH + marks).length < line.length * FRAMED) return [];
    const whole = vote(line, VIN_LENGTH + marks);
    return Array.from({ length: marks + 1 }, (_, start) => whole.slice(start, start + VIN_LENGTH));
  });
}

/** What the standards let stand at a place where the check digit is the law: the digit itself, the year, the serial. */
const SHAPES: readonly (readonly [from: number, to: number, legal: RegExp])[] = [
  [8, 8, /[0-9X]/],
  [9, 9, /[1-9A-HJ-NPR-TV-Y]/],
  [13, 16, /[0-9]/],
];

/** Without the choices that no VIN has at their place, wherever the readings have another. */
export function shaped(characters: readonly Ballot[]): Ballot[] {
  if (!isCheckDigitMandatory(characters[0]?.[0]?.text ?? '')) return [...characters];
  return characters.map((ballot, at) => {
    const legal = SHAPES.find(([from, to]) => at >= from && at <= to)?.[2];
    const left = legal === undefined ? ballot : ballot.filter(({ text }) => legal.test(text));
    return left.length === 0 ? ballot : left;
  });
}

/** The votes' first choice, unless a near second one makes the check digit right. */
export function settled(characters: Ballot[], isKnownMaker: (wmi: string) => boolean): ReadVin {
  const plain = weighed(characters, isKnownMaker);
  if (!isCheckDigitMandatory(plain.text) || isSound(plain.text)) return plain;
  const others = characters.flatMap((ballot, at) =>
    ballot.slice(1, 4).flatMap((choice) => {
      const first = ballot[0]?.share ?? 0;
      // A change that the readings hardly speak for is a guess, and a guess is the user's to make.
      if (choice.share < (isConfusable(choice.text, ballot[0]?.text) ? 0.03 : 0.12)) return [];
      const changed = characters.map((one, place) =>
        place === at ? [choice, ...ballot.filter((each) => each !== choice)] : one,
      );
      const weight = choice.share / Math.max(0.01, first);
      return [{ vin: weighed(changed, isKnownMaker), weight }];
    }),
  );
  const sound = others.filter(({ vin }) => isSound(vin.text)).sort((one, other) => other.weight - one.weight)[0];
  return sound === undefined ? plain : { ...sound.vin, isMended: true };
}

/** Pairs that prints and plates make look alike. */
const ALIKE = 'B8 S5 Z2 G6 D0 0C UV A4 T7 L1 T1 CG EF MN KX PR VY HN 17 38 69 56 3B 8S 0U HM 4A G0 G9';

/** What a character is often taken for. */
export function likeOf(text: string): string[] {
  return ALIKE.split(' ').flatMap((pair) => {
    const [one = '', other = ''] = pair;
    return text === one ? [other] : text === other ? [one] : [];
  });
}

function isConfusable(one: string, other = ''): boolean {
  return ALIKE.includes(`${one}${other}`) || ALIKE.includes(`${other}${one}`);
}

function isSound(text: string): boolean {
  return isWellFormedVin(text) && hasValidCheckDigit(text);
}

function weighed(characters: Ballot[], isKnownMaker: (wmi: string) => boolean): ReadVin {
  const text = characters.map((ballot) => ballot[0]?.text ?? '0').join('');
  const agreement = characters.reduce((sum, ballot) => sum + (ballot[0]?.share ?? 0), 0) / VIN_LENGTH;
  const hasSerial = /\d{4}$/.test(text) ? 0.1 : 0;
  const check = isWellFormedVin(text) && checkDigitOf(text) === text.charAt(8) ? 0.25 : 0;
  const maker = isKnownMaker(text.slice(0, 3)) ? 0.15 : 0;
  return {
    characters,
    text,
    trust: agreement * 0.5 + check + maker + hasSerial - illegalIn(text) * 0.05,
    agreement,
    isMended: false,
  };
}

/** Characters that the law wants otherwise: a reading that lost its step has letters where digits stand. */
function illegalIn(text: string): number {
  if (!isCheckDigitMandatory(text)) return 0;
  return SHAPES.flatMap(([from, to, legal]) => [...text.slice(from, to + 1)].filter((one) => !legal.test(one))).length;
}
