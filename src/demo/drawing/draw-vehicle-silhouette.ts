import { type Drawing, sheet } from './drawing.ts';
import type { Point } from './geometry.ts';
import { Ink, type Stroke, strokes } from './ink.ts';
import { type Path, smooth, straight, wholeEllipse } from './path.ts';
import { randomFrom } from './random.ts';
import { carOutlines } from './vehicle/car-outlines.ts';
import { truckOutlines } from './vehicle/truck-outlines.ts';
import type { VehicleOutline } from './vehicle/vehicle-outline.ts';
import { sinCos } from './view.ts';

const outlines = { ...carOutlines, ...truckOutlines } satisfies Record<string, VehicleOutline>;

export type Body = keyof typeof outlines;

const [width, height] = [800, 360];
const ground = 320;

/** A vehicle's left side as line art, 800 by 360 px, front to the left; the seed varies length, height and wheels. */
export function drawVehicleSilhouette({ seed, body }: { seed: string | number; body: Body }): Drawing {
  const random = randomFrom(`${seed}/${body}`);
  const outline: VehicleOutline = outlines[body];
  const [long, high] = [random.between(0.93, 1.03), random.between(0.93, 1.04)];
  const place = (x: number, y: number): Point => ({
    x: width / 2 + (x - width / 2) * long,
    y: ground + (y - ground) * high,
  });
  const ink = new Ink();
  const put = (path: Path, stroke: Stroke) => ink.add(path, strokes[stroke]);
  put(straight([place(30, ground), place(770, ground)], false), 'thin');
  for (const box of outline.boxes ?? []) put(straight(points(box, place), true), 'solid');
  put(shell(points(outline.body, place)), 'solid');
  for (const opening of outline.windows) put(straight(points(opening, place), true), 'shade');
  for (const line of outline.lines) put(straight(points(line, place), false), 'thin');
  for (const lamp of outline.lamps) put(straight(points(lamp, place), true), 'shade');
  const spokes = random.whole(5, 9);
  for (const x of outline.wheels)
    wheel(put, { centre: { x: place(x, 0).x, y: ground - outline.radius }, radius: outline.radius, spokes });
  return { svg: sheet(width, height, ink.toSvg()), width, height, hotspots: [] };
}

function points(flat: readonly number[], place: (x: number, y: number) => Point): Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) found.push(place(flat[index] ?? 0, flat[index + 1] ?? 0));
  return found;
}

/** Smooth over the top, with corners where the sill begins and ends. */
function shell(outline: readonly Point[]): Path {
  return smooth([...outline.slice(0, 1), ...outline, ...outline.slice(-1)], true);
}

function wheel(
  put: (path: Path, stroke: Stroke) => void,
  { centre, radius, spokes }: { centre: Point; radius: number; spokes: number },
): void {
  const circle = (share: number) =>
    wholeEllipse({ centre, short: radius * share, long: radius * share, along: { x: 1, y: 0 } });
  put(circle(1.14), 'cover');
  put(circle(1.14), 'line');
  put(circle(1), 'shade');
  put(circle(0.66), 'solid');
  put(circle(0.6), 'thin');
  for (let index = 0; index < spokes; index++) {
    const [sin, cos] = sinCos((360 * index) / spokes + 10);
    const on = (share: number): Point => ({ x: centre.x + cos * radius * share, y: centre.y + sin * radius * share });
    put(straight([on(0.18), on(0.6)], false), 'line');
  }
  put(circle(0.16), 'solid');
}
