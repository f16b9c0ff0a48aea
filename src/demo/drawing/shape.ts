import type { Pen } from './pen.ts';
import type { Random } from './random.ts';

export interface Make {
  /** The platform's own proportions, hole counts and variants. */
  readonly random: Random;
  /** Which of a shape's forms the standard part is, 0 unless the table says otherwise. */
  readonly form: number;
}

/** Draws one kind of part about its origin, in units of about one sheet pixel; its axis runs along x. */
export type Shape = (pen: Pen, make: Make) => void;
