import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../../platform/errors.ts';
import type { PixelPicture } from './text-line.ts';

/** More than phones take by default; a larger picture costs memory to unpack and reads no better. */
const MAX_PIXELS = 50_000_000;
/** A row is unpacked at once, and memory is taken for many rows: a strip of 50,000,000 x 1 pixels took 850 MB. */
const MAX_SIDE = 12_000;
const MIN_SIDE = 60;
/** Of a picture that has to be unpacked as a whole before it can be scaled down: 25 million pixels of four bytes. */
const MAX_WHOLE_BYTES = 100_000_000;
/** A photo takes half a second. Sharp ends the work then, even while it decodes. */
const TIMEOUT_S = 10;

// One thread for a picture leaves a processor to the server, and a cache of pixels that are never shown again is waste.
sharp.concurrency(1);
sharp.cache(false);

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
  if (!SIGNATURES.some((fits) => fits(bytes))) throw new Refusal('210101');
  const metadata = await readMetadata(bytes);
  const { width, height } = metadata;
  if ((metadata.pages ?? 1) > 1) throw new Refusal('210101');
  if (!isUnpackable(metadata)) throw new Refusal('210102');
  if (Math.max(width, height) < MIN_SIDE) throw new Refusal('210104');
  const longSide = Math.min(max, Math.max(min, width, height));
  try {
    return await finish(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
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

/** Whether the memory to unpack a picture is bounded, by its header. */
function isUnpackable({ width, height, channels, depth, format, isProgressive, orientation = 1 }: Metadata): boolean {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return false;
  // Rows are read one by one, or the picture shrinks while it is decoded.
  const isStreamed = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation === 1));
  // The coefficients of a progressive JPEG take two bytes each.
  const bytesPerSample = depth !== 'uchar' || format === 'jpeg' ? 2 : 1;
  return isStreamed || width * height * channels * bytesPerSample <= MAX_WHOLE_BYTES;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    // No limit here: only the header is read, and the caller refuses with the code that fits.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('210103');
  }
}
