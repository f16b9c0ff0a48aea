import type { ReadCharacter } from '../../../contract/pictures.ts';
import { Refusal } from '../../errors.ts';
import type { PictureReader } from '../../picture-reader.ts';
import { around } from './find-vin.ts';
import { cutOut, pipelineOf } from './grey-picture.ts';
import { type Located, locate } from './locate.ts';
import { openPicture } from './open-picture.ts';
import { readFields } from './read-fields.ts';
import { likeOf, type ReadVin } from './read-vin.ts';
import { checkDigitVerdict } from './reading.ts';
import type { GreyPicture, TextEngine } from './text-engine.ts';
import type { Ballot } from './vote.ts';

interface Needs {
  engine: TextEngine;
  isKnownMaker(wmi: string): boolean;
}

/** So many of a licence's words make it one. */
const LICENCE_WORDS = 3;
/** Below this agreement a character is to be looked at. */
const CERTAIN = 0.72;

/** Reads pictures in this process, offline. */
export function createEmbeddedReader({ engine, isKnownMaker }: Needs): PictureReader {
  return {
    async read(bytes, wanted) {
      const picture = await openPicture(bytes);
      const { found, level, labels } = await locate(picture, { engine, isKnownMaker });
      const card = wanted === 'licence' ? await cardOf(found, level, labels) : null;
      const read = card && (await readFields(engine, card));
      const fields = read !== null && Math.max(read.labels, labels) >= LICENCE_WORDS ? read : null;
      if (found === undefined && (fields?.announcement ?? null) === null) throw new Refusal('210104');
      const characters = found === undefined ? [] : charactersOf(found.vin);
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
    close: () => engine.close(),
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

function charactersOf({ characters, text }: ReadVin): ReadCharacter[] {
  const verdict = checkDigitVerdict(text);
  // A right check digit speaks for every character.
  const wanted = verdict === 'valid' ? CERTAIN - 0.2 : CERTAIN;
  return characters.map((ballot, at) => {
    const [first, ...rest] = ballot;
    const certainty = Math.min(1, first?.share ?? 0);
    const alternatives = alternativesOf(first?.text ?? '0', rest);
    // A wrong one speaks against those that make it right once they are read otherwise.
    const isSuspect =
      verdict === 'mismatch' &&
      alternatives.some((other) => checkDigitVerdict(`${text.slice(0, at)}${other}${text.slice(at + 1)}`) === 'valid');
    return { text: first?.text ?? '0', certainty, isDoubtful: certainty < wanted || isSuspect, alternatives };
  });
}

/** What the readings also said, then what such a character is often taken for. */
function alternativesOf(text: string, rest: Ballot): string[] {
  const voted = rest.filter(({ share }) => share > 0.04).map((choice) => choice.text);
  return [...new Set([...voted, ...likeOf(text)])].filter((other) => other !== text).slice(0, 4);
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
  const strip: GreyPicture = await cutOut(level, roomy);
  const jpeg = await pipelineOf(strip)
    .resize({ width: Math.min(1000, strip.width), withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
