import { chassisPartShapes } from './chassis-part-shapes.ts';
import { enginePartShapes } from './engine-part-shapes.ts';
import type { PartShape } from './part-shape.ts';
import type { ShapeName } from './shapes/index.ts';
import { truckPartShapes } from './truck-part-shapes.ts';

/** Standard hardware, one or none per node. */
const hardwareShapes: Readonly<Record<string, PartShape>> = {
  P1001901: { shape: 'bolt' },
  P1103901: { shape: 'nut', form: 1 },
  P1501901: { shape: 'nut', form: 1 },
  P1701901: { shape: 'bolt', form: 1 },
  P1901901: { shape: 'clip' },
  P1902901: { shape: 'clip' },
  T2201901: { shape: 'bolt', form: 1 },
  T3103901: { shape: 'nut' },
  T8402901: { shape: 'clip' },
};

const partShapes: Readonly<Record<string, PartShape>> = {
  ...enginePartShapes,
  ...chassisPartShapes,
  ...truckPartShapes,
  ...hardwareShapes,
};

/** Name of the shape that draws the standard part (`P1701003`), undefined for a code that has none. */
export function standardPartShape(stdPartCode: string): ShapeName | undefined {
  return partShapes[stdPartCode]?.shape;
}

/** Codes of standard hardware: P1001901. */
const HARDWARE = /^[PT]\d{4}9\d\d$/;

export function isHardware(stdPartCode: string): boolean {
  return HARDWARE.test(stdPartCode);
}

/** True for a standard part with a drawing of its own, and for hardware. */
export function hasShape(stdPartCode: string): boolean {
  return stdPartCode in partShapes || isHardware(stdPartCode);
}

/** The part's shape with its variant; hardware is a bolt, and any other code outside the table a bracket. */
export function partShapeOf(stdPartCode: string): PartShape {
  return partShapes[stdPartCode] ?? (isHardware(stdPartCode) ? { shape: 'bolt' } : { shape: 'bracket' });
}
