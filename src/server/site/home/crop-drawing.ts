import type { ResultOf } from '../../../contract/call.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { HomeSample } from '../../../contract/site/schemas.ts';

type Drawing = ResultOf<typeof partCalls.getImageInfo>;

/** Hotspots are in pixels of a picture of this height. */
const HOTSPOT_HEIGHT = 700;
/** Room around the line art, in the same pixels. */
const MARGIN = 24;

export interface CroppedDrawing extends Pick<HomeSample, 'width' | 'height' | 'areas'> {
  svg: string;
}

/** The drawing cut to its line art, with the areas of these callouts; undefined for a scan or one without areas. */
export function cropDrawing(drawing: Drawing, callouts: ReadonlySet<string>): CroppedDrawing | undefined {
  const areas = drawing.partPicHotspotList.flatMap(({ orderNo, kind, x, y }) => {
    const [left, right] = edgesOf(x);
    const [top, bottom] = edgesOf(y);
    return [left, right, top, bottom].every(Number.isFinite)
      ? [{ callout: orderNo, kind, left, top, right, bottom }]
      : [];
  });
  if (drawing.svg === null || areas.length === 0) return undefined;
  const x = Math.min(...areas.map(({ left }) => left)) - MARGIN;
  const y = Math.min(...areas.map(({ top }) => top)) - MARGIN;
  const width = Math.max(...areas.map(({ right }) => right)) + MARGIN - x;
  const height = Math.max(...areas.map(({ bottom }) => bottom)) + MARGIN - y;
  const scale = drawing.height / HOTSPOT_HEIGHT;
  const viewBox = [x, y, width, height].map((pixels) => pixels * scale).join(' ');
  return {
    svg: withRoot(drawing.svg, { viewBox, width, height }),
    width,
    height,
    areas: areas
      .filter(({ callout }) => callouts.has(callout))
      .map(({ left, right, top, bottom, ...area }) => ({
        ...area,
        left: left - x,
        top: top - y,
        right: right - x,
        bottom: bottom - y,
      })),
  };
}

function edgesOf(text: string): [number, number] {
  const [from = Number.NaN, to = from] = text.split(',').map(Number);
  return [Math.min(from, to), Math.max(from, to)];
}

/** The SVG with other attributes of its root element. */
function withRoot(svg: string, attributes: Readonly<Record<string, string | number>>): string {
  return svg.replace(/<svg[^>]*>/, (root) => {
    const others = root.slice('<svg'.length, -1).replace(/\s(?:viewBox|width|height)="[^"]*"/g, '');
    const own = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<svg${others} ${own.join(' ')}>`;
  });
}
