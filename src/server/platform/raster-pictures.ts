import sharp, { type Metadata } from 'sharp';

// One thread for a picture leaves a processor to the server, and a cache of pixels that are never shown again is waste.
sharp.concurrency(1);
sharp.cache(false);

/** The first bytes of JPEG, PNG and WebP. Other types are not accepted: SVG and PDF are programs as much as pictures. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

export function isRasterPicture(bytes: Buffer): boolean {
  return SIGNATURES.some((matches) => matches(bytes));
}

/** Reads the header only, without limits: the caller decides what is too large. Rejects if it is damaged. */
export function readPictureHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

export interface UnpackBounds {
  maxPixels: number;
  /** A row is unpacked at once, and memory is taken for many rows: a strip of 50,000,000 x 1 pixels took 850 MB. */
  maxSide: number;
  /** Of a picture that has to be unpacked as a whole before it can be scaled down. */
  maxWholeBytes: number;
}

/** Whether the memory to unpack a picture is bounded, by its header. */
export function isUnpackable(header: Metadata, { maxPixels, maxSide, maxWholeBytes }: UnpackBounds): boolean {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = header;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) return false;
  // Rows are read one by one, or the picture shrinks while it is decoded.
  const isStreamed = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation === 1));
  // The coefficients of a progressive JPEG take two bytes each.
  const bytesPerSample = depth !== 'uchar' || format === 'jpeg' ? 2 : 1;
  return isStreamed || width * height * channels * bytesPerSample <= maxWholeBytes;
}
