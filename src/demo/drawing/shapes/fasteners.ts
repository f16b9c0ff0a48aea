import type { Vector } from '../geometry.ts';
import { outline } from '../outline.ts';
import type { Pen } from '../pen.ts';
import { sinCos } from '../view.ts';

/** A hexagon head about the axis, its near face `height` before the origin. */
export function boltHead(pen: Pen, radius: number, height: number): void {
  const hexagon = Array.from({ length: 6 }, (_, index): Vector => {
    const [sin, cos] = sinCos(index * 60 + 10);
    return [0, radius * cos, radius * sin];
  });
  pen.prism(hexagon, [-height, 0, 0]);
  pen.ring(-height, radius * 0.82, 'thin');
}

/** Turns of a thread on a shank: slanted lines over the half in sight. */
export function thread(pen: Pen, radius: number, { from, to }: { from: number; to: number }): void {
  for (let along = from; along <= to; along += 3.6) {
    pen.line(
      [along, radius * 0.98, 0],
      [along + 1.2, radius * 0.3, radius * 0.95],
      [along + 2.2, -radius * 0.8, radius * 0.55],
    );
  }
}

/** A screw along the axis: head in front, threaded shank behind. */
export function screw(pen: Pen, radius: number, length: number): void {
  pen.lathe([0, radius], [length - 2, radius], [length, radius - 1.5]);
  thread(pen, radius, { from: 4, to: length - 4 });
  boltHead(pen, radius * 1.9, radius * 1.4);
}

/** The outline of a gear about the axis, for `Pen.prism`. */
export function toothed(radius: number, count: number, depth: number): Vector[] {
  return Array.from({ length: count * 4 }, (_, index): Vector => {
    const [sin, cos] = sinCos((360 * (index + (index % 2 === 0 ? 0.25 : -0.25))) / (count * 4));
    const reach = index % 4 < 2 ? radius : radius - depth;
    return [0, reach * cos, reach * sin];
  });
}

/** An electrical plug socket whose mouth faces the viewer along the axis. */
export function connector(pen: Pen, size: number): void {
  const [h, d] = [size * 0.7, size];
  pen.prism(outline([size, -h, -d], [size, h, -d], [size, h, d], [size, -h, d]), [-size * 2, 0, 0]);
  pen.face(
    outline(
      [-size, -h * 0.7, -d * 0.75],
      [-size, h * 0.7, -d * 0.75],
      [-size, h * 0.7, d * 0.75],
      [-size, -h * 0.7, d * 0.75],
    ),
    'shade',
  );
  for (const pin of [-0.4, 0, 0.4]) pen.line([-size, -h * 0.3, d * pin], [-size, h * 0.3, d * pin]);
}
