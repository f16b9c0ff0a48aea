import type { Pen } from './pen.ts';
import type { Random } from './random.ts';

export interface Make {
  /** The platform's own proportions, hole counts and variants. */
  readonly random: Random;
  /** The form of the shape, 0 by default. */
  readonly form: number;
  /** Of the engine that the part belongs to. */
  readonly cylinders: number;
}

/** Draws one kind of part about its origin, in units of about one sheet pixel; its axis runs along x. */
export type Shape = (pen: Pen, make: Make) => void;
