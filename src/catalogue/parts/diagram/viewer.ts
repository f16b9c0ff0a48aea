import { createStore, type Store } from '../../../providers/store.ts';
import {
  type Box,
  centreOn,
  centreView,
  clampToWindow,
  fitInk,
  fitView,
  isInView,
  type Point,
  panView,
  type Size,
  stepScale,
  type View,
  zoomAround,
} from './view.ts';

/** A view and whether the change to it is animated; CSS honours prefers-reduced-motion. */
export interface AnimatedView extends View {
  isAnimated: boolean;
}

/** Size of a picture; `drawingId` identifies it when it is opened again. */
export interface Picture extends Size {
  drawingId?: number;
  /** The bounding box of the line art, in pixels of the picture; undefined if unknown. */
  ink?: Box | undefined;
}

export interface Viewer {
  view: Store<AnimatedView>;
  window: Store<Size>;
  /** Fits a picture, or its ink, into the window. A drawing that is already open keeps its view. */
  open(picture: Picture): void;
  /** Changes the size of the window: a fitted picture is fitted again, any other keeps its centre. */
  resize(window: Size): void;
  panBy(by: Point): void;
  /** In steps of 0.2, around a point of the window or its centre. */
  zoomBy(steps: number, around?: Point): void;
  zoomTo(scale: number, around?: Point): void;
  fitPicture(): void;
  /** 100 %, centred. */
  reset(): void;
  /** Toggles between fit and 100 % around a point. */
  toggleFit(around: Point): void;
  /** Centres a box that is out of view, at the same scale. Returns whether the view changed. */
  reveal(box: Box): boolean;
}

/** State of a zoomable view of a picture. It lives in stores, so that a drag causes no React render. */
export function createViewer(): Viewer {
  const view = createStore<AnimatedView>({ scale: 1, x: 0, y: 0, isAnimated: false });
  const window = createStore<Size>({ width: 0, height: 0 });
  let picture: Picture = { width: 1, height: 1 };
  let isFitted = true;
  let openDrawingId: number | undefined;

  const show = ({ scale, x, y }: View, mode: 'whole' | 'gliding' | 'at once' = 'at once') => {
    isFitted = mode === 'whole';
    view.set({ ...clampToWindow({ scale, x, y }, picture, window.get()), isAnimated: mode === 'gliding' });
  };
  const middle = (): Point => ({ x: window.get().width / 2, y: window.get().height / 2 });
  const fitPicture = () => {
    const { ink } = picture;
    show(ink === undefined ? fitView(picture, window.get()) : fitInk(ink, window.get()), 'whole');
  };
  const zoomTo = (scale: number, around = middle()) => show(zoomAround(view.get(), around, scale));

  return {
    view,
    window,
    open({ drawingId, ...size }) {
      if (drawingId !== undefined && openDrawingId === drawingId) return;
      openDrawingId = drawingId;
      picture = size;
      fitPicture();
    },
    resize(next) {
      const before = window.get();
      window.set(next);
      if (isFitted || before.width === 0) fitPicture();
      else show(panView(view.get(), { x: (next.width - before.width) / 2, y: (next.height - before.height) / 2 }));
    },
    panBy: (by) => show(panView(view.get(), by)),
    zoomBy: (steps, around = middle()) => zoomTo(stepScale(view.get().scale, steps), around),
    zoomTo,
    fitPicture,
    reset: () => show(centreView(picture, window.get(), 1)),
    toggleFit: (around) => (isFitted ? zoomTo(1, around) : fitPicture()),
    reveal(box) {
      if (window.get().width === 0 || isInView(view.get(), box, window.get())) return false;
      show(centreOn(view.get(), box, window.get()), 'gliding');
      return true;
    },
  };
}
