import { expandBox, moveBox, type Point } from '../geometry.ts';
import type { Item, Layout, Placement } from './placement.ts';

/** Centres each item at its planned position, then moves neighbours apart until none touch. */
export function layOutAtPositions(items: readonly { item: Item; middle: Point }[], gap: number): Layout {
  const placements = items.map(({ item, middle }): Placement => {
    const { left, right, top, bottom } = item.box;
    return { item, origin: { x: middle.x - (left + right) / 2, y: middle.y - (top + bottom) / 2 } };
  });
  return { placements: separate(placements, gap), axes: [] };
}

const rounds = 80;

function separate(placements: readonly Placement[], gap: number): Placement[] {
  const origins = placements.map(({ origin }) => ({ ...origin }));
  const boxAt = (index: number) => {
    const placement = placements[index];
    const origin = origins[index];
    return placement && origin ? expandBox(moveBox(placement.item.box, origin.x, origin.y), gap / 2) : undefined;
  };
  const push = (index: number, x: number, y: number) => {
    const origin = origins[index];
    if (origin) Object.assign(origin, { x: origin.x + x, y: origin.y + y });
  };
  for (let round = 0; round < rounds; round++) {
    let isSettled = true;
    for (let one = 0; one < origins.length; one++) {
      for (let other = one + 1; other < origins.length; other++) {
        const [a, b] = [boxAt(one), boxAt(other)];
        if (!a || !b) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 0.5 || high <= 0.5) continue;
        isSettled = false;
        // Part along the shorter way, each half of it.
        const x = wide < high ? (Math.sign(a.left + a.right - b.left - b.right) || -1) * (wide / 2) : 0;
        const y = wide < high ? 0 : (Math.sign(a.top + a.bottom - b.top - b.bottom) || -1) * (high / 2);
        push(one, x, y);
        push(other, -x, -y);
      }
    }
    if (isSettled) break;
  }
  return placements.map(({ item, origin }, index) => ({ item, origin: origins[index] ?? origin }));
}
