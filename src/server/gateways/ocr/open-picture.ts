import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import { isRasterPicture, isUnpackable, readPictureHeader, type UnpackBounds } from '../../platform/raster-pictures.ts';
import type { PixelPicture } from './text-line.ts';

/** A larger picture than phones take by default costs memory to unpack and reads no better. */
const BOUNDS: UnpackBounds = { maxPixels: 50_000_000, maxSide: 12_000, maxWholeBytes: 100_000_000 };
const SIDE_MIN = 60;
/** A photo takes half a second. Sharp ends the work then, even while it decodes. */
const TIMEOUT_S = 10;

/** Pixels of the longer side: enough for a licence on a table, and bounds time and memory of the models. */
const READ_SIDE = { min: 640, max: 1600 };
const SENT_SIDE = { min: 600, max: 2400 };

/**
 * The picture's pixels, upright by its EXIF, at a size that is good to read. Its header is checked before it is unpacked.
 * @throws Refusal 210101 another type or animated, 210102 too many pixels, 210103 damaged, 210104 too small to hold a VIN
 */
export async function openPicture(bytes: Buffer): Promise<PixelPicture> {
  return unpack(bytes, READ_SIDE, async (pipeline) => {
    const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
}

/** The picture to send to a service: upright, bounded in size, without its metadata. @throws as openPicture */
export async function uprightJpeg(bytes: Buffer): Promise<Buffer> {
  return unpack(bytes, SENT_SIDE, (pipeline) => pipeline.jpeg({ quality: 88 }).toBuffer());
}

async function unpack<Result>(
  bytes: Buffer,
  { min, max }: { min: number; max: number },
  finish: (pipeline: Sharp) => Promise<Result>,
): Promise<Result> {
  if (!isRasterPicture(bytes)) throw new Refusal('210101');
  const metadata = await readMetadata(bytes);
  const { width, height } = metadata;
  if ((metadata.pages ?? 1) > 1) throw new Refusal('210101');
  if (!isUnpackable(metadata, BOUNDS)) throw new Refusal('210102');
  if (Math.max(width, height) < SIDE_MIN) throw new Refusal('210104');
  const longSide = Math.min(max, Math.max(min, width, height));
  try {
    return await finish(
      sharp(bytes, { limitInputPixels: BOUNDS.maxPixels, failOn: 'truncated', sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#fff' })
        .resize(longSide, longSide, { fit: 'inside' })
        .timeout({ seconds: TIMEOUT_S }),
    );
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.startsWith('timeout');
    throw new Refusal(isTimeout ? '210102' : '210103');
  }
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await readPictureHeader(bytes);
  } catch {
    throw new Refusal('210103');
  }
}
