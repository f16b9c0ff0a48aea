import type { Point } from './geometry.ts';

/** A path's text and the points that bound what it draws. */
export interface Path {
  readonly d: string;
  readonly reach: readonly Point[];
}

export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

export function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

export function straight(points: readonly Point[], isClosed: boolean): Path {
  return { d: `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`, reach: points };
}

/** A smooth curve through the points (Catmull-Rom); a point given twice is a corner. */
export function smooth(points: readonly Point[], isClosed: boolean): Path {
  const last = points.length - 1;
  const pick = (index: number): Point => {
    const place = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[place] ?? { x: 0, y: 0 };
  };
  const reach: Point[] = [...points];
  let d = `M${at(pick(0))}`;
  for (let index = 0; index < (isClosed ? points.length : last); index++) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    if (from.x === to.x && from.y === to.y) continue;
    const [first, second] = handles(before, [from, to], after);
    d += `C${at(first)} ${at(second)} ${at(to)}`;
    for (const t of [0.25, 0.5, 0.75]) reach.push(onCubic([from, first, second, to], t));
  }
  return { d: isClosed ? `${d}Z` : d, reach };
}

/** The same closed curve as `smooth`, as points: `steps` to each stretch. */
export function smoothPoints(points: readonly Point[], steps: number): Point[] {
  const count = points.length;
  const pick = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  return points.flatMap((from, index) => {
    const [before, to, after] = [pick(index - 1), pick(index + 1), pick(index + 2)];
    if (from.x === to.x && from.y === to.y) return [];
    const [first, second] = handles(before, [from, to], after);
    return Array.from({ length: steps }, (_, step) => onCubic([from, first, second, to], step / steps));
  });
}

/** The two control points of one stretch, held to a third of its length so that a short stretch never bulges. */
function handles(before: Point, [from, to]: readonly [Point, Point], after: Point): [Point, Point] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  const towards = (start: Point, x: number, y: number): Point => {
    const share = Math.min(1 / 6, reach / (Math.hypot(x, y) || 1));
    return { x: start.x + x * share, y: start.y + y * share };
  };
  return [towards(from, to.x - before.x, to.y - before.y), towards(to, from.x - after.x, from.y - after.y)];
}

function onCubic([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y };
}

/** An ellipse as the sheet shows a circle: the short half-axis lies along the circle's own axis. */
export interface Ellipse {
  readonly centre: Point;
  readonly short: number;
  readonly long: number;
  /** Direction of the short half-axis, a unit vector. */
  readonly along: Point;
}

export function onEllipse({ centre, short, long, along }: Ellipse, short1: number, long1: number): Point {
  const a = short * short1;
  const b = long * long1;
  return { x: centre.x + along.x * a - along.y * b, y: centre.y + along.y * a + along.x * b };
}

export function arc({ short, long, along }: Ellipse, isLarge: boolean): string {
  const angle = Math.round((Math.atan2(along.y, along.x) * 180) / Math.PI);
  return `A${round(short)} ${round(long)} ${angle} ${isLarge ? 1 : 0} 1 `;
}

export function wholeEllipse(ellipse: Ellipse): Path {
  const one = onEllipse(ellipse, 0, 1);
  const other = onEllipse(ellipse, 0, -1);
  const turn = arc(ellipse, false);
  const { centre, short, long, along } = ellipse;
  const wide = Math.hypot(short * along.x, long * along.y);
  const high = Math.hypot(short * along.y, long * along.x);
  return {
    d: `M${at(one)}${turn}${at(other)}${turn}${at(one)}Z`,
    reach: [
      { x: centre.x - wide, y: centre.y - high },
      { x: centre.x + wide, y: centre.y + high },
    ],
  };
}
