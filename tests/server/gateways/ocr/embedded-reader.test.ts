import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { PictureReading } from '../../../../src/contract/pictures/schemas.ts';
import { createEmbeddedReader } from '../../../../src/server/gateways/ocr/embedded-reader.ts';
import { openPicture } from '../../../../src/server/gateways/ocr/open-picture.ts';
import { createTextReader } from '../../../../src/server/gateways/ocr/text-reader.ts';
import { isKnownWmi } from '../../../../src/server/vehicles/vin/wmi.ts';
import { samples } from '../../../support/pictures/samples.ts';

const reader = createEmbeddedReader({ textReader: createTextReader(), isKnownMaker: isKnownWmi });
afterAll(() => reader.close());
// A picture takes one or two seconds on an idle core, and the tests share cores.
vi.setConfig({ testTimeout: 120_000 });

const pictureOf = (file: string) => readFileSync(new URL(`../../../support/pictures/samples/${file}`, import.meta.url));
const readings = new Map<string, Promise<PictureReading>>();
/** Reads each sample once for all tests. */
function readingOf(file: string): Promise<PictureReading> {
  const reading = readings.get(file) ?? reader.read(pictureOf(file), 'licence');
  readings.set(file, reading);
  return reading;
}
const vinOf = ({ vin }: PictureReading) => vin.map(({ text }) => text).join('');

test.each(samples)('the VIN on $file is read without doubtful characters', async ({ file, vin }) => {
  const reading = await readingOf(file);
  expect(vinOf(reading)).toBe(vin);
  expect(reading.checkDigit).toBe('valid');
  expect(reading.vin.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
});

const licences = samples.flatMap(({ file, licence }) => (licence === undefined ? [] : [{ file, licence }]));

test.each(licences)('the vehicle’s fields on $file are read, and none of the owner’s', async ({ file, licence }) => {
  const { cutOut: _strip, vin: _vin, doubts: _doubts, ...reading } = await readingOf(file);
  const [brand, announcement] = licence.model.split('牌');
  expect(reading).toEqual({
    kind: 'licence',
    checkDigit: 'valid',
    brand: `${brand}牌`,
    announcement,
    engineNumber: licence.engine,
    registrationDate: licence.registered,
    vehicleClass: licence.vehicleClass,
  });
});

test('no licence data is written to the console, including by the worker', async () => {
  const written = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  await reader.read(pictureOf('licence-small.jpg'), 'licence');
  expect(written.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

// Rendered by a browser with other fonts and shadows than those of samples.ts.
test.each([
  ['plate-struck-light.jpg', 'LFV12BLE3JB398790'],
  ['plate-struck-starred.jpg', 'LE456RML9MK201347'],
  ['plate-struck-on-its-side.jpg', 'LGBP1RZ65EC729598'],
])('the embossed VIN on %s is read', async (file, vin) => {
  const reading = await readingOf(file);
  expect(vinOf(reading)).toBe(vin);
  expect(reading).toMatchObject({ kind: 'plate', checkDigit: 'valid' });
});

test('a VIN plate is recognised even if a licence is expected', async () => {
  expect(await readingOf('plate-starred.jpg')).toMatchObject({
    kind: 'plate',
    announcement: null,
    registrationDate: null,
  });
});

test.each(['licence-leaning.jpg', 'licence-upside-down.jpg', 'plate-two-lines.jpg', 'plate-struck-on-its-side.jpg'])(
  'the cut-out of %s has exactly the VIN, upright',
  async (file) => {
    const { vin, cutOut } = await readingOf(file);
    const strip = Buffer.from(cutOut?.replace('data:image/jpeg;base64,', '') ?? '', 'base64');
    const { width, height } = await sharp(strip).metadata();
    expect(width / height).toBeGreaterThan(file.includes('two-lines') ? 2 : 6);
    const again = await reader.read(strip, 'plate');
    expect(vinOf(again)).toBe(vin.map(({ text }) => text).join(''));
  },
);

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });
/** Two different pictures, one after the other. */
async function animation() {
  const pages = await Promise.all([blank(200, 200), blank(200, 200).negate()].map((page) => page.raw().toBuffer()));
  const raw = { width: 200, height: 400, channels: 3, pageHeight: 200 } as const;
  return sharp(Buffer.concat(pages), { raw }).webp().toBuffer();
}

test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['a cat', '210104', () => pictureOf('cat.jpg')],
  ['a blank page', '210104', () => blank(800, 600).jpeg().toBuffer()],
  ['a single pixel', '210104', () => blank(1, 1).png().toBuffer()],
  ['a PDF renamed .jpg', '210101', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['an SVG', '210101', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', '210101', () => Buffer.alloc(0)],
  ['a PNG of 60 megapixels', '210102', () => blank(10_000, 6_000).png().toBuffer()],
  ['a PNG of one row of 30,000 pixels', '210102', () => blank(30_000, 1).png().toBuffer()],
  ['an interlaced PNG of 36 megapixels', '210102', () => blank(6_000, 6_000).png({ progressive: true }).toBuffer()],
  ['a progressive JPEG of 36 megapixels', '210102', () => blank(6_000, 6_000).jpeg({ progressive: true }).toBuffer()],
  ['a WebP of 36 megapixels', '210102', () => blank(6_000, 6_000).webp({ effort: 0 }).toBuffer()],
  ['an animated WebP', '210101', animation],
  ['a truncated JPEG', '210103', () => pictureOf('licence.jpg').subarray(0, 20_000)],
  ['a JPEG of three bytes', '210103', () => Buffer.from([0xff, 0xd8, 0xff])],
])('%s is refused with %s', async (_what, code, make) => {
  await expect(reader.read(await make(), 'licence')).rejects.toMatchObject({ code });
});

test('lines left unread when the processor time of a picture is used up are left out', async () => {
  const row = (index: number) => `<text y="${index * 80}">${'LSVAB1234C5678 901 XYZ '.repeat(3)}</text>`;
  const rows = Array.from({ length: 6 }, (_, index) => row(index + 1)).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="2600" height="560" font-size="60" font-family="monospace">${rows}</svg>`;
  const picture = await openPicture(await sharp(Buffer.from(page)).flatten({ background: '#fff' }).png().toBuffer());
  const countLines = async (options: { maxCpuMs?: number }) => {
    const textReader = createTextReader(options);
    const lines = await textReader.readLines(picture);
    await textReader.close();
    return lines.length;
  };
  expect(await countLines({})).toBe(6);
  // The two that told which way up the page is.
  expect(await countLines({ maxCpuMs: 1 })).toBe(2);
});

test('a picture is rotated by its EXIF orientation', async () => {
  const lying = await sharp(pictureOf('plate-starred.jpg'))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(vinOf(await reader.read(lying, 'plate'))).toBe(samples.find(({ file }) => file === 'plate-starred.jpg')?.vin);
});

test('reading a picture does not block the event loop', async () => {
  let longestGapMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestGapMs = Math.max(longestGapMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const startedAt = performance.now();
  await reader.read(pictureOf('licence.jpg'), 'licence');
  clearInterval(timer);
  expect(longestGapMs).toBeLessThan((performance.now() - startedAt) / 2);
});
