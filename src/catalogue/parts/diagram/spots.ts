import type { Hotspot } from '../../../contract/parts/schemas.ts';
import { type Box, middleOf, type Point } from './view.ts';

/** Drawings are counted in the pixels of a picture this high, however large the picture itself is. */
export const REFERENCE_HEIGHT = 700;
/** The least height of what can be hit, in pixels of the screen: with a mouse, and with a finger. */
export const HIT_MIN = { fine: 12, coarse: 32 } as const;

/** A place on a drawing that stands for a callout: its number, or the part itself. A point has no width or height. */
export interface Spot {
  id: string;
  callout: string;
  kind: Hotspot['kind'];
  box: Box;
}

/**
 * The spots of a drawing, the topmost last: numbers over parts, in the order in which one counts, which is how the Tab
 * key goes through them; of parts the smaller over the larger. What cannot be read is left out.
 */
export function spotsOf(hotspots: readonly Hotspot[]): Spot[] {
  return hotspots
    .flatMap(({ orderNo, kind, x, y }, index) => {
      const [across, down] = [spanOf(x), spanOf(y)];
      if (across === undefined || down === undefined) return [];
      const box = { left: across[0], right: across[1], top: down[0], bottom: down[1] };
      return [{ id: `${orderNo}-${kind}-${index}`, callout: orderNo, kind, box }];
    })
    .sort(comesAfter);
}

function comesAfter(a: Spot, b: Spot): number {
  if (a.kind !== b.kind) return a.kind === 'callout' ? 1 : -1;
  if (a.kind === 'callout') return a.callout.localeCompare(b.callout, 'en', { numeric: true });
  return areaOf(b.box) - areaOf(a.box);
}

/** `left,right` or a single number for a point; in whichever order the two stand. */
function spanOf(text: string): readonly [number, number] | undefined {
  const numbers = text.split(',').map((piece) => (piece.trim() === '' ? Number.NaN : Number(piece)));
  const [first, second = first] = numbers;
  if (first === undefined || second === undefined || numbers.length > 2) return undefined;
  if (!Number.isFinite(first) || !Number.isFinite(second)) return undefined;
  return [Math.min(first, second), Math.max(first, second)];
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** What of the screen a spot takes: itself, but never less than the least that can be hit, around its middle. */
export function hitBox(onScreen: Box, least: number): Box {
  const { x, y } = middleOf(onScreen);
  const halfWidth = Math.max(onScreen.right - onScreen.left, least) / 2;
  const halfHeight = Math.max(onScreen.bottom - onScreen.top, least) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The spot under a point of the picture, the topmost of several. */
export function spotAt(spots: readonly Spot[], point: Point, least: number): Spot | undefined {
  return spots.findLast(({ box }) => {
    const { left, top, right, bottom } = hitBox(box, least);
    return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
  });
}

/** Where the selected callouts are to be seen, from top to bottom: the parts themselves, or the numbers of those not drawn. */
export function placesOf(spots: readonly Spot[], callouts: ReadonlySet<string>): Spot[] {
  const wanted = spots.filter(({ callout }) => callouts.has(callout));
  const drawn = new Set(wanted.filter(({ kind }) => kind === 'part').map(({ callout }) => callout));
  return wanted
    .filter(({ kind, callout }) => kind === 'part' || !drawn.has(callout))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** Targets nearer to each other than this cannot be told apart by a finger, in pixels. Source: WCAG 2.2, 2.5.8. */
const APART = 24;

/**
 * The spots that are buttons of their own at a scale: one for each place of a callout, its number before its part.
 * Of those that lie too near each other the first stays; the others can still be pointed at, the list stands for them,
 * and they come as one zooms in.
 */
export function reachedSpots(spots: readonly Spot[], scale: number, least: number): ReadonlySet<string> {
  const numbered = new Set(spots.filter(({ kind }) => kind === 'callout').map(({ callout }) => callout));
  const wanted = spots.filter(({ kind, callout }) => kind === 'callout' || !numbered.has(callout));
  const reached: { id: string; hit: Box }[] = [];
  for (const { id, box } of wanted) {
    const { left, top, right, bottom } = box;
    const onScreen = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
    const hit = hitBox(hitBox(onScreen, least), APART);
    if (reached.every((other) => !isTouching(hit, other.hit))) reached.push({ id, hit });
  }
  return new Set(reached.map(({ id }) => id));
}

function isTouching(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
