import { DrawingProblem } from './drawing-problem.ts';

const SIDE_MAX = 100_000;

/**
 * The size by width and height in pixels, else by the view box. A missing view box is added to the attributes, so that the
 * picture scales. @throws DrawingProblem damagedPicture without a size, tooManyPixels
 */
export function svgSize(attributes: Map<string, string>): { width: number; height: number } {
  const box = viewBoxOf(attributes.get('viewBox'));
  const [width, height] = [pixelsOf(attributes.get('width')), pixelsOf(attributes.get('height'))];
  const size = width !== undefined && height !== undefined ? { width, height } : box;
  if (size === undefined) throw new DrawingProblem('damagedPicture');
  if (Math.max(size.width, size.height) > SIDE_MAX) throw new DrawingProblem('tooManyPixels');
  if (box === undefined) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
  const rounded = { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
  attributes.set('width', String(rounded.width));
  attributes.set('height', String(rounded.height));
  return rounded;
}

function viewBoxOf(text: string | undefined): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined;
}

/** Undefined for other units, such as mm or %, which say nothing about pixels. */
function pixelsOf(text: string | undefined): number | undefined {
  const pixels = Number(/^\s*(\d*\.?\d+(?:e[+-]?\d+)?)(?:px)?\s*$/i.exec(text ?? '')?.[1]);
  return pixels > 0 ? pixels : undefined;
}
