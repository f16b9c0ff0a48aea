import { scaledTo } from './grey-picture.ts';
import type { GreyPicture } from './text-engine.ts';

const WIDEST_LEAN = 20;

export interface Leaning {
  /** Degrees, clockwise, that the lines of text lean; turning by its opposite sets them level. */
  degrees: number;
  /** How strongly the picture falls into rows at that angle. */
  strength: number;
}

/** How the text leans, of lines that run across the picture and of lines that run up it. */
export async function leansOf(picture: GreyPicture): Promise<{ across: Leaning; upright: Leaning }> {
  const edges = edgesOf(await scaledTo(picture, 520));
  return { across: best(edges.across, false), upright: best(edges.upright, true) };
}

interface Points {
  x: Float32Array;
  y: Float32Array;
  weight: Float32Array;
}

/** Where grey changes sideways (the strokes of level text), and where it changes downwards (of text on its side). */
function edgesOf({ pixels, width, height }: GreyPicture): { across: Points; upright: Points } {
  const across: number[][] = [[], [], []];
  const upright: number[][] = [[], [], []];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const sideways = Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0));
      const downwards = Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0));
      if (sideways > 24) push(across, x - width / 2, y - height / 2, Math.min(sideways, 90));
      if (downwards > 24) push(upright, x - width / 2, y - height / 2, Math.min(downwards, 90));
    }
  }
  return { across: pointsOf(across), upright: pointsOf(upright) };
}

function push([xs, ys, weights]: number[][], x: number, y: number, weight: number): void {
  xs?.push(x);
  ys?.push(y);
  weights?.push(weight);
}

function pointsOf([xs = [], ys = [], weights = []]: number[][]): Points {
  return { x: Float32Array.from(xs), y: Float32Array.from(ys), weight: Float32Array.from(weights) };
}

function best(points: Points, isUpright: boolean): Leaning {
  let found: Leaning = { degrees: 0, strength: rowness(points, 0, isUpright) };
  const tryAt = (degrees: number) => {
    const strength = rowness(points, degrees, isUpright);
    if (strength > found.strength) found = { degrees, strength };
  };
  for (let degrees = -WIDEST_LEAN; degrees <= WIDEST_LEAN; degrees += 1) tryAt(degrees);
  const around = found.degrees;
  for (let step = -3; step <= 3; step += 1) tryAt(around + step * 0.25);
  return found;
}

/** How unevenly the strokes fall on rows that lean by so much: text gives full rows and empty ones. */
function rowness({ x, y, weight }: Points, degrees: number, isUpright: boolean): number {
  const rows = new Float32Array(1600);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  let total = 0;
  for (let index = 0; index < x.length; index += 1) {
    const [px, py] = isUpright ? [y[index] ?? 0, -(x[index] ?? 0)] : [x[index] ?? 0, y[index] ?? 0];
    const row = Math.round(800 + py * cosine - px * sine);
    const share = weight[index] ?? 0;
    rows[row] = (rows[row] ?? 0) + share;
    total += share;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += step * step;
  }
  return total === 0 ? 0 : sum / total;
}
