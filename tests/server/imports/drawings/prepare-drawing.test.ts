import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareDrawing } from '../../../../src/server/imports/drawings/prepare-drawing.ts';

const sheet = (width: number, height: number, background: string | object = '#fff') =>
  sharp({ create: { width, height, channels: 4, background: background as string } });
const problemOf = async (bytes: Buffer, name = 'd.png') =>
  prepareDrawing(bytes, name).then(
    () => 'taken',
    (error: { problem?: string }) => error.problem ?? String(error),
  );

describe('a scan', () => {
  test.each(['png', 'webp', 'jpeg'] as const)('as %s is stored as WebP of its own size', async (format) => {
    const drawing = await prepareDrawing(await sheet(600, 1400).toFormat(format).toBuffer(), `d.${format}`);
    expect(drawing).toMatchObject({ mediaType: 'image/webp', svg: null, width: 600, height: 1400, scale: 0.5 });
    const { format: stored, width } = await sharp(drawing.image ?? Buffer.alloc(0)).metadata();
    expect([stored, width]).toEqual(['webp', 600]);
  });

  test('of 4000 x 6000 pixels is stored 3000 high, with the scale of its own pixels', async () => {
    const drawing = await prepareDrawing(await sheet(4000, 6000).png().toBuffer(), 'd.png');
    expect(drawing).toMatchObject({ width: 2000, height: 3000, scale: 700 / 6000 });
  });

  test('is upright by its EXIF, with the scale of the upright picture', async () => {
    const bytes = await sheet(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await prepareDrawing(bytes, 'd.jpg')).toMatchObject({ width: 200, height: 400, scale: 700 / 400 });
  });

  test('that is transparent is on white', async () => {
    const bytes = await sheet(40, 40, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    const { image } = await prepareDrawing(bytes, 'd.png');
    const { data } = await sharp(image ?? Buffer.alloc(0))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

test('a large header is refused before its pixels are unpacked', async () => {
  const bytes = await sheet(40, 40).png().toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  expect(await problemOf(bytes)).toBe('tooManyPixels');
});

test('animated pictures are refused', async () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 50), Buffer.alloc(40 * 40 * 3, 200)]);
  const two = sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } });
  expect(await problemOf(await two.webp({ loop: 0, delay: [100, 100] }).toBuffer(), 'd.webp')).toBe('animatedPicture');
  const png = await sheet(40, 40).png().toBuffer();
  const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await problemOf(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe('animatedPicture');
});

test('damaged, tiny, huge and other files are refused', async () => {
  const png = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  expect(await problemOf(png.subarray(0, png.length / 2))).toBe('damagedPicture');
  expect(await problemOf(png.subarray(0, 20))).toBe('damagedPicture');
  expect(await problemOf(await sheet(10, 400).png().toBuffer())).toBe('pictureTooSmall');
  expect(await problemOf(Buffer.alloc(100_000_001))).toBe('pictureTooLarge');
  expect(await problemOf(Buffer.from('%PDF-1.7'), 'd.pdf')).toBe('notPicture');
  expect(await problemOf(Buffer.from('GIF89a'), 'd.gif')).toBe('notPicture');
  expect(await problemOf(Buffer.alloc(0))).toBe('notPicture');
  expect(await problemOf(Buffer.from([0x1f, 0x8b, 8, 0]), 'd.svg')).not.toBe('taken');
});

describe('an SVG', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1400"><text>图</text></svg>';

  test('stays an SVG, with the scale of its own units', async () => {
    expect(await prepareDrawing(Buffer.from(text), 'd.svg')).toMatchObject({
      mediaType: 'image/svg+xml',
      svg: expect.stringContaining('图'),
      image: null,
      width: 900,
      height: 1400,
      scale: 0.5,
    });
  });

  test('may be in UTF-16, and has no byte order mark when stored', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect((await prepareDrawing(bytes, 'd.svg')).svg).toMatch(/^<svg.*图/);
    expect((await prepareDrawing(Buffer.from(`\uFEFF${text}`), 'd.svg')).svg).toMatch(/^<svg/);
  });

  test('with a script is refused', async () => {
    expect(await problemOf(Buffer.from(text.replace('<text>', '<script/><text>')), 'd.svg')).toBe('unsafeSvg');
  });
});
