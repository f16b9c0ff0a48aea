import type { Vector } from '../../geometry.ts';

/** A line across the vehicle at one height, swept back at both ends like the vehicle's nose. */
export function sweptLine(y: number, half: number, sweep: number): Vector[] {
  return [-1, -0.85, -0.5, 0, 0.5, 0.85, 1].map((share) => [sweep * Math.abs(share) ** 3, y, half * share]);
}
