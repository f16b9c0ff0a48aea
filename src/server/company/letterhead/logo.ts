import sharp from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import { createQueue } from '../../platform/queue.ts';
import { isRasterPicture, isUnpackable, readPictureHeader, type UnpackBounds } from '../../platform/raster-pictures.ts';

const BOUNDS: UnpackBounds = { maxPixels: 16_000_000, maxSide: 4_000, maxWholeBytes: 64_000_000 };
/** Twice what paper shows at 96 pixels an inch. */
const STORED = { width: 600, height: 240 };
const TIMEOUT_S = 5;

/** Decoding fills a processor. */
const queue = createQueue({ concurrency: 1, maxWaiting: 8, maxWaitMs: 10_000, retryAfterS: 5 });

/**
 * A logo as it is stored: a small PNG without metadata. Its header is checked before it is unpacked.
 * @throws Refusal 300304 another type, 300302 too many pixels, 300303 damaged, 900503 too many at once
 */
export async function storedLogo(bytes: Buffer): Promise<Buffer> {
  if (!isRasterPicture(bytes)) throw new Refusal('300304');
  const header = await readPictureHeader(bytes).catch(() => {
    throw new Refusal('300303');
  });
  if ((header.format !== 'png' && header.format !== 'jpeg') || (header.pages ?? 1) > 1) throw new Refusal('300304');
  if (!isUnpackable(header, BOUNDS)) throw new Refusal('300302');
  return queue.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: BOUNDS.maxPixels, failOn: 'truncated', sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb')
        .resize({ ...STORED, fit: 'inside', withoutEnlargement: true })
        .png()
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer();
    } catch (error) {
      const isTimeout = error instanceof Error && error.message.startsWith('timeout');
      throw new Refusal(isTimeout ? '300302' : '300303');
    }
  });
}
