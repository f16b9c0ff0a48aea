import { type Drawing, type Look, sheet } from './drawing.ts';
import { centreOf, heightOf, scaleBox, widthOf } from './geometry.ts';
import { viewOf } from './layout/arrange.ts';
import { drawPartInk, measurePart } from './layout/part-ink.ts';

const side = 700;
const room = 460;
const largestScale = 3;

interface PicturedPart {
  /** Of the sheet that shows the part, so that both show the same shape from the same side. */
  readonly look: Look;
  readonly stdPartCode: string;
  /** The part of the right-hand side, drawn as the left one's mirror image. */
  readonly isRight?: boolean;
}

/** A picture of one part alone, 700 px square, without hotspots. */
export function drawPart({ look, stdPartCode, isRight = false }: PicturedPart): Drawing {
  const vehicleClass = stdPartCode.startsWith('T') ? 'B' : 'C';
  const view = viewOf({ vehicleClass, nodeCode: stdPartCode.slice(1, 5), look });
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
