import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureReading, ReadCharacter } from '../../../contract/pictures/schemas.ts';
import { normaliseAnnouncement } from '../../../contract/vehicles/announcement.ts';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';
import { Refusal } from '../../platform/errors.ts';
import { type AliyunKeys, aliyunHeaders } from '../aliyun-signature.ts';
import { checkDigitVerdict } from './check-digit-verdict.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { uprightJpeg } from './open-picture.ts';
import type { PictureReader } from './picture-reader.ts';

interface Options {
  host: string;
  keys: AliyunKeys;
  /** Replaced in tests. */
  send?: typeof fetch;
}

const VERSION = '2021-07-07';
const TIMEOUT_MS = 10_000;
/** The service's own confidence, of 100. */
const CERTAIN_PROBABILITY = 96;

const Response = z.object({ Data: z.string().optional(), Code: z.string().optional() });
const KeyValue = z.object({
  key: z.string(),
  valueProb: z.number().optional(),
  valuePos: z.array(z.object({ x: z.number(), y: z.number() })).optional(),
});
/** Only the vehicle's fields: owner, address and plate number are dropped because the schema does not name them. */
const LicenceData = z.object({
  data: z.object({
    face: z
      .object({
        data: z.object({
          vinCode: z.string().optional(),
          model: z.string().optional(),
          engineNumber: z.string().optional(),
          registrationDate: z.string().optional(),
          vehicleType: z.string().optional(),
        }),
        prism_keyValueInfo: z.array(KeyValue).optional(),
      })
      .optional(),
  }),
});
const PlateData = z.object({
  data: z.object({ vin码: z.string().optional(), vinCode: z.string().optional() }),
  prism_keyValueInfo: z.array(KeyValue).optional(),
});

/** Reads pictures with Alibaba Cloud's OCR. Not the default, because it sends pictures to a third party. */
export function createAliyunReader({ host, keys, send = fetch }: Options): PictureReader {
  const request = async (action: string, body: Buffer): Promise<unknown> => {
    const headers = aliyunHeaders(
      {
        host,
        action,
        version: VERSION,
        body,
        headers: { 'content-type': 'application/octet-stream' },
        at: new Date(),
        nonce: randomUUID(),
      },
      keys,
    );
    const { host: _host, ...sentHeaders } = headers;
    const response = await send(`https://${host}/`, {
      method: 'POST',
      headers: sentHeaders,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      // The error may contain the request with the key's id.
      throw new Refusal('210106');
    });
    const payload = Response.safeParse(await response.json().catch(() => null));
    if (!payload.success) throw new Refusal('210106');
    if (!response.ok || payload.data.Data === undefined)
      throw new Refusal(isEmptyPictureCode(payload.data.Code) ? '210104' : '210106');
    return JSON.parse(payload.data.Data);
  };

  return {
    async read(bytes, wanted) {
      const picture = await uprightJpeg(bytes);
      if (wanted === 'licence') {
        const licence = await parseLicence(
          await request('RecognizeVehicleLicense', picture).catch(nullIfEmpty),
          picture,
        );
        if (licence !== undefined) return licence;
      }
      return parsePlate(await request('RecognizeCarVinCode', picture), picture);
    },
    close: async () => undefined,
  };
}

/** The service's codes for pictures without a licence or VIN. */
function isEmptyPictureCode(code = ''): boolean {
  return /^(unmatchedImageType|noMatchedTemplate|invalidImage|imageNotMatch)/i.test(code);
}

function nullIfEmpty(error: unknown): null {
  if (error instanceof Refusal && error.code === '210104') return null;
  throw error;
}

async function parseLicence(answer: unknown, picture: Buffer): Promise<PictureReading | undefined> {
  const face = LicenceData.safeParse(answer).data?.data.face;
  if (face === undefined) return undefined;
  const { vinCode = '', model = '', engineNumber = '', registrationDate = '', vehicleType = '' } = face.data;
  const place = face.prism_keyValueInfo?.find(({ key }) => key === 'vinCode');
  const vin = charactersOf(vinCode, place?.valueProb);
  if (vin.length === 0 && model === '') return undefined;
  const announcement = normaliseAnnouncement(model);
  // The service has one probability for a whole number.
  const doubtsOf = (number: string, key: string) => {
    const { valueProb = CERTAIN_PROBABILITY } = face.prism_keyValueInfo?.find((field) => field.key === key) ?? {};
    return valueProb < CERTAIN_PROBABILITY ? [...number].map((_, index) => index + 1) : [];
  };
  const brand = /^(.+?牌)/u.exec(model)?.[1] ?? null;
  return {
    ...(await readVinPart(vin, place, picture)),
    kind: 'licence',
    brand,
    announcement: announcement || null,
    engineNumber: engineNumber || null,
    doubts: { announcement: doubtsOf(announcement, 'model'), engineNumber: doubtsOf(engineNumber, 'engineNumber') },
    registrationDate: isoDate(registrationDate),
    vehicleClass: vehicleType || null,
  };
}

async function parsePlate(answer: unknown, picture: Buffer): Promise<PictureReading> {
  const plate = PlateData.safeParse(answer).data;
  const place = plate?.prism_keyValueInfo?.[0];
  const vin = charactersOf(plate?.data.vin码 ?? plate?.data.vinCode ?? '', place?.valueProb);
  if (vin.length === 0) throw new Refusal('210104');
  const nothing = {
    brand: null,
    announcement: null,
    engineNumber: null,
    doubts: { announcement: [], engineNumber: [] },
    registrationDate: null,
    vehicleClass: null,
  };
  return { ...(await readVinPart(vin, place, picture)), kind: 'plate', ...nothing };
}

function charactersOf(text: string, probability = CERTAIN_PROBABILITY): ReadCharacter[] {
  const vin = normaliseVin(text).text;
  if (!isWellFormedVin(vin)) return [];
  const isSound = checkDigitVerdict(vin) === 'valid';
  return [...vin].map((character) => ({
    text: character,
    certainty: Math.min(1, probability / 100),
    isDoubtful: probability < CERTAIN_PROBABILITY && !isSound,
    alternatives: lookAlikesOf(character).slice(0, 4),
  }));
}

async function readVinPart(vin: ReadCharacter[], place: z.infer<typeof KeyValue> | undefined, picture: Buffer) {
  const checkDigit = checkDigitVerdict(vin.map(({ text }) => text).join(''));
  return { vin, checkDigit, cutOut: await cutOut(picture, place?.valuePos ?? []) };
}

/** 20200115 or 2020-01-15. */
function isoDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  return z.iso.date().safeParse(date).success ? date : null;
}

async function cutOut(picture: Buffer, corners: readonly { x: number; y: number }[]): Promise<string | null> {
  if (corners.length < 4) return null;
  const { width, height } = await sharp(picture).metadata();
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - 12));
  const top = Math.max(0, Math.floor(Math.min(...ys) - 8));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + 12));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + 8));
  if (right - left < 4 || bottom - top < 4) return null;
  const jpeg = await sharp(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: 900, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
