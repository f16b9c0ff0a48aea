import { expect, test } from 'vitest';
import { createViewer } from '../../../../src/catalogue/parts/diagram/viewer.ts';

const picture = { width: 1000, height: 700 };

function opened() {
  const viewer = createViewer();
  viewer.open(picture);
  viewer.resize({ width: 500, height: 700 });
  return viewer;
}

test('a picture opens whole, and stays whole when its window changes', () => {
  const viewer = opened();
  expect(viewer.view.get().scale).toBe(0.5);
  viewer.resize({ width: 1000, height: 700 });
  expect(viewer.view.get()).toMatchObject({ scale: 1, x: 0, y: 0 });
});

test('a zoomed picture keeps its scale and its middle when its window changes', () => {
  const viewer = opened();
  viewer.zoomTo(2);
  const { x } = viewer.view.get();
  viewer.resize({ width: 700, height: 700 });
  expect(viewer.view.get()).toMatchObject({ scale: 2, x: x + 100 });
});

test('a double click goes between the whole picture and 100 %', () => {
  const viewer = opened();
  viewer.toggleFit({ x: 250, y: 350 });
  expect(viewer.view.get().scale).toBe(1);
  viewer.toggleFit({ x: 10, y: 10 });
  expect(viewer.view.get().scale).toBe(0.5);
});

test('zoom goes by steps of 0.2 from 0.2 to 5, and back to 100 %', () => {
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

test('what is in view is left where it is; what is not glides to the middle at the same scale', () => {
  const viewer = opened();
  const box = { left: 950, top: 650, right: 990, bottom: 690 };
  expect(viewer.reveal(box)).toBe(false);
  viewer.zoomTo(3, { x: 0, y: 0 });
  expect(viewer.reveal(box)).toBe(true);
  expect(viewer.view.get()).toMatchObject({ scale: 3, isGliding: true });
  viewer.panBy({ x: 1, y: 1 });
  expect(viewer.view.get().isGliding).toBe(false);
});

test('a drawing that one comes back to lies as it was left, another one is shown whole', () => {
  const viewer = opened();
  viewer.open({ ...picture, drawingId: 1 });
  viewer.zoomBy(3);
  const left = viewer.view.get();
  viewer.open({ ...picture, drawingId: 1 });
  expect(viewer.view.get()).toEqual(left);
  viewer.open({ ...picture, drawingId: 2 });
  expect(viewer.view.get().scale).toBe(0.5);
});
