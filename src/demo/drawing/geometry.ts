/** A place on the sheet, in pixels: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in a part's own space: x along the assembly axis (away from the viewer), y up, z to the near side. */
export type Vector = readonly [x: number, y: number, z: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const emptyBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function expandBox(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function moveBox(box: Box, x: number, y: number): Box {
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

export function scaleBox(box: Box, by: number): Box {
  return { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by };
}

export function widthOf(box: Box): number {
  return box.right - box.left;
}

export function heightOf(box: Box): number {
  return box.bottom - box.top;
}

export function centreOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Area of the intersection of two boxes; 0 without one. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** True if the open segments a-b and c-d cross. */
export function isCrossing(a: Point, b: Point, [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Length of the segment's stretch inside the box. */
export function lengthInside(from: Point, to: Point, box: Box): number {
  const isApart =
    Math.max(from.x, to.x) <= box.left ||
    Math.min(from.x, to.x) >= box.right ||
    Math.max(from.y, to.y) <= box.top ||
    Math.min(from.y, to.y) >= box.bottom;
  if (isApart) return 0;
  const [dx, dy] = [to.x - from.x || 1e-9, to.y - from.y || 1e-9];
  const [left, right] = [(box.left - from.x) / dx, (box.right - from.x) / dx];
  const [top, bottom] = [(box.top - from.y) / dy, (box.bottom - from.y) / dy];
  const enter = Math.max(0, Math.min(left, right), Math.min(top, bottom));
  const leave = Math.min(1, Math.max(left, right), Math.max(top, bottom));
  return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0;
}
