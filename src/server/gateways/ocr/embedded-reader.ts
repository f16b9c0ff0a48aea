import { Refusal } from '../../platform/errors.ts';
import { around } from './find-vin.ts';
import { cutOut, inkOf, pipelineOf } from './grey-picture.ts';
import { type Located, locate } from './locate.ts';
import { openPicture } from './open-picture.ts';
import type { PictureReader } from './picture-reader.ts';
import { charactersOf } from './read-characters.ts';
import { readFields } from './read-fields.ts';
import { checkDigitVerdict } from './reading.ts';
import type { GreyPicture, TextEngine } from './text-engine.ts';

interface Needs {
  engine: TextEngine;
  isKnownMaker(wmi: string): boolean;
  /** Milliseconds; how long is looked for a VIN is measured by it. */
  now?: () => number;
}

/** So many of a licence's words make it one. */
const LICENCE_WORDS = 3;

/** Reads pictures in this process, offline. */
export function createEmbeddedReader(needs: Needs): PictureReader {
  return {
    async read(bytes, wanted) {
      const picture = await openPicture(bytes);
      const { found, level, labels } = await locate(picture, needs);
      const card = wanted === 'licence' ? await cardOf(found, level, labels) : null;
      const read = card && (await readFields(needs.engine, card));
      const fields = read !== null && Math.max(read.labels, labels) >= LICENCE_WORDS ? read : null;
      if (found === undefined && (fields?.announcement ?? null) === null) throw new Refusal('210104');
      const characters = found === undefined ? [] : charactersOf(found.vin, inkOf(await placeOf(found)));
      return {
        kind: fields === null ? 'plate' : 'licence',
        vin: characters,
        checkDigit: checkDigitVerdict(characters.map(({ text }) => text).join('')),
        cutOut: found === undefined ? null : await stripPicture(found),
        brand: fields?.brand ?? null,
        announcement: fields?.announcement ?? null,
        engineNumber: fields?.engineNumber ?? null,
        registrationDate: fields?.registrationDate ?? null,
        vehicleClass: fields?.vehicleClass ?? null,
      };
    },
    close: () => needs.engine.close(),
  };
}

/** The part of the picture that is a licence; on one the VIN takes a third of the width, below the middle. */
async function cardOf(found: Located | undefined, level: GreyPicture, labels: number): Promise<GreyPicture | null> {
  if (found === undefined) return labels >= LICENCE_WORDS ? level : null;
  const vin = around(found.place.lines);
  if (found.place.lines.length > 1 || vin.width > level.width * 0.6) return null;
  return cutOut(level, {
    left: vin.left - vin.width * 1.5,
    top: vin.top - vin.width * 1.4,
    width: vin.width * 3.6,
    height: vin.width * 2.6,
  });
}

function placeOf({ place, level }: Located): Promise<GreyPicture> {
  return cutOut(level, around(place.lines));
}

/** The VIN as it stands in the picture, for the user to compare with; nothing else of the picture is kept. */
async function stripPicture({ place, level }: Located): Promise<string> {
  const box = around(place.lines);
  const room = Math.min(...place.lines.map((line) => line.box.height)) * 0.3;
  const roomy = {
    left: box.left - room,
    top: box.top - room,
    width: box.width + room * 2,
    height: box.height + room * 2,
  };
  const strip = await cutOut(level, roomy);
  const jpeg = await pipelineOf(strip)
    .resize({ width: Math.min(1000, strip.width), withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
