import sharp, { type Metadata } from 'sharp';
import { isUnpackable, readPictureHeader } from '../../platform/raster-pictures.ts';
import { DrawingProblem } from './drawing-problem.ts';

/** A sheet of A2 at 600 dpi has 139 million pixels, one of A3 70 million. */
const BOUNDS = { maxPixels: 100_000_000, maxSide: 16_000, maxWholeBytes: 200_000_000 };
const SIDE_MIN = 32;
/** On the longer side: more than a screen shows at the viewer's largest zoom. */
const STORED_SIDE = 3000;
const TIMEOUT_S = 30;

export interface PreparedScan {
  /** WebP. */
  image: Buffer;
  width: number;
  height: number;
  /** Of the upright picture in the supplier's file. */
  fileHeight: number;
}

/** @throws DrawingProblem */
export async function prepareScan(bytes: Buffer): Promise<PreparedScan> {
  if (isAnimatedPng(bytes)) throw new DrawingProblem('animatedPicture');
  const header = await readPictureHeader(bytes).catch(() => {
    throw new DrawingProblem('damagedPicture');
  });
  if ((header.pages ?? 1) > 1) throw new DrawingProblem('animatedPicture');
  if (!isUnpackable(header, BOUNDS)) throw new DrawingProblem('tooManyPixels');
  if (Math.min(header.width, header.height) < SIDE_MIN) throw new DrawingProblem('pictureTooSmall');
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: BOUNDS.maxPixels,
      failOn: 'truncated',
      sequentialRead: true,
    })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, preset: 'drawing' })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height, fileHeight: uprightHeight(header) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.startsWith('timeout');
    throw new DrawingProblem(isTimeout ? 'tooManyPixels' : 'damagedPicture');
  }
}

/** EXIF orientations from 5 on swap width and height. */
function uprightHeight({ width, height, orientation = 1 }: Metadata): number {
  return orientation >= 5 ? width : height;
}

/** The chunk acTL comes before the pixels. Sharp would read the first frame as a still picture. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
