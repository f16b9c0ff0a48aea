import { type Drawing, hotspotOf, sheet, type VehicleClass } from './drawing.ts';
import { centreOf, expandBox, scaleBox, widthOf } from './geometry.ts';
import { axisAttributes, type Ink } from './ink.ts';
import { arrange } from './layout/arrange.ts';
import { boundsOf } from './layout/axis-layout.ts';
import { drawPartInk } from './layout/part-ink.ts';
import type { Axis } from './layout/placement.ts';
import { at, round } from './path.ts';
import { type Callout, type LabelTarget, placeCallouts } from './place-callouts.ts';
import { randomFrom } from './random.ts';

export interface AssemblyRequest {
  /** The same seed gives the same drawing; with one seed per platform a part looks the same on all drawings. */
  readonly seed: string | number;
  /** C passenger, B commercial. */
  readonly vehicleClass: VehicleClass;
  /** Second-level node of the part tree, such as 1701. */
  readonly nodeCode: string;
  /** Of the engine; 4 by default. */
  readonly cylinders?: number;
  /** Variants under one callout are drawn once, as the first of them. */
  readonly parts: readonly { readonly callout: string; readonly stdPartCode: string }[];
}

const height = 700;
const [narrowest, widest] = [700, 1100];
const sideMargin = 80;
const edge = 6;

/**
 * One assembly as an exploded drawing, 700 px high and 700 to 1100 wide, with a hotspot on every number and part.
 * Some paired parts are drawn twice, each with its number.
 */
export function drawAssembly({ seed, vehicleClass, nodeCode, cylinders = 4, parts }: AssemblyRequest): Drawing {
  const once = [...new Map(parts.toReversed().map((part) => [part.callout, part])).values()].toReversed();
  const look = { seed: String(seed), cylinders };
  const { view, layout, scale } = arrange({ look, vehicleClass, nodeCode, parts: once });
  if (layout.placements.length === 0)
    return { svg: sheet(narrowest, height, '', look), width: narrowest, height, hotspots: [] };
  const bounds = scaleBox(boundsOf(layout), scale);
  const width = Math.round(Math.min(widest, Math.max(narrowest, widthOf(bounds) + 2 * sideMargin)));
  const middle = centreOf(bounds);
  const onSheet = ({ x, y }: { x: number; y: number }) => ({
    x: x * scale + width / 2 - middle.x,
    y: y * scale + height / 2 - middle.y,
  });
  const inks = layout.placements.map(({ item, origin }) => ({
    item,
    ink: drawPartInk(item, look, { view, origin: onSheet(origin), scale }),
  }));
  const labelled = inks.map(
    ({ item, ink }): LabelTarget => ({ callout: item.callout, box: expandBox(ink.box, 1), spots: ink.spots }),
  );
  const numbers = placeCallouts(labelled, { left: edge, top: edge, right: width - edge, bottom: height - edge });
  const axes = layout.axes.map(([from, to]): Axis => [onSheet(from), onSheet(to)]);
  const isRinged = randomFrom(`${seed}/numbers`).chance(0.4);
  return {
    svg: sheet(
      width,
      height,
      axisMarks(axes) + inks.map(({ ink }) => group(ink)).join('') + numberMarks(numbers, isRinged),
      look,
    ),
    width,
    height,
    hotspots: [
      ...numbers.map(({ callout, box }) => hotspotOf(callout, box, 'callout')),
      ...labelled.map(({ callout, box }) => hotspotOf(callout, box, 'part')),
    ],
  };
}

function group(ink: Ink): string {
  return `<g>${ink.toSvg()}</g>`;
}

function axisMarks(axes: readonly Axis[]): string {
  if (axes.length === 0) return '';
  const d = axes.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  return `<path${axisAttributes} d="${d}"/>`;
}

function numberMarks(numbers: readonly Callout[], isRinged: boolean): string {
  const leaders = numbers.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
  const dots = numbers.map(({ to }) => `<circle cx="${round(to.x)}" cy="${round(to.y)}" r="2.4"/>`).join('');
  const rings = numbers.map(({ box }) => {
    const [x, y] = [round(box.left), round(box.top)];
    return `<rect x="${x}" y="${y}" width="${round(widthOf(box))}" height="20" rx="9.5"/>`;
  });
  const texts = numbers.map(({ callout, box }) => {
    const { x, y } = centreOf(box);
    return `<text x="${round(x)}" y="${round(y + 5)}">${escapeXml(callout)}</text>`;
  });
  return (
    `<path fill="none" d="${leaders}"/><g fill="#222" stroke="none">${dots}</g>` +
    (isRinged ? `<g stroke-width="1">${rings.join('')}</g>` : '') +
    `<g fill="#111" stroke="none" font-family="Arial,Helvetica,sans-serif" font-size="15" text-anchor="middle">${texts.join('')}</g>`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
