import type { ShapeName } from './shapes/index.ts';

/** How one standard part is drawn. */
export interface PartShape {
  readonly shape: ShapeName;
  /** Which form of the shape, 0 when absent. */
  readonly form?: number;
  /** Scale against the shape's own size, 1 when absent. */
  readonly size?: number;
  /** Fitted left and right or several times, so a drawing may show it at two places. */
  readonly isPaired?: true;
  /** Drawn as its mirror image: the right-hand part of a pair with codes of their own. */
  readonly isFlipped?: true;
}
