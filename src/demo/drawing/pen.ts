import { flanks, rim, signedArea } from './flank.ts';
import type { Point, Vector } from './geometry.ts';
import { Ink, type Stroke, strokes } from './ink.ts';
import { inZ } from './outline.ts';
import { arc, at, type Ellipse, onEllipse, type Path, smooth, straight, wholeEllipse } from './path.ts';
import { sinCos, type View } from './view.ts';

/** A place in space to draw from: its origin and unit axes on the sheet, scale included in `size` only. */
interface Frame extends View {
  readonly origin: Point;
  readonly size: number;
}

/** One ring of a turned body: how far along the axis, and its radius. */
export type Turn = readonly [along: number, radius: number];

/** Draws solids and lines given in a part's own space; later marks hide earlier ones, so draw from far to near. */
export class Pen {
  private constructor(
    readonly ink: Ink,
    private readonly frame: Frame,
  ) {}

  static on(view: View, origin: Point, size: number, ink = new Ink()): Pen {
    return new Pen(ink, { ...view, origin, size });
  }

  moved(x: number, y: number, z: number): Pen {
    return new Pen(this.ink, { ...this.frame, origin: this.project([x, y, z]) });
  }

  scaled(by: number): Pen {
    return new Pen(this.ink, { ...this.frame, size: this.frame.size * by });
  }

  /** The same space seen with its axes renamed: `along('y')` turns bodies about the vertical, `z` about the width. */
  along(axis: 'x' | 'y' | 'z'): Pen {
    const { x, y, z, toward } = this.frame;
    const [tx, ty, tz] = toward;
    if (axis === 'y') return this.reframed({ x: y, y: z, z: x, toward: [ty, tz, tx] });
    if (axis === 'z') return this.reframed({ x: z, y: x, z: y, toward: [tz, tx, ty] });
    return this;
  }

  /** Direction of the viewer about the upright axis, in degrees from x towards z. */
  get bearing(): number {
    const [x, , z] = this.frame.toward;
    return (Math.atan2(z, x) * 180) / Math.PI;
  }

  /** Swaps the near and far side: a left part becomes a right one. */
  flipped(): Pen {
    const { x, y, z, toward } = this.frame;
    return this.reframed({ x, y, z: { x: -z.x, y: -z.y }, toward: [toward[0], toward[1], -toward[2]] });
  }

  /** Swaps front and back along the axis. */
  reversed(): Pen {
    const { x, y, z, toward } = this.frame;
    return this.reframed({ x: { x: -x.x, y: -x.y }, y, z, toward: [-toward[0], toward[1], toward[2]] });
  }

  /** Tips the axis by degrees in the upright plane (x towards y). */
  tilted(degrees: number): Pen {
    const [sin, cos] = sinCos(degrees);
    const { x, y, z, toward } = this.frame;
    const mix = (a: number, b: number): [number, number] => [cos * a + sin * b, cos * b - sin * a];
    const [xx, yx] = mix(x.x, y.x);
    const [xy, yy] = mix(x.y, y.y);
    const [tx, ty] = mix(toward[0], toward[1]);
    return this.reframed({ x: { x: xx, y: xy }, y: { x: yx, y: yy }, z, toward: [tx, ty, toward[2]] });
  }

  /** Turns about the axis by degrees (y towards z). */
  rolled(degrees: number): Pen {
    const [sin, cos] = sinCos(degrees);
    const { x, y, z, toward } = this.frame;
    const [, ty, tz] = toward;
    return this.reframed({
      x,
      y: { x: cos * y.x + sin * z.x, y: cos * y.y + sin * z.y },
      z: { x: cos * z.x - sin * y.x, y: cos * z.y - sin * y.y },
      toward: [toward[0], cos * ty + sin * tz, cos * tz - sin * ty],
    });
  }

  private reframed(view: View): Pen {
    return new Pen(this.ink, { ...this.frame, ...view });
  }

  project([a, b, c]: Vector): Point {
    const { origin, size, x, y, z } = this.frame;
    return {
      x: origin.x + size * (a * x.x + b * y.x + c * z.x),
      y: origin.y + size * (a * x.y + b * y.y + c * z.y),
    };
  }

