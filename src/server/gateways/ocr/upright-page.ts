import { type LineCharacter, meanScore, type PixelPicture, type Point, type TextLine } from './text-line.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line of text, or a part of one, on an upright page. */
export interface PageText {
  text: string;
  characters: readonly LineCharacter[];
  box: Box;
}

export interface UprightPage {
  /** Degrees, clockwise, by which the picture has to be rotated for its text to run from left to right. */
  rotation: number;
  lines: PageText[];
}

/** Lines with a lower score are ignored for the page's direction. */
const READABLE = 0.6;

/** The lines as they are on the picture once it is rotated so that most of its text is level. */
export function toUprightPage(lines: readonly TextLine[], size: Pick<PixelPicture, 'width' | 'height'>): UprightPage {
  const angle = -textAngle(lines.filter(({ characters }) => meanScore(characters) >= READABLE));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  // A rotated picture keeps its middle and grows to hold its corners.
  const width = Math.abs(size.width * cosine) + Math.abs(size.height * sine);
  const height = Math.abs(size.width * sine) + Math.abs(size.height * cosine);
  const rotated = ({ x, y }: Point): Point => {
    const [fromMiddle, fromCentre] = [x - size.width / 2, y - size.height / 2];
    return {
      x: width / 2 + fromMiddle * cosine - fromCentre * sine,
      y: height / 2 + fromMiddle * sine + fromCentre * cosine,
    };
  };
  return {
    rotation: (angle * 180) / Math.PI,
    lines: lines.map(({ characters, corners }) => ({
      text: textOf(characters),
      characters,
      box: boxAround(corners.map(rotated)),
    })),
  };
}

/** Radians, clockwise, that the text leans by; longer lines weigh more. */
function textAngle(lines: readonly TextLine[]): number {
  const sum = { x: 0, y: 0 };
  for (const { corners } of lines) {
    const [topLeft, topRight] = corners;
    sum.x += topRight.x - topLeft.x;
    sum.y += topRight.y - topLeft.y;
  }
  return Math.atan2(sum.y, sum.x);
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The box that holds all of them. */
export function boxAroundAll(boxes: readonly Box[]): Box {
  return boxAround(
    boxes.flatMap(({ left, top, width, height }) => [
      { x: left, y: top },
      { x: left + width, y: top + height },
    ]),
  );
}

/** The characters from one index up to, not including, another, with the part of the line that they take. */
export function partOf({ characters, box }: PageText, from: number, to: number): PageText {
  const edge = (index: number) => {
    const [before, after] = [characters[index - 1]?.position ?? 0, characters[index]?.position ?? 1];
    return index === 0 ? 0 : index >= characters.length ? 1 : (before + after) / 2;
  };
  const part = characters.slice(from, to);
  const left = box.left + edge(from) * box.width;
  return {
    text: textOf(part),
    characters: part,
    box: { ...box, left, width: (edge(to) - edge(from)) * box.width },
  };
}

function textOf(characters: readonly LineCharacter[]): string {
  return characters.map(({ candidates }) => candidates[0]?.text ?? '').join('');
}
