import { type Box, boxOf, emptyBox, type Point, union } from './geometry.ts';
import { at, type Path, relative, round } from './path.ts';

/** The style of a mark; `solid` is the sheet's default and needs no attributes. */
export const strokes = {
  solid: '',
  /** White, to hide what lies behind, without an outline. */
  cover: ' stroke="none"',
  /** A surface in the shade, or the inside of an opening. */
  shade: ' fill="#e4e4e4"',
  dark: ' fill="#555"',
  thin: ' fill="none"',
  hidden: ' fill="none" stroke-dasharray="5 3"',
  line: ' fill="none"',
} as const satisfies Record<string, string>;

export type Stroke = keyof typeof strokes;

/** Line weights in sheet pixels: what is seen of the outline against the paper, and of the edges inside it. */
const outlineWidth = 1.6;
const innerWidth = 0.9;
/** The outline lies under the part, so only its outer half shows, beside the half of an inner edge. */
const underlayWidth = 2 * outlineWidth - innerWidth;

/** The attributes of a line along which parts assemble. */
export const axisAttributes = ' fill="none" stroke="#777" stroke-dasharray="14 4 2 4"';

/** Width in pixels from which a part has a shadow. */
const shadowFrom = 36;

interface Mark {
  readonly attributes: string;
  d: string;
}

/** The drawing of one part: marks back to front, their bounding box, and points where a leader may end. */
export class Ink {
  box: Box = emptyBox;
  readonly spots: Point[] = [];
  private readonly marks: Mark[] = [];
  /** Pieces in front of the marks. */
  private readonly parts: Ink[] = [];
  private shadow = '';
  /** What the outline runs around, by stroke width. */
  private readonly underlays = new Map<number, string>();

  /** A measuring ink keeps the box only. */
  constructor(private readonly isMeasuring = false) {}

  add(path: Path, attributes: string): void {
    this.grow(path);
    if (this.isMeasuring) return;
    const d = path.write();
    if (!attributes.includes('fill=')) this.underlay(d, underlayWidth);
    this.mark(d, attributes);
  }

  /** A round bar along a line, `width` across. */
  addBar(path: Path, width: number): void {
    this.grow(path);
    if (this.isMeasuring) return;
    const d = path.write();
    this.underlay(d, width + underlayWidth);
    this.mark(d, ` fill="none" stroke-width="${round(width + innerWidth)}"`);
    this.mark(d, ` fill="none" stroke="#fff" stroke-width="${round(width - innerWidth)}"`);
  }

  /** The dashed box around a sub-assembly. */
  addFrame(box: Box): void {
    const [x, y] = [round(box.left), round(box.top)];
    const [right, bottom] = [round(box.right), round(box.bottom)];
    const d = `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
    this.box = union(this.box, box);
    this.mark(d, ' fill="none" stroke="#777" stroke-dasharray="7 4"');
  }

  /** A dash-dot line of assembly. */
  addAxis(from: Point, to: Point): void {
    this.mark(`M${at(from)}L${at(to)}`, axisAttributes);
  }

  /** Puts the marks of another ink in front of this one's, without its spots. */
  append(other: Ink): void {
    this.box = union(this.box, other.box);
    this.parts.push(other);
  }

  spot(point: Point): void {
    this.spots.push(point);
  }

  /** A soft shadow where the part would stand, if it is large enough for one. */
  addShadow(): void {
    const { left, right, bottom } = this.box;
    const width = right - left;
    if (width < shadowFrom || !Number.isFinite(width)) return;
    const [x, y, high] = [round((left + right) / 2), round(bottom - 2), Math.min(9, width * 0.06)];
    this.shadow = [1, 0.8, 0.6]
      .map((share) => `<ellipse cx="${x}" cy="${y}" rx="${round(width * 0.5 * share)}" ry="${round(high * share)}"/>`)
      .join('');
  }

  toSvg(): string {
    const shadow = this.shadow === '' ? '' : `<g fill="#000" fill-opacity=".04" stroke="none">${this.shadow}</g>`;
    const underlays = [...this.underlays].map(
      ([width, d]) => `<path fill="none" stroke-width="${round(width)}" d="${relative(d)}"/>`,
    );
    const marks = this.marks.map(({ attributes, d }) => `<path${attributes} d="${relative(d)}"/>`);
    return shadow + underlays.join('') + marks.join('') + this.parts.map((part) => part.toSvg()).join('');
  }

  private grow({ reach }: Path): void {
    if (reach.length > 0) this.box = union(this.box, boxOf(reach));
  }

  private underlay(d: string, width: number): void {
    this.underlays.set(width, (this.underlays.get(width) ?? '') + d);
  }

  private mark(d: string, attributes: string): void {
    const last = this.marks.at(-1);
    // Marks without a fill hide nothing, so neighbours of one style can share an element.
    if (last && last.attributes === attributes && attributes.includes('fill="none"')) last.d += d;
    else this.marks.push({ attributes, d });
  }
}
