import { type Box, centreOf, expandBox, isCrossing, lengthInside, overlap, type Point } from './geometry.ts';
import { sinCos } from './view.ts';

/** A drawn part that needs a callout number. */
export interface LabelTarget {
  readonly callout: string;
  readonly box: Box;
  /** Places on the part where a leader may end. */
  readonly spots: readonly Point[];
}

export interface Callout {
  readonly callout: string;
  /** The rectangle around the number. */
  readonly box: Box;
  readonly from: Point;
  readonly to: Point;
}

const numberHeight = 20;

/** Places a number beside every part: clear of parts and other numbers, with short leaders that do not cross. @throws if a part has no position */
export function placeCallouts(parts: readonly LabelTarget[], sheet: Box): Callout[] {
  const boxes = parts.map(({ box }) => expandBox(box, 2));
  const options = parts.map((part) => candidates(part, { boxes, sheet }));
  const chosen = new Map<number, Callout>();
  // The first round compares each with those before it, later rounds with all.
  for (let round = 0; round < 3; round++) {
    options.forEach((list, index) => {
      const others = [...chosen].flatMap(([other, callout]) => (other === index ? [] : [callout]));
      chosen.set(index, cheapest(list, others));
    });
  }
  return [...chosen.values()];
}

interface Candidate extends Callout {
  readonly cost: number;
}

function cheapest(list: readonly Candidate[], others: readonly Callout[]): Callout {
  let best: { callout: Callout; cost: number } | undefined;
  for (const candidate of list) {
    if (best && candidate.cost >= best.cost) continue;
    const cost = others.reduce((sum, other) => sum + clash(candidate, other), candidate.cost);
    if (!best || cost < best.cost) best = { callout: candidate, cost };
  }
  if (!best) throw new Error('no position for a callout');
  return best.callout;
}

function clash(one: Callout, other: Callout): number {
  let cost = overlap(expandBox(one.box, 3), expandBox(other.box, 3)) > 0 ? 1e6 : 0;
  if (isCrossing(one.from, one.to, [other.from, other.to])) cost += 4000;
  cost +=
    60 * lengthInside(one.from, one.to, expandBox(other.box, 3)) +
    60 * lengthInside(other.from, other.to, expandBox(one.box, 3));
  return cost;
}

/** Distances of a number from its part, and the number of free positions that ends the search. */
const distances = [14, 26, 44, 70, 110, 160];
const enough = 14;

function candidates(part: LabelTarget, { boxes, sheet }: { boxes: readonly Box[]; sheet: Box }): Candidate[] {
  const width = 9 * part.callout.length + 10;
  const middle = centreOf(part.box);
  const spots = part.spots.length > 0 ? part.spots : [middle];
  const own = boxes.find((box) => box.left === part.box.left - 2 && box.top === part.box.top - 2);
  const found: Candidate[] = [];
  let free = 0;
  for (const distance of distances) {
    if (free >= enough) break;
    for (let angle = 0; angle < 360; angle += 15) {
      const centre = around(part.box, { angle, width, distance });
      const box = {
        left: centre.x - width / 2,
        right: centre.x + width / 2,
        top: centre.y - numberHeight / 2,
        bottom: centre.y + numberHeight / 2,
      };
      if (box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom)
        continue;
      const covered = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      if (covered === 0) free++;
      const to = nearest(spots, centre);
      const from = edgeTowards(box, centre, to);
      const passed = boxes.reduce((sum, other) => sum + (other === own ? 0 : lengthInside(from, to, other)), 0);
      const cost = distanceOf(from, to) + distance * 0.6 + covered * 400 + passed * 12;
      found.push({ callout: part.callout, box, from, to, cost });
    }
  }
  return found;
}

/** The centre of a number at an angle from the part's box. */
function around(box: Box, { angle, width, distance }: { angle: number; width: number; distance: number }): Point {
  const [sin, cos] = sinCos(angle);
  const middle = centreOf(box);
  const reachX = (box.right - box.left) / 2 + width / 2 + distance * 0.8;
  const reachY = (box.bottom - box.top) / 2 + numberHeight / 2 + distance * 0.8;
  const stretch = Math.min(reachX / Math.abs(cos || 1e-9), reachY / Math.abs(sin || 1e-9));
  return { x: middle.x + cos * stretch, y: middle.y - sin * stretch };
}

function nearest(spots: readonly Point[], to: Point): Point {
  let [best = to] = spots;
  let least = Infinity;
  for (const spot of spots) {
    const distance = (spot.x - to.x) ** 2 + (spot.y - to.y) ** 2;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point at which the line from the number's centre to the part leaves its rectangle. */
function edgeTowards(box: Box, centre: Point, to: Point): Point {
  const [dx, dy] = [to.x - centre.x, to.y - centre.y];
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const share = Math.min(halfWidth / Math.max(Math.abs(dx), 1e-9), halfHeight / Math.max(Math.abs(dy), 1e-9), 1);
  return { x: centre.x + dx * share, y: centre.y + dy * share };
}
