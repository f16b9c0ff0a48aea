import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import { greyOf } from './grey-picture.ts';
import type { GreyPicture } from './text-engine.ts';

/** More than any phone takes by default; what is larger costs memory to unpack and reads no better. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 60;

/** The first bytes of the types that are read. SVG and PDF are programs more than pictures: they are not. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * The picture in grey, upright by its EXIF, at a size that is good to read. Its head is looked at before it is unpacked.
 * @throws Refusal 210101 another type, 210102 too many pixels, 210103 damaged, 210104 too small to hold a VIN
 */
export async function openPicture(bytes: Buffer): Promise<GreyPicture> {
  return unpacked(bytes, { smallest: 1200, largest: 2400 }, greyOf);
}

/** The picture for a service elsewhere: upright, small enough to send, and without what the phone wrote into it. */
export async function uprightJpeg(bytes: Buffer): Promise<Buffer> {
  return unpacked(bytes, { smallest: 600, largest: 2400 }, (pipeline) => pipeline.jpeg({ quality: 88 }).toBuffer());
}

async function unpacked<Result>(
  bytes: Buffer,
  { smallest, largest }: { smallest: number; largest: number },
  finish: (pipeline: Sharp) => Promise<Result>,
): Promise<Result> {
  if (!SIGNATURES.some((fits) => fits(bytes))) throw new Refusal('210101');
  const { width, height } = await metadataOf(bytes);
  if (width * height > MAX_PIXELS) throw new Refusal('210102');
  if (Math.max(width, height) < MIN_SIDE) throw new Refusal('210104');
  const longSide = Math.min(largest, Math.max(smallest, width, height));
  try {
    return await finish(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
        .autoOrient()
        .flatten({ background: '#fff' })
        .resize(longSide, longSide, { fit: 'inside' }),
    );
  } catch {
    throw new Refusal('210103');
  }
}

async function metadataOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    // Without a limit here: only the head is read, and the refusal is to say what is wrong.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('210103');
  }
}
