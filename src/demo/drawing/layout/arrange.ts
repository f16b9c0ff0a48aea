import type { Look, VehicleClass } from '../drawing.ts';
import { heightOf, type Point, widthOf } from '../geometry.ts';
import { randomFrom } from '../random.ts';
import { partShapeOf } from '../standard-part-shape.ts';
import type { View } from '../view.ts';
import { arrangements } from './arrangements.ts';
import { alongAxis, boundsOf, stackUpright } from './axis-layout.ts';
import { packGroups, sheetSpace } from './pack.ts';
import { measurePart } from './part-ink.ts';
import { type Item, type Layout, viewFor } from './placement.ts';
import { layOutAtPositions } from './position-layout.ts';

export interface Assembly {
  readonly look: Look;
  readonly vehicleClass: VehicleClass;
  readonly nodeCode: string;
  /** One part for each callout. */
  readonly parts: readonly { callout: string; stdPartCode: string }[];
}

/** A layout in part units, and its scale on the sheet. */
export interface Arrangement {
  readonly view: View;
  readonly layout: Layout;
  readonly scale: number;
}

const largestScale = 1.7;
const gapOnSheet = 32;
/** A sheet of more callouts than this shows each part once. */
const fullSheet = 9;
/** Variants to try: the packing order of groups, and the spread of planned positions. */
const groupOrders = ['given', 'largest first'] as const;
const plannedSpreads = [0.8, 0.6, 0.45] as const;

/** Lays out an assembly by its arrangement, at the largest scale that fits the sheet. */
export function arrange(assembly: Assembly): Arrangement {
  const plan = arrangements[`${assembly.vehicleClass}${assembly.nodeCode}`] ?? '';
  const view = viewOf(assembly);
  const isPlanned = /^(front|side) /.test(plan);
  const items = itemsOf(assembly, view);
  const candidates = !isPlanned
    ? groupOrders.map((order) => (gap: number) => layOutOnAxes(plan, items, { view, gap, order }))
    : plannedSpreads.map((spread) => (gap: number) => layOutByPlan(plan, items, { view, gap, spread }));
  const [first = { view, layout: { placements: [], axes: [] }, scale: 1 }, ...others] = candidates.map((layOut) =>
    fitToSheet(layOut, view),
  );
  return others.reduce((best, other) => (other.scale > best.scale * 1.04 ? other : best), first);
}

/** The camera of an assembly's sheet. */
export function viewOf({ vehicleClass, nodeCode, look }: Pick<Assembly, 'vehicleClass' | 'nodeCode' | 'look'>): View {
  const plan = arrangements[`${vehicleClass}${nodeCode}`] ?? '';
  return viewFor(plan.startsWith('front') ? 'front' : plan.startsWith('side') ? 'side' : 'axis', look.seed);
}

/** The gap is in sheet pixels and the layout in part units, so the scale needs two passes. */
function fitToSheet(layOut: (gap: number) => Layout, view: View): Arrangement {
  const layout = layOut(gapOnSheet / fittingScale(layOut(gapOnSheet)));
  return { view, layout, scale: fittingScale(layout) };
}

function fittingScale(layout: Layout): number {
  if (layout.placements.length === 0) return 1;
  const bounds = boundsOf(layout);
  return Math.min(largestScale, sheetSpace.width / widthOf(bounds), sheetSpace.height / heightOf(bounds));
}

/** The second callout of a code is the other side's; other paired parts are drawn twice at times. */
function itemsOf({ look, nodeCode, parts }: Assembly, view: View): Item[] {
  const random = randomFrom(`${look.seed}/${nodeCode}/places`);
  const count = (code: string) => parts.filter(({ stdPartCode }) => stdPartCode === code).length;
  const seen = new Set<string>();
  return parts.flatMap(({ callout, stdPartCode }) => {
    const isSecond = seen.has(stdPartCode);
    seen.add(stdPartCode);
    const isPaired = partShapeOf(stdPartCode).isPaired === true && count(stdPartCode) === 1;
    const isTwice = random.chance(0.4) && isPaired && parts.length <= fullSheet;
    return (isTwice ? [false, true] : [isSecond]).map((isOtherSide): Item => {
      const box = measurePart({ stdPartCode, isOtherSide }, look, view);
      return { callout, stdPartCode, isOtherSide, box };
    });
  });
}

interface AxisOptions {
  readonly view: View;
  readonly gap: number;
  readonly order: (typeof groupOrders)[number];
}

function layOutOnAxes(plan: string, items: readonly Item[], { view, gap, order }: AxisOptions): Layout {
  const left = new Set(items);
  const groups: Layout[] = [];
  const join = (kind: string, members: readonly Item[]) => {
    for (const item of members) left.delete(item);
    if (members.length === 0) return;
    groups.push(kind === 'y' ? stackUpright(members, gap) : alongAxis(members, view, { gap, isJoined: kind === 'x' }));
  };
  for (const group of plan === '' ? [] : plan.split(' | ')) {
    const [kind = 'row', ...numbers] = group.split(' ');
    join(
      kind,
      numbers.flatMap((number) => items.filter((item) => !item.isOtherSide && item.stdPartCode.endsWith(number))),
    );
  }
  const rest = [...left];
  for (let start = 0; start < rest.length; start += 2) join('row', rest.slice(start, start + 2));
  const reach = (group: Layout) => Math.max(widthOf(boundsOf(group)), heightOf(boundsOf(group)));
  return packGroups(order === 'given' ? groups : groups.toSorted((one, other) => reach(other) - reach(one)), gap);
}

interface PlanOptions {
  readonly view: View;
  readonly gap: number;
  readonly spread: number;
}

function layOutByPlan(plan: string, items: readonly Item[], { view, gap, spread }: PlanOptions): Layout {
  const side = Math.sign(view.x.x) || 1;
  const places = new Map(
    plan.split(' ').flatMap((entry) => {
      const [number = '', list] = entry.split('@');
      return list === undefined ? [] : [[number, list.split(';').map(pointOf)] as const];
    }),
  );
  const middles = items.map((item, index) => {
    const own = places.get(item.stdPartCode.slice(-3)) ?? [];
    const [one, other] = own;
    const middle = (item.isOtherSide ? (other ?? otherSideOf(one)) : one) ?? { x: (index % 4) * 160 - 240, y: 300 };
    return { item, middle: { x: middle.x * side * spread, y: middle.y * spread } };
  });
  return layOutAtPositions(middles, gap);
}

function otherSideOf(point: Point | undefined): Point | undefined {
  return point && { x: point.x + 90, y: point.y + 40 };
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}
