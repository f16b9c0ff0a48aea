import { type Box, boxOf, emptyBox, type Point, union } from './geometry.ts';
import type { Path } from './path.ts';

/** The style of a mark; `solid` is the sheet's default and needs no attributes. */
export const strokes = {
  solid: '',
  /** White, to hide what lies behind, without an outline. */
  cover: ' stroke="none"',
  /** A surface in the shade, or the inside of an opening. */
  shade: ' fill="#e4e4e4"',
  dark: ' fill="#555"',
  thin: ' fill="none" stroke-width=".9"',
  hidden: ' fill="none" stroke-width=".9" stroke-dasharray="5 3"',
  line: ' fill="none"',
} as const satisfies Record<string, string>;

export type Stroke = keyof typeof strokes;

/** The drawing of one part: marks back to front, their bounding box, and points where a leader may end. */
export class Ink {
  box: Box = emptyBox;
  readonly spots: Point[] = [];
  private readonly marks: { attributes: string; d: string }[] = [];

  add(path: Path, attributes: string): void {
    if (path.reach.length > 0) this.box = union(this.box, boxOf(path.reach));
    const last = this.marks.at(-1);
    // Marks without a fill hide nothing, so neighbours of one style can share an element.
    if (last && last.attributes === attributes && attributes.includes('fill="none"')) last.d += path.d;
    else this.marks.push({ attributes, d: path.d });
  }

  spot(point: Point): void {
    this.spots.push(point);
  }

  toSvg(): string {
    return this.marks.map(({ attributes, d }) => `<path${attributes} d="${d}"/>`).join('');
  }
}
