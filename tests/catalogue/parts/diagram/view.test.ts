import { expect, test } from 'vitest';
import {
  centreOn,
  clampToWindow,
  edgeArrow,
  fitInk,
  fitView,
  isInView,
  middleOf,
  stepScale,
  toWindow,
  zoomAround,
} from '../../../../src/catalogue/parts/diagram/view.ts';

const picture = { width: 1000, height: 700 };
const window = { width: 500, height: 700 };

test('a fitted picture is complete and centred in its window', () => {
  expect(fitView(picture, window)).toEqual({ scale: 0.5, x: 0, y: 175 });
});

test('fitting what is drawn leaves the empty sheet outside and a margin of 24 px inside', () => {
  const ink = { left: 300, top: 100, right: 751, bottom: 200 };
  const view = fitInk(ink, window);
  const { left, top, right, bottom } = toWindow(view, ink);
  expect([left, right].map(Math.round)).toEqual([24, 476]);
  expect(top).toBeCloseTo(700 - bottom);
});

test('a small window keeps a margin of 5 %', () => {
  const { scale } = fitInk({ left: 0, top: 0, right: 180, bottom: 10 }, { width: 200, height: 300 });
  expect(scale).toBe(1);
});

test('one small part is not enlarged beyond 160 %', () => {
  expect(fitInk({ left: 0, top: 0, right: 20, bottom: 20 }, window).scale).toBe(1.6);
});

test('fitting respects the minimum and maximum scale', () => {
  expect(fitView({ width: 10, height: 10 }, window).scale).toBe(5);
  expect(fitView({ width: 9000, height: 700 }, window).scale).toBe(0.2);
});

test.each([
  [1, 1, 1.2],
  [1, -1, 0.8],
  [0.57, 1, 0.6],
  [0.57, -1, 0.4],
  [0.6, 1, 0.8],
  [4.9, 3, 5],
  [0.2, -1, 0.2],
  [1.2, 2, 1.6],
])('from scale %f, %i zoom steps lead to %f', (scale, steps, wanted) => {
  expect(stepScale(scale, steps)).toBeCloseTo(wanted, 10);
});

test('zooming keeps the point of the picture that is under the pointer in place', () => {
  const view = { scale: 0.8, x: -120, y: 40 };
  const pointer = { x: 333, y: 222 };
  const next = zoomAround(view, pointer, 2.4);
  const under = (of: typeof view) => ({ x: (pointer.x - of.x) / of.scale, y: (pointer.y - of.y) / of.scale });
  expect(under(next).x).toBeCloseTo(under(view).x, 8);
  expect(under(next).y).toBeCloseTo(under(view).y, 8);
});

test('a picture cannot be dragged completely out of its window', () => {
  expect(clampToWindow({ scale: 1, x: -5000, y: 5000 }, picture, window)).toEqual({ scale: 1, x: -920, y: 620 });
  expect(clampToWindow({ scale: 1, x: 30, y: -40 }, picture, window)).toEqual({ scale: 1, x: 30, y: -40 });
});

test('a hotspot stays on its part of the picture at every scale', () => {
  const box = { left: 100, top: 50, right: 200, bottom: 150 };
  expect(toWindow({ scale: 2, x: 10, y: -20 }, box)).toEqual({ left: 210, top: 80, right: 410, bottom: 280 });
});

test('centring a box that is out of view keeps the scale and makes it visible', () => {
  const box = { left: 900, top: 600, right: 940, bottom: 640 };
  const view = { scale: 2, x: 0, y: 0 };
  expect(isInView(view, box, window)).toBe(false);
  const next = centreOn(view, box, window);
  expect(next.scale).toBe(2);
  expect(middleOf(toWindow(next, box))).toEqual({ x: 250, y: 350 });
  expect(isInView(next, box, window)).toBe(true);
});

test('an arrow on the edge points to a box out of view, and there is none for a box in view', () => {
  const below = { left: 240, top: 2000, right: 260, bottom: 2020 };
  expect(edgeArrow({ scale: 1, x: 0, y: 0 }, below, window)).toEqual({ x: 250, y: 680, degrees: 90 });
  const left = { left: -500, top: 345, right: -490, bottom: 355 };
  expect(edgeArrow({ scale: 1, x: 0, y: 0 }, left, window)).toMatchObject({ x: 20, degrees: 180 });
  expect(edgeArrow({ scale: 1, x: 0, y: 0 }, { left: 240, top: 340, right: 260, bottom: 360 }, window)).toBeUndefined();
});
