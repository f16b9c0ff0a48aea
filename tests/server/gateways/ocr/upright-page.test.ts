import { expect, test } from 'vitest';
import type { Corners, Point } from '../../../../src/server/gateways/ocr/text-line.ts';
import { partOf, toUprightPage } from '../../../../src/server/gateways/ocr/upright-page.ts';
import { lineCharacters, pageText } from '../../../support/pictures/page-text.ts';

const size = { width: 400, height: 200 };
const level: Corners = [
  { x: 100, y: 80 },
  { x: 300, y: 80 },
  { x: 300, y: 110 },
  { x: 100, y: 110 },
];

/** Corners in the same picture rotated clockwise, and that picture's size. */
function rotated(degrees: number): { corners: Corners; width: number; height: number } {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const width = Math.abs(size.width * cosine) + Math.abs(size.height * sine);
  const height = Math.abs(size.width * sine) + Math.abs(size.height * cosine);
  const turn = ({ x, y }: Point): Point => ({
    x: width / 2 + (x - 200) * cosine - (y - 100) * sine,
    y: height / 2 + (x - 200) * sine + (y - 100) * cosine,
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = level;
  return { corners: [turn(topLeft), turn(topRight), turn(bottomRight), turn(bottomLeft)], width, height };
}

test.each([0, 7, -13, 90, 180, 270])('text rotated by %d degrees is turned upright', (degrees) => {
  const { corners, ...picture } = rotated(degrees);
  const page = toUprightPage([{ characters: lineCharacters('LSVNA2CJ1'), corners }], picture);
  expect((page.rotation + degrees + 720) % 360).toBeCloseTo(0);
  const [line] = page.lines;
  expect(line?.text).toBe('LSVNA2CJ1');
  expect(line?.box.width).toBeCloseTo(200);
  expect(line?.box.height).toBeCloseTo(30);
});

test('unreadable text does not affect the rotation', () => {
  const scores = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index, 0.2]));
  const noise = { characters: lineCharacters('#########', scores), corners: rotated(90).corners };
  const page = toUprightPage([{ characters: lineCharacters('VIN'), corners: level }, noise], size);
  expect(page.rotation).toBeCloseTo(0);
});

test('a part of a line has the corresponding part of its box', () => {
  expect(partOf(pageText('VIN12'), 3, 5)).toMatchObject({ text: '12', box: { left: 60, width: 40, top: 0 } });
  expect(partOf(pageText('VIN12'), 0, 3)).toMatchObject({ text: 'VIN', box: { left: 0, width: 60 } });
});
