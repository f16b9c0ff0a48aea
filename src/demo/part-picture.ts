import { drawPart } from './drawing/draw-part.ts';
import { hasShape } from './drawing/standard-part-shape.ts';

/** Pictures of the demo catalogue's parts: sample drawings, 700 px high. */
export const partPictures = {
  hasPicture: (stdPartCode: string): boolean => hasShape(stdPartCode),
  drawPart: (part: { seed: string; stdPartCode: string; isRight: boolean }): string => drawPart(part).svg,
};
