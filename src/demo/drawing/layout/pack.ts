import { type Box, heightOf, union, widthOf } from '../geometry.ts';
import { boundsOf, boxesOf, moveLayout } from './axis-layout.ts';
import type { Layout } from './placement.ts';

/** Sheet space that the parts should fill: width and height in pixels. */
export const sheetSpace = { width: 960, height: 600 };

/** Packs the groups without overlap, each where the whole stays closest to the sheet's proportions. */
export function packGroups(groups: readonly Layout[], gap: number): Layout {
  const [first, ...others] = groups;
  if (!first) return { placements: [], axes: [] };
  return others.reduce((whole, group) => {
    const place = bestPlace(whole, group, gap);
    const settled = moveLayout(group, place.x, place.y);
    return { placements: [...whole.placements, ...settled.placements], axes: [...whole.axes, ...settled.axes] };
  }, first);
}

function bestPlace(whole: Layout, group: Layout, gap: number): { x: number; y: number } {
  const placedBoxes = boxesOf(whole);
  const bounds = boundsOf(whole);
  const boxes = boxesOf(group);
  const own = boundsOf(group);
  let best = { x: 0, y: 0, cost: Infinity };
  const from = bounds.left - widthOf(own) - gap;
  const to = bounds.right + gap;
  for (let step = 0; step <= 32; step++) {
    const x = from + ((to - from) * step) / 32 - own.left;
    for (const isBelow of [true, false]) {
      const y =
        dropOffset(placedBoxes, boxes, { x, gap, isBelow }) ?? (bounds.top + bounds.bottom - own.top - own.bottom) / 2;
      const all = union(bounds, { left: own.left + x, right: own.right + x, top: own.top + y, bottom: own.bottom + y });
      const [wide, high] = [widthOf(all) / sheetSpace.width, heightOf(all) / sheetSpace.height];
      const cost = Math.max(wide, high) + 0.1 * (wide + high) + (isBelow ? 0 : 0.01);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}

/** The offset at which the boxes rest below (or above) the placed boxes; undefined if nothing is in their way. */
function dropOffset(
  placedBoxes: readonly Box[],
  boxes: readonly Box[],
  move: { x: number; gap: number; isBelow: boolean },
) {
  let rest: number | undefined;
  for (const box of boxes) {
    for (const other of placedBoxes) {
      if (box.left + move.x > other.right + move.gap || box.right + move.x < other.left - move.gap) continue;
      const y = move.isBelow ? other.bottom + move.gap - box.top : other.top - move.gap - box.bottom;
      rest = rest === undefined ? y : move.isBelow ? Math.max(rest, y) : Math.min(rest, y);
    }
  }
  return rest;
}
