import type { Point } from './geometry.ts';

/** A path and the points that bound what it draws. */
export interface Path {
  /** The text, which a part that is only measured does not need. */
  readonly write: () => string;
  readonly reach: readonly Point[];
}

export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

export function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

export function straight(points: readonly Point[], isClosed: boolean): Path {
  return { write: () => `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`, reach: points };
}

/** A smooth curve through the points (Catmull-Rom); a point given twice is a corner. */
export function smooth(points: readonly Point[], isClosed: boolean): Path {
  const last = points.length - 1;
  const pick = (index: number): Point => {
    const place = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[place] ?? { x: 0, y: 0 };
  };
  const reach: Point[] = [...points];
  const stretches: Point[][] = [];
  for (let index = 0; index < (isClosed ? points.length : last); index++) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    if (from.x === to.x && from.y === to.y) continue;
    const [first, second] = handles(before, [from, to], after);
    stretches.push([first, second, to]);
    for (const t of [0.25, 0.5, 0.75]) reach.push(onCubic([from, first, second, to], t));
  }
  const write = () =>
    `M${at(pick(0))}${stretches.map((points) => `C${points.map(at).join(' ')}`).join('')}${isClosed ? 'Z' : ''}`;
  return { write, reach };
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

/** How many numbers follow a command, and at which of them its coordinates begin. */
const commandSizes: Readonly<Record<string, readonly [count: number, from: number]>> = {
  M: [2, 0],
  L: [2, 0],
  C: [6, 0],
  A: [7, 5],
};

/** The same path with relative coordinates after each `M`, which is about two thirds of the text. */
export function relative(d: string): string {
  const tokens = d.match(/[A-Z]|-?[\d.]+/g) ?? [];
  let text = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let index = 0; index < tokens.length; ) {
    const letter = tokens[index] ?? '';
    const [count, from] = commandSizes[letter] ?? [0, 0];
    text += letter === 'M' ? letter : letter.toLowerCase();
    for (let place = 0; place < count; place++) {
      const value = Number(tokens[index + 1 + place]);
      const base = letter === 'M' || place < from ? 0 : (place - from) % 2 === 0 ? x : y;
      const number = shortest(Math.round((value - base) * 10));
      text += place === 0 || number.startsWith('-') ? number : ` ${number}`;
    }
    if (count > 0) [x, y] = [Number(tokens[index + count - 1]), Number(tokens[index + count])];
    if (letter === 'M') [startX, startY] = [x, y];
    if (letter === 'Z') [x, y] = [startX, startY];
    index += count + 1;
  }
  return text;
}

/** Tenths as a number without a zero before its point. */
function shortest(tenths: number): string {
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(whole);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}.${rest}`;
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
  const { centre, short, long, along } = ellipse;
  const wide = Math.hypot(short * along.x, long * along.y);
  const high = Math.hypot(short * along.y, long * along.x);
  return {
    write: () => {
      const turn = arc(ellipse, false);
      return `M${at(one)}${turn}${at(other)}${turn}${at(one)}Z`;
    },
    reach: [
      { x: centre.x - wide, y: centre.y - high },
      { x: centre.x + wide, y: centre.y + high },
    ],
  };
}
