import type { Vector } from './geometry.ts';

/** Points named one by one. */
export function outline(...points: readonly Vector[]): readonly Vector[] {
  return points;
}

/** Points in the plane at x, from a flat list y, z, y, z … */
export function inX(x: number, flat: readonly number[]): readonly Vector[] {
  return pairs(flat).map(([y, z]) => [x, y, z] as const);
}

/** Points in the plane at y, from a flat list x, z, x, z … */
export function inY(y: number, flat: readonly number[]): readonly Vector[] {
  return pairs(flat).map(([x, z]) => [x, y, z] as const);
}

/** Points in the plane at z, from a flat list x, y, x, y … */
export function inZ(z: number, flat: readonly number[]): readonly Vector[] {
  return pairs(flat).map(([x, y]) => [x, y, z] as const);
}

/** Points from a flat list x, y, z, x, y, z … */
export function inSpace(flat: readonly number[]): readonly Vector[] {
  const points: Vector[] = [];
  for (let index = 0; index + 2 < flat.length; index += 3) {
    points.push([flat[index] ?? 0, flat[index + 1] ?? 0, flat[index + 2] ?? 0]);
  }
  return points;
}

/** Every point given twice: corners for a smooth outline. */
export function withCorners(points: readonly Vector[]): readonly Vector[] {
  return points.flatMap((point) => [point, point]);
}

function pairs(flat: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) found.push([flat[index] ?? 0, flat[index + 1] ?? 0]);
  return found;
}
