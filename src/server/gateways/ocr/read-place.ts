import { around, type VinPlace } from './find-vin.ts';
import { cutOut, INK, inkOf } from './grey-picture.ts';
import { readStamped } from './read-stamped.ts';
import { type ReadVin, readVin } from './read-vin.ts';
import type { GreyPicture, TextEngine } from './text-engine.ts';

/** Enough to stop looking: the readings agree, and check digit and maker speak for them. */
export const SURE = 0.8;

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
  if (first !== undefined && first.trust > SURE) return first;
  const second = await other(place, reading);
  return first === undefined || (second !== undefined && second.trust > first.trust) ? second : first;
}
