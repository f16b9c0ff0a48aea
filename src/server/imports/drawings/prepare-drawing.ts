import { isRasterPicture } from '../../platform/raster-pictures.ts';
import { DrawingProblem } from './drawing-problem.ts';
import { prepareScan } from './prepare-scan.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { svgText } from './svg-text.ts';

/** A picture as the table of drawings stores it. */
export type PreparedDrawing = (
  | { mediaType: 'image/svg+xml'; svg: string; image: null }
  | { mediaType: 'image/webp'; svg: null; image: Buffer }
) & {
  /** In pixels as stored. */
  width: number;
  height: number;
  /** From pixels of the supplier's file to those of hotspots, which are for a picture 700 high. */
  scale: number;
};

/** Hotspots are in pixels of a picture of this height. */
const HOTSPOT_HEIGHT = 700;
/** A PNG of 4000 x 6000 coloured pixels with the noise of a scanner has 55 MB. */
export const PICTURE_BYTES_MAX = 100_000_000;

/**
 * The picture of a drawing, safe to show and bounded in size: scans become WebP of at most 3000 pixels on the longer
 * side, upright by their EXIF and on white; an SVG loses whatever is no drawing. The content decides about the type; the name
 * only tells an SVG that begins oddly from a file of another kind.
 * @throws DrawingProblem
 */
export async function prepareDrawing(bytes: Buffer, name: string): Promise<PreparedDrawing> {
  if (bytes.length > PICTURE_BYTES_MAX) throw new DrawingProblem('pictureTooLarge');
  if (isRasterPicture(bytes)) {
    const { image, width, height, fileHeight } = await prepareScan(bytes);
    return { mediaType: 'image/webp', svg: null, image, width, height, scale: HOTSPOT_HEIGHT / fileHeight };
  }
  const text = svgText(bytes);
  if (text === undefined || !(text.startsWith('<') || /\.svg$/i.test(name))) throw new DrawingProblem('notPicture');
  const { svg, width, height } = sanitizeSvg(text);
  return { mediaType: 'image/svg+xml', svg, image: null, width, height, scale: HOTSPOT_HEIGHT / height };
}
