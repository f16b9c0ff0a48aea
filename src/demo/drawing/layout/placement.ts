import type { Box, Point } from '../geometry.ts';
import { randomFrom } from '../random.ts';
import { type View, viewFrom } from '../view.ts';

/** One callout's part to lay out, with the box it takes about its own origin at scale 1. */
export interface Item {
  readonly callout: string;
  readonly stdPartCode: string;
  readonly isOtherSide: boolean;
  readonly box: Box;
}

/** An item with its origin on the sheet. */
export interface Placement {
  readonly item: Item;
  readonly origin: Point;
}

/** A dash-dot line along which parts assemble. */
export type Axis = readonly [Point, Point];

export interface Layout {
  readonly placements: readonly Placement[];
  readonly axes: readonly Axis[];
}

/** The camera by kind of layout; the angle varies with the seed. */
export function viewFor(kind: 'axis' | 'front' | 'side', seed: string): View {
  const random = randomFrom(`${seed}/view`);
  const isMirrored = random.chance(0.5);
  if (kind === 'front') return viewFrom(random.between(56, 64), random.between(18, 24), isMirrored);
  if (kind === 'side') return viewFrom(random.between(12, 18), random.between(14, 20), isMirrored);
  return viewFrom(random.between(29, 37), random.between(24, 30), isMirrored);
}
