import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isRasterPicture, isUnpackable, readPictureHeader } from '../../../src/server/platform/raster-pictures.ts';

const bounds = { maxPixels: 1_000_000, maxSide: 2_000, maxWholeBytes: 30_000 };
const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });
const headerOf = async (picture: Sharp) => readPictureHeader(await picture.toBuffer());

test('a picture is one by its first bytes, not by what surrounds them', async () => {
  const small = pictureOf(10, 10);
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect(isRasterPicture(await small.toFormat(format).toBuffer()), format).toBe(true);
  for (const text of ['', '<svg/>', '%PDF-1.7', 'GIF89a', 'RIFF    AVI ', ' \u00ff\u00d8\u00ff'])
    expect(isRasterPicture(Buffer.from(text, 'latin1')), text).toBe(false);
});

describe('the memory to unpack a picture is bounded', () => {
  test('by its pixels and by its longer side', async () => {
    expect(isUnpackable(await headerOf(pictureOf(1_000, 1_000).jpeg()), bounds)).toBe(true);
    expect(isUnpackable(await headerOf(pictureOf(1_001, 1_000).jpeg()), bounds)).toBe(false);
    expect(isUnpackable(await headerOf(pictureOf(2_001, 1).jpeg()), bounds)).toBe(false);
    expect(isUnpackable(await headerOf(pictureOf(1, 2_001).jpeg()), bounds)).toBe(false);
  });

  test('by the bytes of the whole, where it cannot be read by rows', async () => {
    // 100 x 100 pixels of three bytes each are the most that may be unpacked as a whole.
    expect(isUnpackable(await headerOf(pictureOf(100, 100).webp()), bounds)).toBe(true);
    expect(isUnpackable(await headerOf(pictureOf(101, 100).webp()), bounds)).toBe(false);
    expect(isUnpackable(await headerOf(pictureOf(101, 100).jpeg()), bounds)).toBe(true);
    expect(isUnpackable(await headerOf(pictureOf(101, 100).png()), bounds)).toBe(true);
    expect(isUnpackable(await headerOf(pictureOf(101, 100).png({ progressive: true })), bounds)).toBe(false);
    expect(isUnpackable(await headerOf(pictureOf(101, 100).png().withMetadata({ orientation: 6 })), bounds)).toBe(
      false,
    );
  });

  test('by two bytes for each sample of a progressive JPEG', async () => {
    const progressive = (width: number) => headerOf(pictureOf(width, 100).jpeg({ progressive: true }));
    expect(isUnpackable(await progressive(50), bounds)).toBe(true);
    expect(isUnpackable(await progressive(51), bounds)).toBe(false);
  });
});
