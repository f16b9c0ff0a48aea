import { around, type VinPlace } from './find-vin.ts';
import { cutOut, INK, inkOf } from './grey-picture.ts';
import { readStamped } from './read-stamped.ts';
import { type ReadVin, readVin } from './read-vin.ts';
import type { GreyPicture, TextEngine } from './text-engine.ts';

/** Enough to stop looking: the readings agree, and check digit and maker speak for them. */
export const SURE = 0.8;
/** Print that reads with less agreement than this may be no print: polished walls look like ink. */
const AGREED = 0.85;

interface Reading {
  engine: TextEngine;
  /** The picture that the place was found in, level and at its full size. */
  picture: GreyPicture;
  /** It was found by its walls alone: there is no ink to read. */
  isRelief: boolean;
  isKnownMaker(wmi: string): boolean;
}

/** Reads one place closely, by its ink or by the walls of its characters; where the likelier way leaves doubt, by both. */
export async function readPlace(place: VinPlace, { isRelief, ...reading }: Reading): Promise<ReadVin | undefined> {
  if (isRelief) return readStamped(place, reading);
  const hasInk = inkOf(await cutOut(reading.picture, around(place.lines))) >= INK;
  const [likelier, other] = hasInk ? [readVin, readStamped] : [readStamped, readVin];
  const first = await likelier(place, reading);
  if (first !== undefined && first.trust > SURE && (!hasInk || first.agreement >= AGREED)) return first;
  const second = await other(place, reading);
  if (first === undefined || second === undefined) return first ?? second;
  const better = second.trust > first.trust ? second : first;
  // Two ways that say different things prove nothing: it is doubted like what is stamped.
  return first.text === second.text ? better : { ...better, isStamped: true };
}
