import type { Look } from '../drawing.ts';
import { type Box, expandBox, moveBox, type Point, scaleBox, union } from '../geometry.ts';
import { Ink } from '../ink.ts';
import { type Kit, type KitPiece, kits } from '../kits.ts';
import { Pen } from '../pen.ts';
import { randomFrom } from '../random.ts';
import * as hardware from '../shapes/hardware.ts';
import { type ShapeName, shapes } from '../shapes/index.ts';
import { partShapeOf } from '../standard-part-shape.ts';
import type { View } from '../view.ts';

export interface DrawnPart {
  readonly stdPartCode: string;
  readonly isOtherSide: boolean;
}

export interface Place {
  readonly view: View;
  readonly origin: Point;
  readonly scale: number;
}

interface Piece {
  readonly shape: ShapeName;
  readonly form: number;
  readonly size: number;
  readonly count: number;
  readonly isFlipped: boolean;
  readonly isUpright: boolean;
  /** Beyond the part's own shape: a bolt points back at it. */
  readonly isBehind: boolean;
  readonly randomKey: string;
}

/** Shapes about the axis that stand on it in an upright sub-assembly. */
const turned: ReadonlySet<string> = new Set([
  ...Object.keys(hardware),
  'sealRing',
  'bearing',
  'bush',
  'filterCylinder',
]);
/** Between pieces of a sub-assembly, and between them and its box, in part units. */
const gap = 9;
const padding = 8;
/** Between several of one piece, in its own units. */
const besides = 44;

/** Draws the part, mirrored for the right-hand side or a second position; a sub-assembly exploded in a dashed box. */
export function drawPartInk(part: DrawnPart, look: Look, place: Place): Ink {
  const kit = kits[part.stdPartCode];
  return kit === undefined
    ? pieceInk(ownPiece(part, look), { look, place })
    : kitInk(planKit(part, kit, { look, view: place.view }), look, place);
}

/** The part's box about its origin, at scale 1. */
export function measurePart(part: DrawnPart, look: Look, view: View): Box {
  const kit = kits[part.stdPartCode];
  return kit === undefined ? pieceBox(ownPiece(part, look), look, view) : planKit(part, kit, { look, view }).frame;
}

function ownPiece({ stdPartCode, isOtherSide }: DrawnPart, { seed }: Look): Piece {
  const entry = partShapeOf(stdPartCode);
  return {
    shape: entry.shape,
    form: entry.form ?? 0,
    size: entry.size ?? 1,
    count: 1,
    isFlipped: (entry.isFlipped ?? false) !== isOtherSide,
    isUpright: false,
    isBehind: false,
    randomKey: `${seed}/${stdPartCode}`,
  };
}

interface PieceOptions {
  readonly look: Look;
  readonly place: Place;
  readonly ink?: Ink;
}

function pieceInk(piece: Piece, { look: { cylinders }, place, ink = new Ink() }: PieceOptions): Ink {
  const base = Pen.on(place.view, place.origin, place.scale * piece.size, ink);
  for (let index = 0; index < piece.count; index++) {
    const aside = (index - (piece.count - 1) / 2) * besides;
    const upright = piece.isUpright ? base.moved(aside, 0, 0).along('y') : base.moved(0, 0, aside);
    const spot = piece.isUpright === piece.isBehind ? upright : upright.reversed();
    const random = randomFrom(piece.randomKey);
    shapes[piece.shape](piece.isFlipped ? spot.flipped() : spot, { random, form: piece.form, cylinders });
  }
  ink.addShadow();
  return ink;
}

function pieceBox(piece: Piece, look: Look, view: View): Box {
  const place = { view, origin: { x: 0, y: 0 }, scale: 1 };
  return pieceInk(piece, { look, place, ink: new Ink(true) }).box;
}

interface KitPlan {
  readonly own: Piece;
  readonly pieces: readonly { readonly piece: Piece; readonly offset: Point }[];
  readonly frame: Box;
}

/** Plans of the sheet in work: a part is measured, then drawn. */
const plans = new WeakMap<View, Map<string, KitPlan>>();

function planKit(part: DrawnPart, kit: Kit, { look, view }: { look: Look; view: View }): KitPlan {
  const ofView = plans.get(view) ?? new Map<string, KitPlan>();
  plans.set(view, ofView);
  const key = `${part.stdPartCode}/${part.isOtherSide}/${look.seed}/${look.cylinders}`;
  const known = ofView.get(key);
  if (known !== undefined) return known;
  const own = ownPiece(part, look);
  const ownPlace = kit.pieces.indexOf('own');
  const pieces = kit.pieces.map((piece, index) =>
    piece === 'own' ? own : kitPiece(piece, kit, { own, isBehind: index > ownPlace }),
  );
  const boxes = pieces.map((piece) => pieceBox(piece, look, view));
  const offsets = offsetsOf(boxes, kit.axis, view);
  const whole = boxes.map((box, index) => moveBox(box, offsets[index]?.x ?? 0, offsets[index]?.y ?? 0)).reduce(union);
  const plan: KitPlan = {
    own,
    pieces: pieces.map((piece, index) => ({ piece, offset: offsets[index] ?? { x: 0, y: 0 } })),
    frame: expandBox(whole, padding),
  };
  ofView.set(key, plan);
  return plan;
}

function kitInk({ own, pieces, frame }: KitPlan, look: Look, { view, origin, scale }: Place): Ink {
  const whole = new Ink();
  const onSheet = ({ x, y }: Point): Point => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  whole.addFrame(moveBox(scaleBox(frame, scale), origin.x, origin.y));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && last) whole.addAxis(onSheet(first.offset), onSheet(last.offset));
  for (const { piece, offset } of pieces.toReversed()) {
    const ink = pieceInk(piece, { look, place: { view, origin: onSheet(offset), scale } });
    whole.append(ink);
    if (piece === own) for (const spot of ink.spots) whole.spot(spot);
  }
  return whole;
}

/** Pieces that have a head or a mouth, and so a direction. */
const pointing: ReadonlySet<string> = new Set(['bolt', 'nut', 'clip', 'retainer']);

function kitPiece(
  [shape, form = 0, size = 1, count = 1]: Exclude<KitPiece, 'own'>,
  { axis }: Kit,
  { own, isBehind }: { own: Piece; isBehind: boolean },
): Piece {
  const isUpright = axis === 'y' && turned.has(shape);
  const { randomKey } = own;
  return {
    shape,
    form,
    size,
    count,
    isFlipped: false,
    isUpright,
    isBehind: isBehind && pointing.has(shape),
    randomKey,
  };
}

/** Where the pieces' origins lie, in part units. */
function offsetsOf(boxes: readonly Box[], axis: Kit['axis'], view: View): Point[] {
  const side = Math.sign(view.x.x) || 1;
  const slope = view.x.y / view.x.x;
  let edge = 0;
  return boxes.map((box): Point => {
    if (axis === 'y') {
      const y = edge - box.top;
      edge = y + box.bottom + gap;
      return { x: 0, y };
    }
    const x = edge - (side > 0 ? box.left : box.right);
    edge = x + (side > 0 ? box.right + gap : box.left - gap);
    return { x, y: slope * x };
  });
}
