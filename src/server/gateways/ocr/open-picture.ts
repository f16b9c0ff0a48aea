import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import type { PixelPicture } from './text-line.ts';

/** More than phones take by default; a larger picture costs memory to unpack and reads no better. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 60;

/** The first bytes of JPEG, PNG and WebP. SVG and PDF are not accepted: they are programs as much as pictures. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** Pixels of the longer side: enough for a licence on a table, and bounds time and memory of the models. */
const READ_SIDE = { min: 640, max: 1600 };
const SENT_SIDE = { min: 600, max: 2400 };

/**
 * The picture's pixels, upright by its EXIF, at a size that is good to read. Its header is checked before it is unpacked.
 * @throws Refusal 210101 another type, 210102 too many pixels, 210103 damaged, 210104 too small to hold a VIN
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
  if (!SIGNATURES.some((fits) => fits(bytes))) throw new Refusal('210101');
  const { width, height } = await readMetadata(bytes);
  if (width * height > MAX_PIXELS) throw new Refusal('210102');
  if (Math.max(width, height) < MIN_SIDE) throw new Refusal('210104');
  const longSide = Math.min(max, Math.max(min, width, height));
  try {
    return await finish(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb')
        .flatten({ background: '#fff' })
        .resize(longSide, longSide, { fit: 'inside' }),
    );
  } catch {
    throw new Refusal('210103');
  }
}

async function readMetadata(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    // No limit here: only the header is read, and the caller refuses with the code that fits.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('210103');
  }
}
