import sharp from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import { checkDigitVerdict } from './check-digit-verdict.ts';
import { findVin } from './find-vin.ts';
import { findLicenceFields, type LicenceFields } from './licence-fields.ts';
import { openPicture } from './open-picture.ts';
import type { PictureReader } from './picture-reader.ts';
import type { PixelPicture } from './text-line.ts';
import { ReadingTimeout, type TextReader } from './text-reader.ts';
import { type Box, toUprightPage } from './upright-page.ts';
import { toReadCharacters } from './vin-characters.ts';

interface Dependencies {
  textReader: TextReader;
  isKnownMaker(wmi: string): boolean;
}

const NO_FIELDS: LicenceFields = {
  brand: null,
  announcement: null,
  engineNumber: null,
  doubts: { announcement: [], engineNumber: [] },
  registrationDate: null,
  vehicleClass: null,
};

/** Reads pictures in this process, offline. */
export function createEmbeddedReader({ textReader, isKnownMaker }: Dependencies): PictureReader {
  return {
    async read(bytes, wanted) {
      const picture = await openPicture(bytes);
      const { lines, rotation } = toUprightPage(await textReader.readLines(picture).catch(throwUnavailable), picture);
      const place = findVin(lines, isKnownMaker);
      const fields = wanted === 'licence' ? findLicenceFields(lines) : undefined;
      if (place === undefined && (fields?.announcement ?? null) === null) throw new Refusal('210104');
      const vin = place === undefined ? [] : toReadCharacters(place);
      return {
        kind: fields === undefined ? 'plate' : 'licence',
        vin,
        checkDigit: checkDigitVerdict(vin.map(({ text }) => text).join('')),
        cutOut: place === undefined ? null : await cutOut(picture, rotation, place.box),
        ...(fields ?? NO_FIELDS),
      };
    },
    close: () => textReader.close(),
  };
}

function throwUnavailable(error: unknown): never {
  throw error instanceof ReadingTimeout ? new Refusal('210106') : error;
}

/** The VIN's strip of the picture as a data URL, for the user to compare with; nothing else of the picture is kept. */
async function cutOut({ data, width, height }: PixelPicture, rotation: number, box: Box): Promise<string> {
  const upright = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(rotation, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const region = regionAround(box, upright.info);
  const jpeg = await sharp(upright.data, { raw: upright.info })
    .extract(region)
    .resize({ width: 1000, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** The box with a little room around it, inside the picture. */
function regionAround(box: Box, picture: { width: number; height: number }): Box {
  const room = box.height * 0.25;
  const left = Math.max(0, Math.floor(box.left - room));
  const top = Math.max(0, Math.floor(box.top - room));
  return {
    left,
    top,
    width: Math.min(picture.width - left, Math.ceil(box.width + room * 2)),
    height: Math.min(picture.height - top, Math.ceil(box.height + room * 2)),
  };
}
