import { chassisPartShapes } from './chassis-part-shapes.ts';
import { enginePartShapes } from './engine-part-shapes.ts';
import type { PartShape } from './part-shape.ts';
import type { ShapeName } from './shapes/index.ts';
import { truckPartShapes } from './truck-part-shapes.ts';

const partShapes: Readonly<Record<string, PartShape>> = {
  ...enginePartShapes,
  ...chassisPartShapes,
  ...truckPartShapes,
};

/** Name of the shape that draws the standard part (`P1701003`), undefined for a code that has none. */
export function standardPartShape(stdPartCode: string): ShapeName | undefined {
  return partShapes[stdPartCode]?.shape;
}

/** Codes of standard hardware, one per node: P1001901. */
const HARDWARE = /^[PT]\d{4}9\d\d$/;

/** True for a standard part with a drawing of its own, and for hardware. */
export function hasShape(stdPartCode: string): boolean {
  return stdPartCode in partShapes || HARDWARE.test(stdPartCode);
}

/** The part's shape with its variant; hardware is a bolt, and any other code outside the table a bracket. */
export function partShapeOf(stdPartCode: string): PartShape {
  return (
    partShapes[stdPartCode] ?? (HARDWARE.test(stdPartCode) ? { shape: 'wheelBolt', size: 0.6 } : { shape: 'bracket' })
  );
}
