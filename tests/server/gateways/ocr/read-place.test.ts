import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPicture } from '../../../../src/server/gateways/ocr/open-picture.ts';
import { readPlace } from '../../../../src/server/gateways/ocr/read-place.ts';

const VIN = 'LGBH52E02HY123846';

/** An engine that always sees the same text, and how often it was asked. */
function engineThatSees(text: string, certainty = 0.95) {
  const asked = { times: 0 };
  const box = { left: 20, top: 20, width: 340, height: 30 };
  const symbols = [...text].map((character, at) => ({
    text: character,
    certainty,
    box: { ...box, left: 20 + at * 18, width: 16 },
  }));
  const read = async () => {
    asked.times += 1;
    return [{ text, symbols, box, lean: 0 }];
  };
  const place = { lines: [{ symbols, box }], text, lean: 0, score: 5 };
  return { asked, place, engine: { read, close: async () => undefined } };
}

/** Print: dark bars on a light ground. */
const printed = {
  pixels: Buffer.from(Array.from({ length: 400 * 80 }, (_, at) => (at % 400 > 20 && at % 12 < 4 ? 20 : 220))),
  width: 400,
  height: 80,
};
const isKnownMaker = (wmi: string) => wmi === 'LGB';

test('print that reads surely is left to the text engine', async () => {
  const { engine, place } = engineThatSees(VIN);
  const read = await readPlace(place, { engine, picture: printed, isRelief: false, isKnownMaker });
  expect(read).toMatchObject({ text: VIN });
  expect(read?.isStamped).toBeUndefined();
});

test('what is known by its walls alone is not given to the text engine, which was made for print', async () => {
  const picture = await openPicture(
    readFileSync(new URL('../../../support/pictures/plate-struck-light.jpg', import.meta.url)),
  );
  const { engine, asked } = engineThatSees(VIN);
  // Where the VIN stands in that picture, a little askew.
  const box = { left: 190, top: 214, width: 820, height: 50 };
  const place = { lines: [{ symbols: [], box }], text: '', lean: -1.5, score: 5 };
  const read = await readPlace(place, { engine, picture, isRelief: true, isKnownMaker });
  expect(read).toMatchObject({ text: 'LFV12BLE3JB398790', isStamped: true });
  expect(asked.times).toBe(0);
});

test('what reads one way as print and another by its walls is doubted, however sure the better reading is', async () => {
  const { engine, place } = engineThatSees(VIN, 0.88);
  const read = await readPlace(place, { engine, picture: printed, isRelief: false, isKnownMaker });
  expect(read).toMatchObject({ text: VIN, isStamped: true });
});
