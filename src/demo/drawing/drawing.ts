import type { Box } from './geometry.ts';

/** A hotspot of a drawing, for one callout. */
export interface Hotspot {
  /** The callout as given. */
  readonly orderNo: string;
  /** `left,right` in drawing pixels. */
  readonly x: string;
  /** `top,bottom` in drawing pixels; at least 12 apart. */
  readonly y: string;
  /** The printed number, or the drawn part. */
  readonly kind: 'callout' | 'part';
}

/** Line art for white paper. */
export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hotspots: readonly Hotspot[];
}

export type VehicleClass = 'C' | 'B';

const minimumHeight = 12;

/** The box as a hotspot in whole pixels, stretched to the minimum height where the part is flatter. */
export function hotspotOf(orderNo: string, box: Box, kind: Hotspot['kind']): Hotspot {
  const missing = Math.max(0, minimumHeight - (Math.floor(box.bottom) - Math.ceil(box.top))) / 2;
  const [left, right] = [Math.floor(box.left), Math.ceil(box.right)];
  const [top, bottom] = [Math.floor(box.top - missing), Math.ceil(box.bottom + missing)];
  return { orderNo, x: `${left},${right}`, y: `${top},${bottom}`, kind };
}

/** What the parts of one sheet have in common. */
export interface Look {
  readonly seed: string;
  /** Of the engine: block, head, gasket and crankshaft agree. */
  readonly cylinders: number;
}

/** The look of a sheet from the beginning of its SVG; undefined for any other drawing. */
export function lookOf(svg: string): Look | undefined {
  const [, seed, cylinders] = /^<svg [^>]*data-look="([^"]*)" data-cylinders="(\d+)"/.exec(svg) ?? [];
  return seed === undefined ? undefined : { seed, cylinders: Number(cylinders) };
}

/** The document around the marks: stroke defaults on one group, no styles, scripts or references. */
export function sheet(width: number, height: number, marks: string, look?: Look): string {
  const data = look === undefined ? '' : ` data-look="${look.seed}" data-cylinders="${look.cylinders}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${data}>` +
    `<g fill="#fff" stroke="#222" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">${marks}</g></svg>`
  );
}
