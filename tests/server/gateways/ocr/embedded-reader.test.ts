import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { createEmbeddedReader } from '../../../../src/server/gateways/ocr/embedded-reader.ts';
import { createTextEngine, type TextEngine } from '../../../../src/server/gateways/ocr/text-engine.ts';
import { isKnownWmi } from '../../../../src/server/vehicles/vin/wmi.ts';
import { samples } from '../../../support/pictures/samples.ts';

/** Patience is counted in readings, 0.15 s each, so that a busy machine reads the same as an idle one, only later. */
const engine = createTextEngine();
let readings = 0;
const counted: TextEngine = {
  read: (...asked) => {
    readings += 1;
    return engine.read(...asked);
  },
  close: () => engine.close(),
};
const reader = createEmbeddedReader({ engine: counted, isKnownMaker: isKnownWmi, now: () => readings * 150 });
afterAll(() => reader.close());
// Some pictures take half a minute of an idle core, and this one is shared.
vi.setConfig({ testTimeout: 300_000 });

const pictureOf = (file: string) => readFileSync(new URL(`../../../support/pictures/${file}`, import.meta.url));
const vinOf = ({ vin }: Awaited<ReturnType<typeof reader.read>>) => vin.map(({ text }) => text).join('');

test.each(samples)('the VIN on $file is read', async ({ file, vin }) => {
  const reading = await reader.read(pictureOf(file), 'licence');
  expect(vinOf(reading)).toBe(vin);
  expect(reading.checkDigit).toBe('valid');
  expect(reading.cutOut).toMatch(/^data:image\/jpeg;base64,/);
});

test('a licence says what vehicle it is: model, engine, registration and class', async () => {
  const [{ file }] = samples.filter((sample) => sample.file === 'licence.jpg') as [(typeof samples)[number]];
  expect(await reader.read(pictureOf(file), 'licence')).toMatchObject({
    kind: 'licence',
    brand: '大众汽车牌',
    announcement: 'SVW7146BRN6',
    registrationDate: '2019-06-18',
    vehicleClass: '小型轿车',
  });
});

const licences = samples.flatMap(({ file, licence }) => (licence === undefined ? [] : [{ file, licence }]));

test.each(licences)(
  'owner, address and plate number of $file never leave the recogniser, nor go to the console',
  async ({ file, licence }) => {
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const { cutOut: _strip, ...reading } = await reader.read(pictureOf(file), 'licence');
    const text = JSON.stringify(reading) + JSON.stringify(said.map((spy) => spy.mock.calls));
    for (const secret of [licence.owner, licence.address, licence.plate.slice(-5)]) expect(text).not.toContain(secret);
  },
);

test('a VIN plate is read as one even when it is asked for as a licence', async () => {
  expect(await reader.read(pictureOf('plate-starred.jpg'), 'licence')).toMatchObject({
    kind: 'plate',
    announcement: null,
    registrationDate: null,
  });
});

// Drawn by a browser, with its own fonts and shadows, not by samples.ts.
test.each([
  ['plate-struck-light.jpg', 'LFV12BLE3JB398790'],
  ['plate-struck-starred.jpg', 'LE456RML9MK201347'],
  ['plate-struck-on-its-side.jpg', 'LGBP1RZ65EC729598'],
])('the VIN on %s, struck without ink, is read from the light on its walls', async (file, vin) => {
  const reading = await reader.read(pictureOf(file), 'plate');
  expect(vinOf(reading)).toBe(vin);
  expect(reading).toMatchObject({ kind: 'plate', checkDigit: 'valid' });
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });

test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['a cat', '210104', () => pictureOf('cat.jpg')],
  ['a blank page', '210104', () => blank(800, 600).jpeg().toBuffer()],
  ['a single pixel', '210104', () => blank(1, 1).png().toBuffer()],
  ['a PDF renamed .jpg', '210101', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['an SVG', '210101', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', '210101', () => Buffer.alloc(0)],
  ['a PNG of 60 megapixels', '210102', () => blank(10_000, 6_000).png().toBuffer()],
  ['a JPEG that breaks off', '210103', () => pictureOf('licence.jpg').subarray(0, 20_000)],
  ['a JPEG of three bytes', '210103', () => Buffer.from([0xff, 0xd8, 0xff])],
])('%s is refused with %s', async (_what, code, make) => {
  await expect(reader.read(await make(), 'licence')).rejects.toMatchObject({ code });
});

test('a picture that lies on its side by its EXIF alone is set upright', async () => {
  const lying = await sharp(pictureOf('plate-starred.jpg'))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(vinOf(await reader.read(lying, 'plate'))).toBe(samples.find(({ file }) => file === 'plate-starred.jpg')?.vin);
});
