import type { Point, Vector } from './geometry.ts';

/** A parallel projection: where the unit axes fall on the sheet, and the direction towards the viewer. */
export interface View {
  readonly x: Point;
  readonly y: Point;
  readonly z: Point;
  readonly toward: Vector;
}

/**
 * A camera turned by `yaw` about the vertical and raised by `pitch` (degrees). Between 0 and 90 degrees it sees the
 * -x, +y and +z sides of everything; a mirrored view swaps left and right on the sheet.
 */
export function viewFrom(yaw: number, pitch: number, isMirrored = false): View {
  const [sinYaw, cosYaw] = sinCos(yaw);
  const [sinPitch, cosPitch] = sinCos(pitch);
  const side = isMirrored ? -1 : 1;
  return {
    x: { x: side * cosYaw, y: -sinYaw * sinPitch },
    y: { x: 0, y: -cosPitch },
    z: { x: side * sinYaw, y: cosYaw * sinPitch },
    toward: [-sinYaw * cosPitch, sinPitch, cosYaw * cosPitch],
  };
}

export function sinCos(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}
