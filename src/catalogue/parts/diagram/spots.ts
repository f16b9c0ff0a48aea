import type { Hotspot } from '../../../contract/parts/schemas.ts';
import { type Box, middleOf, type Point } from './view.ts';

/** Hotspot coordinates are pixels of a picture of this height, whatever the size of the picture. */
export const REFERENCE_HEIGHT = 700;
/** Minimum target size in screen pixels, for a fine (mouse) and a coarse (touch) pointer. */
export const HIT_MIN = { fine: 12, coarse: 32 } as const;

/** A parsed hotspot: the area of a callout's number or of the part itself. A point has no width and height. */
export interface Spot {
  id: string;
  callout: string;
  kind: Hotspot['kind'];
  box: Box;
}

/**
 * Parses the hotspots of a drawing in stacking order, topmost last: numbers above parts, in numeric order, which is also the
 * tab order; smaller parts above larger ones. Unreadable hotspots are dropped.
 */
export function parseHotspots(hotspots: readonly Hotspot[]): Spot[] {
  return hotspots
    .flatMap(({ orderNo, kind, x, y }, index) => {
      const [across, down] = [parseSpan(x), parseSpan(y)];
      if (across === undefined || down === undefined) return [];
      const box = { left: across[0], right: across[1], top: down[0], bottom: down[1] };
      return [{ id: `${orderNo}-${kind}-${index}`, callout: orderNo, kind, box }];
    })
    .sort(compareSpots);
}

function compareSpots(a: Spot, b: Spot): number {
  if (a.kind !== b.kind) return a.kind === 'callout' ? 1 : -1;
  if (a.kind === 'callout') return a.callout.localeCompare(b.callout, 'en', { numeric: true });
  return areaOf(b.box) - areaOf(a.box);
}

/** Suppliers may give a point instead of an area. */
export function isPoint({ left, top, right, bottom }: Box): boolean {
  return left === right && top === bottom;
}

/** Parses `left,right` in either order, or a single number for a point. */
function parseSpan(text: string): readonly [number, number] | undefined {
  const numbers = text.split(',').map((number) => (number.trim() === '' ? Number.NaN : Number(number)));
  const [first, second = first] = numbers;
  if (first === undefined || second === undefined || numbers.length > 2) return undefined;
  if (!Number.isFinite(first) || !Number.isFinite(second)) return undefined;
  return [Math.min(first, second), Math.max(first, second)];
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/**
 * The bounding box of the line art: the box around all hotspots. Undefined if a callout has no area for its part, because
 * something may then be drawn outside all hotspots.
 */
export function inkOf(spots: readonly Spot[]): Box | undefined {
  const drawn = new Set(spots.filter(({ kind }) => kind === 'part').map(({ callout }) => callout));
  if (spots.some(({ callout }) => !drawn.has(callout))) return undefined;
  const of = (side: keyof Box, extreme: (...values: number[]) => number) =>
    extreme(...spots.map(({ box }) => box[side]));
  const box = {
    left: of('left', Math.min),
    top: of('top', Math.min),
    right: of('right', Math.max),
    bottom: of('bottom', Math.max),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** The target area of a hotspot: its box, enlarged around its middle to the minimum size. */
export function hitBox(onScreen: Box, least: number): Box {
  const { x, y } = middleOf(onScreen);
  const halfWidth = Math.max(onScreen.right - onScreen.left, least) / 2;
  const halfHeight = Math.max(onScreen.bottom - onScreen.top, least) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The topmost hotspot under a point of the picture. */
export function spotAt(spots: readonly Spot[], point: Point, least: number): Spot | undefined {
  return spots.findLast(({ box }) => {
    const { left, top, right, bottom } = hitBox(box, least);
    return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
  });
}

/** The hotspots to show for callouts, from top to bottom: those of the parts, or of the number if the part has none. */
export function spotsToShow(spots: readonly Spot[], callouts: ReadonlySet<string>): Spot[] {
  const candidates = spots.filter(({ callout }) => callouts.has(callout));
  const drawn = new Set(candidates.filter(({ kind }) => kind === 'part').map(({ callout }) => callout));
  return candidates
    .filter(({ kind, callout }) => kind === 'part' || !drawn.has(callout))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** Minimum distance between targets, in pixels. Source: WCAG 2.2, success criterion 2.5.8. */
const TARGET_DISTANCE = 24;

/**
 * Ids of the hotspots that are keyboard-focusable buttons at a scale: the number of each callout, or its part if it has no
 * number. Of overlapping targets only the first is focusable. The others still react to the pointer, have their row in the
 * list, and become focusable when zoomed in.
 */
export function focusableSpots(spots: readonly Spot[], scale: number, least: number): ReadonlySet<string> {
  const numbered = new Set(spots.filter(({ kind }) => kind === 'callout').map(({ callout }) => callout));
  const candidates = spots.filter(({ kind, callout }) => kind === 'callout' || !numbered.has(callout));
  const focusable: { id: string; hit: Box }[] = [];
  for (const { id, box } of candidates) {
    const { left, top, right, bottom } = box;
    const onScreen = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
    const hit = hitBox(hitBox(onScreen, least), TARGET_DISTANCE);
    if (focusable.every((other) => !isTouching(hit, other.hit))) focusable.push({ id, hit });
  }
  return new Set(focusable.map(({ id }) => id));
}

function isTouching(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Distance between the middles of two callouts at which their circles do not touch, in screen pixels. */
const CALLOUT_DISTANCE = 22;
const SPREAD_ROUNDS = 12;

/**
 * Where callouts would cover each other on a small drawing: the way in screen pixels that each is moved, by the id of its
 * spot. Callouts that keep their place are not in the map.
 */
export function spreadCallouts(spots: readonly Spot[], scale: number): ReadonlyMap<string, Point> {
  const callouts = spots.filter(({ kind }) => kind === 'callout');
  const places = callouts.map(({ id, box }) => {
    const middle = middleOf(box);
    return { id, x: middle.x * scale, y: middle.y * scale, dx: 0, dy: 0 };
  });
  const push = (one: (typeof places)[number], other: (typeof places)[number]) => {
    const [x, y] = [other.x + other.dx - one.x - one.dx, other.y + other.dy - one.y - one.dy];
    const distance = Math.hypot(x, y);
    if (distance >= CALLOUT_DISTANCE) return false;
    const by = (CALLOUT_DISTANCE - distance) / 2 + 0.1;
    // Two callouts at the same place are moved apart sideways.
    const [toX, toY] = distance === 0 ? [1, 0] : [x / distance, y / distance];
    one.dx -= toX * by;
    one.dy -= toY * by;
    other.dx += toX * by;
    other.dy += toY * by;
    return true;
  };
  for (let round = 0; round < SPREAD_ROUNDS; round += 1) {
    const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
    const moved = pairs.filter(([one, other]) => push(one, other));
    if (moved.length === 0) break;
  }
  return new Map(
    places
      .filter(({ dx, dy }) => dx !== 0 || dy !== 0)
      .map(({ id, dx, dy }) => [id, { x: Math.round(dx), y: Math.round(dy) }]),
  );
}
