import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import type { VinPlace } from './find-vin.ts';
import { type ReadVin, settled, shaped } from './read-vin.ts';
import { ballotsOf, looksAt } from './stamped-line.ts';
import type { GreyPicture } from './text-engine.ts';
import type { Ballot } from './vote.ts';

interface Reading {
  /** The picture that the place was found in, level. */
  picture: GreyPicture;
  isKnownMaker(wmi: string): boolean;
}

/** Reads a VIN that has no ink, by the light and the shadow on the walls of its characters. */
export async function readStamped(place: VinPlace, { picture, isKnownMaker }: Reading): Promise<ReadVin | undefined> {
  const found: ReadVin[] = [];
  for (const lengths of lengthsOf(place)) {
    const lines: Ballot[][] = [];
    for (const [line, length] of lengths.entries()) {
      const box = place.lines[line]?.box;
      if (box !== undefined) lines.push(ballotsOf(await looksAt(picture, box, place.lean, length)));
    }
    const characters = lines.flat();
    if (characters.length === VIN_LENGTH) {
      found.push({ ...settled(shaped(characters), isKnownMaker), isStamped: true });
    }
  }
  return found.sort((one, other) => other.trust - one.trust)[0];
}

/** All 17 in one line; of two, as they were seen, mended to 17. */
function lengthsOf({ lines }: VinPlace): number[][] {
  if (lines.length === 1) return [[VIN_LENGTH]];
  const first = lines[0]?.symbols.length ?? 0;
  const second = lines[1]?.symbols.length ?? 0;
  return [...new Set([first, VIN_LENGTH - second])]
    .map((split) => [split, VIN_LENGTH - split])
    .filter(([upper = 0, lower = 0]) => upper > 2 && lower > 2);
}
