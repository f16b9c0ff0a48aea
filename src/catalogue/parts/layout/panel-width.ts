export interface WidthRange {
  least: number;
  most: number;
}

/** The picture's panel: wide by default, within what the specification gives a viewer. */
export const PICTURE_WIDTH = { initial: 700, least: 450, most: 900 } as const;
export const TREE_WIDTH = { initial: 216, least: 150, most: 420 } as const;
/** The list keeps this much as long as the picture can give way by itself. */
const LIST_LEAST = 716;
/** And this much whatever was chosen, as on a wider screen: the number of a row, and the way to the order. */
export const LIST_FLOOR = 340;

export function clampPanel(width: number, { least, most }: WidthRange): number {
  return Math.round(Math.min(most, Math.max(least, width)));
}

/** What is left of a panel's range where there is no more room than this; never less than its least. */
export function rangeIn({ least, most }: WidthRange, room: number): WidthRange {
  return { least, most: Math.max(least, Math.min(most, room)) };
}

/** A width as it was kept: undefined unless it is a number. */
export function keptWidth(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const width = Number(text);
  return Number.isFinite(width) ? width : undefined;
}

/** The picture's width where none was chosen: the default, as far as the list can spare it. */
export function pictureWidth(room: number): number {
  return clampPanel(Math.min(PICTURE_WIDTH.initial, room - LIST_LEAST), PICTURE_WIDTH);
}

/** What a key does to a panel's width; undefined where it does nothing. */
export function widthAfterKey(width: number, key: string, range: WidthRange): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: width - 16,
    ArrowRight: width + 16,
    Home: range.least,
    End: range.most,
  };
  const next = steps[key];
  return next === undefined ? undefined : clampPanel(next, range);
}
