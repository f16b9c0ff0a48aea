import { expect, test } from 'vitest';
import { createViewer } from '../../../../src/catalogue/parts/diagram/viewer.ts';

const picture = { width: 1000, height: 700 };

function opened() {
  const viewer = createViewer();
  viewer.open(picture);
  viewer.resize({ width: 500, height: 700 });
  return viewer;
}

test('a picture opens fitted and stays fitted when the window is resized', () => {
  const viewer = opened();
  expect(viewer.view.get().scale).toBe(0.5);
  viewer.resize({ width: 1000, height: 700 });
  expect(viewer.view.get()).toMatchObject({ scale: 1, x: 0, y: 0 });
});

test('a drawing whose ink is known is fitted to it', () => {
  const viewer = createViewer();
  viewer.open({ ...picture, ink: { left: 0, top: 0, right: 452, bottom: 300 } });
  viewer.resize({ width: 500, height: 700 });
  expect(viewer.view.get()).toMatchObject({ scale: 1, x: 24, y: 200 });
});

test('a zoomed picture keeps its scale and centre when the window is resized', () => {
  const viewer = opened();
  viewer.zoomTo(2);
  const { x } = viewer.view.get();
  viewer.resize({ width: 700, height: 700 });
  expect(viewer.view.get()).toMatchObject({ scale: 2, x: x + 100 });
});

test('a double click toggles between the fitted picture and 100 %', () => {
  const viewer = opened();
  viewer.toggleFit({ x: 250, y: 350 });
  expect(viewer.view.get().scale).toBe(1);
  viewer.toggleFit({ x: 10, y: 10 });
  expect(viewer.view.get().scale).toBe(0.5);
});

test('zoom steps are 0.2 from 0.2 to 5, and reset returns to 100 %', () => {
  const viewer = opened();
  viewer.zoomBy(1);
  expect(viewer.view.get().scale).toBeCloseTo(0.6);
  viewer.zoomBy(100);
  expect(viewer.view.get().scale).toBe(5);
  viewer.zoomBy(-100);
  expect(viewer.view.get().scale).toBe(0.2);
  viewer.reset();
  expect(viewer.view.get().scale).toBe(1);
});

test('revealing a box in view changes nothing; a box out of view is centred with animation at the same scale', () => {
  const viewer = opened();
  const box = { left: 950, top: 650, right: 990, bottom: 690 };
  expect(viewer.reveal(box)).toBe(false);
  viewer.zoomTo(3, { x: 0, y: 0 });
  expect(viewer.reveal(box)).toBe(true);
  expect(viewer.view.get()).toMatchObject({ scale: 3, isAnimated: true });
  viewer.panBy({ x: 1, y: 1 });
  expect(viewer.view.get().isAnimated).toBe(false);
});

test('reopening the same drawing keeps its view; another drawing is fitted', () => {
  const viewer = opened();
  viewer.open({ ...picture, drawingId: 1 });
  viewer.zoomBy(3);
  const left = viewer.view.get();
  viewer.open({ ...picture, drawingId: 1 });
  expect(viewer.view.get()).toEqual(left);
  viewer.open({ ...picture, drawingId: 2 });
  expect(viewer.view.get().scale).toBe(0.5);
});
