export interface WidthRange {
  min: number;
  max: number;
}

/** In pixels; the range is the specification's. */
export const PICTURE_WIDTH = { initial: 700, min: 450, max: 900 } as const;
export const TREE_WIDTH = { initial: 216, min: 150, max: 420 } as const;
/** Width of the list that the default width of the picture respects, in pixels. */
const LIST_PREFERRED = 624;
/** Minimum width of the list whatever widths are stored: enough for OE number and add button. */
export const LIST_MIN = 340;

export function clampPanel(width: number, { min, max }: WidthRange): number {
  return Math.round(Math.min(max, Math.max(min, width)));
}

/** The range limited by the available width, but never below its minimum. */
export function limitRange({ min, max }: WidthRange, room: number): WidthRange {
  return { min, max: Math.max(min, Math.min(max, room)) };
}

/** Parses a stored width; undefined unless it is a number. */
export function parseWidth(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const width = Number(text);
  return Number.isFinite(width) ? width : undefined;
}

/** Default width of the picture, reduced as far as the list needs the room. */
export function pictureWidth(room: number): number {
  return clampPanel(Math.min(PICTURE_WIDTH.initial, room - LIST_PREFERRED), PICTURE_WIDTH);
}

/** The width after a key on the splitter; undefined for other keys. */
export function widthAfterKey(width: number, key: string, range: WidthRange): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: width - 16,
    ArrowRight: width + 16,
    Home: range.min,
    End: range.max,
  };
  const next = steps[key];
  return next === undefined ? undefined : clampPanel(next, range);
}
