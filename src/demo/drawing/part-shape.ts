import type { ShapeName } from './shapes/index.ts';

/** The shape and variant of one standard part. */
export interface PartShape {
  readonly shape: ShapeName;
  /** The form of the shape, 0 by default. */
  readonly form?: number;
  /** Scale against the shape's own size, 1 when absent. */
  readonly size?: number;
  /** Fitted left and right or several times, so a drawing may show it at two places. */
  readonly isPaired?: true;
  /** Drawn as its mirror image: the right-hand part of a pair with codes of their own. */
  readonly isFlipped?: true;
}
