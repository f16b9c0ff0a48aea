import { type Box, moveBox, type Point, union } from '../geometry.ts';
import type { View } from '../view.ts';
import type { Axis, Item, Layout, Placement } from './placement.ts';

/** Lays items along the view's oblique axis, nearest first; joined items share a dash-dot axis through their origins. */
export function alongAxis(
  items: readonly Item[],
  view: View,
  { gap, isJoined }: { gap: number; isJoined: boolean },
): Layout {
  const side = Math.sign(view.x.x) || 1;
  // Loose rows lie flatter, which leaves more height for the parts themselves.
  const slope = (view.x.y / view.x.x) * (isJoined ? 1 : 0.45);
  let edge = 0;
  const placements = items.map((item): Placement => {
    const x = edge - (side > 0 ? item.box.left : item.box.right);
    edge = x + (side > 0 ? item.box.right + gap : item.box.left - gap);
    const lift = isJoined ? 0 : (item.box.top + item.box.bottom) / 2;
    return { item, origin: { x, y: slope * x - lift } };
  });
  const reach = 16 * side;
  const on = (x: number): Point => ({ x, y: slope * x });
  const axes: Axis[] = isJoined && items.length > 1 ? [[on(-reach), on(edge - gap * side + reach)]] : [];
  return { placements, axes };
}

/** Stacks items on one upright axis, from the top down. */
export function stackUpright(items: readonly Item[], gap: number): Layout {
  let edge = 0;
  const placements = items.map((item): Placement => {
    const y = edge - item.box.top;
    edge = y + item.box.bottom + gap;
    return { item, origin: { x: 0, y } };
  });
  const axes: Axis[] =
    items.length > 1
      ? [
          [
            { x: 0, y: -14 },
            { x: 0, y: edge - gap + 14 },
          ],
        ]
      : [];
  return { placements, axes };
}

export function moveLayout({ placements, axes }: Layout, x: number, y: number): Layout {
  const move = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  return {
    placements: placements.map(({ item, origin }) => ({ item, origin: move(origin) })),
    axes: axes.map(([from, to]): Axis => [move(from), move(to)]),
  };
}

export function boxesOf({ placements }: Layout): Box[] {
  return placements.map(({ item, origin }) => moveBox(item.box, origin.x, origin.y));
}

export function boundsOf(layout: Layout): Box {
  return boxesOf(layout).reduce(union);
}