  /** An open line with corners. */
  line(...points: readonly Vector[]): this {
    return this.put(straight(this.all(points), false), 'thin');
  }

  /** An open smooth line. */
  curve(...points: readonly Vector[]): this {
    return this.put(smooth(this.all(points), false), 'thin');
  }

  /** Edges behind a surface, dashed. */
  hidden(...points: readonly Vector[]): this {
    return this.put(straight(this.all(points), false), 'hidden');
  }

  /** A closed surface with corners. */
  face(points: readonly Vector[], stroke: Stroke = 'solid'): this {
    const flat = this.all(points);
    this.mark(flat, stroke);
    return this.put(straight(flat, true), stroke);
  }

  /** A closed surface with a smooth outline; a point given twice is a corner. */
  panel(points: readonly Vector[], stroke: Stroke = 'solid'): this {
    const flat = this.all(points);
    this.mark(flat, stroke);
    return this.put(smooth(flat, true), stroke);
  }

  /** A circle about the axis at x. */
  ring(along: number, radius: number, stroke: Stroke = 'solid'): this {
    return this.put(wholeEllipse(this.ellipse(along, radius)), stroke);
  }

  /** Circles evenly spread on a pitch circle: bolt holes, vents, studs. */
  holes(along: number, pitch: number, holes: { count: number; radius: number; stroke?: Stroke }): this {
    const rings = Array.from({ length: holes.count }, (_, index) => {
      const [sin, cos] = sinCos((360 * index) / holes.count + 18);
      return wholeEllipse(this.moved(0, pitch * cos, pitch * sin).ellipse(along, holes.radius));
    });
    // They do not overlap, so one element is enough.
    const write = () => rings.map((ring) => ring.write()).join('');
    return this.put({ write, reach: rings.flatMap(({ reach }) => reach) }, holes.stroke ?? 'shade');
  }

  /** A body turned about the axis, its rings given in order along it. */
  lathe(...turns: readonly Turn[]): this {
    const ordered = this.frame.toward[0] > 0 ? [...turns] : [...turns].reverse();
    let previous: Ellipse | undefined;
    for (const [along, radius] of ordered) {
      const ellipse = this.ellipse(along, radius);
      if (previous) this.flank(previous, ellipse);
      previous = ellipse;
    }
    if (previous) {
      this.put(wholeEllipse(previous), 'solid');
      this.ink.spot(onEllipse(previous, 0.3, -0.7));
      this.ink.spot(onEllipse(previous, -0.3, 0.7));
    }
    return this;
  }

  /** The outline swept along `depth`: plates, housings, boxes. A smooth outline has no edges along its flank. */
  prism(outline: readonly Vector[], depth: Vector, isSmooth = false): this {
    const [dx, dy, dz] = depth;
    const [tx, ty, tz] = this.frame.toward;
    const swept = outline.map(([x, y, z]): Vector => [x + dx, y + dy, z + dz]);
    const isForward = dx * tx + dy * ty + dz * tz > 0;
    const far = this.all(isForward ? outline : swept);
    const near = this.all(isForward ? swept : outline);
    const turn = Math.sign(signedArea(near));
    const quads = near.map((point, index): Point[] => {
      const next = (index + 1) % near.length;
      return [near[next] ?? point, point, far[index] ?? point, far[next] ?? point];
    });
    const visible = quads.filter((quad) => Math.sign(signedArea(quad)) === turn);
    if (isSmooth) {
      const [farRim, nearRim] = [rim(far), rim(near)];
      this.put(smooth(far, true), 'solid');
      for (const { cover, edge } of flanks(farRim, nearRim, turn)) {
        this.put(straight(cover, true), 'cover');
        this.put(straight(edge, false), 'line');
      }
      this.put(smooth(near, true), 'solid');
    } else {
      for (const quad of visible) this.put(straight(quad, true), 'solid');
      this.put(straight(near, true), 'solid');
    }
    this.mark(near, 'solid');
    return this;
  }

