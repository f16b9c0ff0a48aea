import { drawPart } from './drawing/draw-part.ts';
import { drawVehicleSilhouette } from './drawing/draw-vehicle-silhouette.ts';
import { lookOf } from './drawing/drawing.ts';
import { hasShape } from './drawing/standard-part-shape.ts';

type Body = Parameters<typeof drawVehicleSilhouette>[0]['body'];

/** The bodies that have a drawing of their own. */
const bodies: readonly Body[] = [
  'sedan',
  'hatchback',
  'suv',
  'mpv',
  'pickup',
  'van',
  'tractor',
  'cargo',
  'tipper',
  'bus',
];

/** Of a part whose sheet is another source's or missing. */
const usualLook = { seed: 'look-0', cylinders: 4 };

/** Sample drawings as SVG: parts 700 px square, vehicles in side view. */
export const demoPictures = {
  parts: {
    hasPicture: (stdPartCode: string): boolean => hasShape(stdPartCode),
    /** The part as on its sheet. */
    drawPart: ({ sheet, ...part }: { sheet: string | null; stdPartCode: string; isRight: boolean }): string =>
      drawPart({ look: lookOf(sheet ?? '') ?? usualLook, ...part }).svg,
  },
  vehicles: {
    bodies,
    /** A body without a drawing of its own is drawn as a sedan. */
    drawVehicle: ({ seed, body }: { seed: number; body: string }): string =>
      drawVehicleSilhouette({ seed, body: bodies.find((known) => known === body) ?? 'sedan' }).svg,
  },
};
