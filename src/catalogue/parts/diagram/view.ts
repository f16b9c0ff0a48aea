/** Transform from picture to window coordinates: window point = picture point * scale + (x, y). */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SCALE_MIN = 0.2;
export const SCALE_MAX = 5;
export const SCALE_STEP = 0.2;
/** At least this much of the picture stays inside the window, in pixels. */
const VISIBLE_MIN = 80;
/** Room around a drawing that is fitted to what is drawn, in pixels; less in a small window, as a share of its shorter side. */
const INK_MARGIN = 24;
const INK_MARGIN_SHARE = 0.05;
/** A drawing of few small parts is not enlarged further than this. */
const INK_SCALE_MAX = 1.6;
/** Points nearer than this to the window's edge count as out of view, in pixels. */
const MARGIN = 12;

export function clampScale(scale: number): number {
  return Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));
}

/** The scale some steps away. Between two steps, the first step goes to the nearest one in that direction. */
export function stepScale(scale: number, steps: number): number {
  const step = scale / SCALE_STEP;
  const nearestStep = Math.round(step);
  const isOnStep = Math.abs(step - nearestStep) < 1e-6;
  const from = isOnStep ? nearestStep : steps > 0 ? Math.floor(step) : Math.ceil(step);
  return clampScale(Number(((from + steps) * SCALE_STEP).toFixed(4)));
}

/** Centres the picture in the window at a scale. */
export function centreView(picture: Size, window: Size, scale: number): View {
  const x = (window.width - picture.width * scale) / 2;
  return { scale, x, y: (window.height - picture.height * scale) / 2 };
}

/** Fits the whole picture into the window, centred. */
export function fitView(picture: Size, window: Size): View {
  const scale = Math.min(window.width / picture.width, window.height / picture.height);
  return centreView(picture, window, clampScale(scale));
}

/** Fits what is drawn into the window with a margin, centred; the empty rest of the sheet may be outside. */
export function fitInk(ink: Box, window: Size): View {
  const margin = Math.min(INK_MARGIN, INK_MARGIN_SHARE * Math.min(window.width, window.height));
  const scale = Math.min(
    (window.width - 2 * margin) / (ink.right - ink.left),
    (window.height - 2 * margin) / (ink.bottom - ink.top),
    INK_SCALE_MAX,
  );
  return centreOn({ scale: clampScale(scale), x: 0, y: 0 }, ink, window);
}

/** Changes the scale; the point of the picture under `point` stays there. */
export function zoomAround(view: View, point: Point, scale: number): View {
  const to = clampScale(scale);
  const ratio = to / view.scale;
  return { scale: to, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

export function panView(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** The nearest view in which part of the picture stays inside the window. */
export function clampToWindow(view: View, picture: Size, window: Size): View {
  const along = (start: number, length: number, room: number) => {
    const visible = Math.min(VISIBLE_MIN, length, room);
    return Math.min(room - visible, Math.max(visible - length, start));
  };
  return {
    ...view,
    x: along(view.x, picture.width * view.scale, window.width),
    y: along(view.y, picture.height * view.scale, window.height),
  };
}

/** A box of the picture in window coordinates. */
export function toWindow({ scale, x, y }: View, box: Box): Box {
  return {
    left: box.left * scale + x,
    top: box.top * scale + y,
    right: box.right * scale + x,
    bottom: box.bottom * scale + y,
  };
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether the middle of a box is inside the window, apart from its margin. */
export function isInView(view: View, box: Box, window: Size): boolean {
  const { x, y } = middleOf(toWindow(view, box));
  return x >= MARGIN && y >= MARGIN && x <= window.width - MARGIN && y <= window.height - MARGIN;
}

/** Centres a box in the window at the same scale. */
export function centreOn(view: View, box: Box, window: Size): View {
  const { x, y } = middleOf(toWindow(view, box));
  return panView(view, { x: window.width / 2 - x, y: window.height / 2 - y });
}

export interface EdgeArrow extends Point {
  /** Direction of the box, in degrees clockwise from the right. */
  degrees: number;
}

/** Position on the window's edge of an arrow to a box out of view; undefined while the box is in view. */
export function edgeArrow(view: View, box: Box, window: Size): EdgeArrow | undefined {
  if (isInView(view, box, window)) return undefined;
  const target = middleOf(toWindow(view, box));
  const inset = MARGIN + 8;
  const x = Math.min(window.width - inset, Math.max(inset, target.x));
  const y = Math.min(window.height - inset, Math.max(inset, target.y));
  const degrees = (Math.atan2(target.y - window.height / 2, target.x - window.width / 2) * 180) / Math.PI;
  return { x, y, degrees: Math.round(degrees) };
}