  /** A closed band between two smooth loops, swept away from the viewer along `depth`: belts and chains. */
  hoop(outer: readonly Vector[], inner: readonly Vector[], [dx, dy, dz]: Vector): this {
    const swept = (loop: readonly Vector[]) => this.all(loop.map(([x, y, z]): Vector => [x + dx, y + dy, z + dz]));
    const [nearOuter, nearInner] = [this.all(outer), this.all(inner)];
    const turn = Math.sign(signedArea(nearOuter));
    this.band(swept(outer), swept(inner));
    for (const { cover } of flanks(rim(swept(inner)), rim(nearInner), -turn)) this.put(straight(cover, true), 'shade');
    for (const { cover, edge } of flanks(rim(swept(outer)), rim(nearOuter), turn)) {
      this.put(straight(cover, true), 'cover');
      this.put(straight(edge, false), 'line');
    }
    return this.band(nearOuter, nearInner);
  }

  private band(outer: readonly Point[], inner: readonly Point[]): this {
    const [around, opening] = [smooth(outer, true), smooth(inner, true)];
    this.ink.add({ write: () => around.write() + opening.write(), reach: around.reach }, ' fill-rule="evenodd"');
    return this;
  }

  /** A box centred on the origin. */
  box(width: number, height: number, depth: number): this {
    const [w, h, d] = [width / 2, height / 2, depth / 2];
    return this.prism(inZ(-d, [-w, -h, w, -h, w, h, -w, h]), [0, 0, depth]);
  }

  /** A bent round bar or hose; `width` in the part's own units. */
  tube(points: readonly Vector[], width: number, isStraight = false): this {
    const flat = this.all(points);
    const path = isStraight ? straight(flat, false) : smooth(flat, false);
    const wide = Math.max(width * this.frame.size, 2.4);
    const half = wide / 2 + 1;
    const reach = path.reach.flatMap(({ x, y }) => [
      { x: x - half, y: y - half },
      { x: x + half, y: y + half },
    ]);
    this.ink.addBar({ write: path.write, reach }, wide);
    const middle = flat[Math.floor(flat.length / 2)];
    if (middle) this.ink.spot(middle);
    return this;
  }

  /** Adds a point where a leader may end, if the centres of surfaces are unsuitable. */
  spot(x: number, y: number, z: number): this {
    this.ink.spot(this.project([x, y, z]));
    return this;
  }

  private all(points: readonly Vector[]): Point[] {
    return points.map((point) => this.project(point));
  }

  private put(path: Path, stroke: Stroke): this {
    this.ink.add(path, strokes[stroke]);
    return this;
  }

  private mark(points: readonly Point[], stroke: Stroke): void {
    if (stroke !== 'solid' || points.length === 0) return;
    const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
    this.ink.spot({ x: sum.x / points.length, y: sum.y / points.length });
  }

  private ellipse(along: number, radius: number): Ellipse {
    const { x, size, toward } = this.frame;
    const length = Math.hypot(x.x, x.y);
    const direction = length < 1e-6 ? { x: 1, y: 0 } : { x: x.x / length, y: x.y / length };
    const near = toward[0] > 0 ? 1 : -1;
    return {
      centre: this.project([along, 0, 0]),
      short: Math.max(Math.abs(toward[0]), 0.02) * radius * size,
      long: radius * size,
      // Pointing at the viewer, so that a positive short axis is always the near half.
      along: { x: near * direction.x, y: near * direction.y },
    };
  }

  /** The side of a cone between two rings, the far one first. */
  private flank(far: Ellipse, near: Ellipse): void {
    const distance = Math.hypot(near.centre.x - far.centre.x, near.centre.y - far.centre.y);
    const ratio = far.short / far.long || near.short / near.long || 1;
    const sine = (far.long - near.long) / (distance / ratio || 1e-9);
    if (Math.abs(sine) >= 1) {
      if (far.long > near.long) this.put(wholeEllipse(far), 'solid');
      return;
    }
    const cosine = Math.sqrt(1 - sine * sine);
    const [nearOne, nearOther] = [onEllipse(near, sine, cosine), onEllipse(near, sine, -cosine)];
    const [farOne, farOther] = [onEllipse(far, sine, cosine), onEllipse(far, sine, -cosine)];
    const write = () => `M${at(nearOne)}L${at(farOne)}${arc(far, sine > 0)}${at(farOther)}L${at(nearOther)}`;
    this.put({ write, reach: [...wholeEllipse(far).reach, nearOne, nearOther] }, 'solid');
  }
}
