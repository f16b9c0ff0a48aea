import sharp from 'sharp';
import { Refusal } from '../platform/errors.ts';
import { createQueue } from '../platform/queue.ts';
import { isRasterPicture, isUnpackable, readPictureHeader, type UnpackBounds } from '../platform/raster-pictures.ts';

const BOUNDS: UnpackBounds = { maxPixels: 50_000_000, maxSide: 12_000, maxWholeBytes: 100_000_000 };
/** On the longer side: a number cast into a part can be read. */
const STORED_SIDE = 1600;
const TIMEOUT_S = 10;

/** Decoding fills a processor. */
const queue = createQueue({ concurrency: 1, maxWaiting: 8, maxWaitMs: 10_000, retryAfterS: 5 });

/**
 * The photo as it is stored: WebP, upright, without its metadata (place, camera, thumbnail). Its header is checked before it
 * is unpacked.
 * @throws Refusal 300364 another type or animated, 300365 too many pixels, 300366 damaged, 900503 too many at once
 */
export async function storedPhoto(bytes: Buffer): Promise<Buffer> {
  if (!isRasterPicture(bytes)) throw new Refusal('300364');
  const header = await readPictureHeader(bytes).catch(() => {
    throw new Refusal('300366');
  });
  if ((header.pages ?? 1) > 1) throw new Refusal('300364');
  if (!isUnpackable(header, BOUNDS)) throw new Refusal('300365');
  return queue.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: BOUNDS.maxPixels, failOn: 'truncated', sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#fff' })
        .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer();
    } catch (error) {
      const isTimeout = error instanceof Error && error.message.startsWith('timeout');
      throw new Refusal(isTimeout ? '300365' : '300366');
    }
  });
}
