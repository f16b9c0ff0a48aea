import { type Drawing, sheet } from './drawing.ts';
import { centreOf, heightOf, scaleBox, widthOf } from './geometry.ts';
import { drawPartInk, measurePart } from './layout/part-ink.ts';
import { viewFor } from './layout/placement.ts';

const side = 700;
const room = 460;
const largestScale = 3;

interface PicturedPart {
  readonly seed: string | number;
  readonly stdPartCode: string;
  /** The part of the right-hand side, drawn as the left one's mirror image. */
  readonly isRight?: boolean;
}

/** A picture of one part alone, 700 px square, without hotspots. */
export function drawPart({ seed, stdPartCode, isRight = false }: PicturedPart): Drawing {
  const look = { seed: String(seed), cylinders: 4 };
  const view = viewFor('axis', String(seed));
  const part = { stdPartCode, isOtherSide: isRight };
  const box = measurePart(part, look, view);
  const scale = Math.min(largestScale, room / widthOf(box), room / heightOf(box));
  const middle = centreOf(scaleBox(box, scale));
  const ink = drawPartInk(part, look, {
    view,
    origin: { x: side / 2 - middle.x, y: side / 2 - middle.y },
    scale,
  });
  return { svg: sheet(side, side, `<g>${ink.toSvg()}</g>`), width: side, height: side, hotspots: [] };
}
