import type { Shape } from '../shape.ts';
import * as body from './body/index.ts';
import * as brakes from './brakes/index.ts';
import * as chassis from './chassis/index.ts';
import * as climate from './climate/air-conditioning.ts';
import * as drivetrain from './drivetrain/index.ts';
import * as electrical from './electrical/index.ts';
import * as engine from './engine/index.ts';
import * as hardware from './hardware.ts';

/** Every shape by the name that the tables of standard parts use. */
export const shapes = {
  ...body,
  ...brakes,
  ...chassis,
  ...climate,
  ...drivetrain,
  ...electrical,
  ...engine,
  ...hardware,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
