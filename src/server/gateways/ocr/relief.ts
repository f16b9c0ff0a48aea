import { greyOf, pipelineOf } from './grey-picture.ts';
import type { GreyPicture } from './text-engine.ts';

/** Pixels to each side; at the size that reliefs are read at the walls of a stroke are so far apart. */
const REACH = 1;
/** Grain has edges, too: it is smoothed before, and the steps that are left after. */
const [BEFORE, AFTER] = [0.8, 0.6];

/**
 * Characters that are stamped or cast, and have no colour of their own: what shows of them is the light and the shadow
 * on their walls. Dark where grey changes within a pixel or two, light where it is even, so that they read as if printed.
 */
export async function reliefOf(picture: GreyPicture): Promise<GreyPicture> {
  const { width, height, pixels } = await greyOf(pipelineOf(picture).blur(BEFORE));
  const lightest = spread(spread(pixels, width, 1, Math.max), width, width, Math.max);
  const darkest = spread(spread(pixels, width, 1, Math.min), width, width, Math.min);
  const edges = Buffer.from(lightest.map((light, at) => 255 - (light - (darkest[at] ?? 0))));
  return greyOf(pipelineOf({ pixels: edges, width, height }).normalise().blur(AFTER));
}

/** Each pixel with its neighbours `step` apart: 1 along the row, the width along the column. */
function spread(pixels: Buffer, width: number, step: number, pick: (...values: number[]) => number): Buffer {
  const found = Buffer.from(pixels);
  const isRow = step === 1;
  for (let at = 0; at < pixels.length; at += 1) {
    const column = at % width;
    let best = pixels[at] ?? 0;
    for (let away = -REACH; away <= REACH; away += 1) {
      // A row ends at its edge; above and below the picture there is nothing.
      if (isRow && (column + away < 0 || column + away >= width)) continue;
      best = pick(best, pixels[at + away * step] ?? best);
    }
    found[at] = best;
  }
  return found;
}
