import { drawVehicleSilhouette } from './drawing/draw-vehicle-silhouette.ts';

type Body = Parameters<typeof drawVehicleSilhouette>[0]['body'];

/** The bodies that have a drawing of their own. */
export const pictureBodies: readonly Body[] = [
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

/** A side view of a vehicle's body, as SVG; a body that has no drawing of its own shows as a sedan. */
export function vehiclePicture({ seed, body }: { seed: number; body: string }): string {
  return drawVehicleSilhouette({ seed, body: pictureBodies.find((known) => known === body) ?? 'sedan' }).svg;
}
