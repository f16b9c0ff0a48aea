import { type RefObject, useEffect } from 'react';
import type { Point } from './view.ts';
import type { Viewer } from './viewer.ts';
import { wheelSteps } from './wheel-steps.ts';

/** Movement above this is a drag, not a click; in pixels. */
const CLICK_SLACK = 4;

/** Handles wheel, drag, pinch and double click on the viewer's element. */
export function usePanZoom(frame: RefObject<HTMLElement>, viewer: Viewer): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const stop = [
      listenToWheel(element, viewer),
      listenToPointers(element, viewer),
      listenToDoubleClick(element, viewer),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [frame, viewer]);
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function listenToWheel(element: HTMLElement, viewer: Viewer) {
  let rest = 0;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const result = wheelSteps(rest, event);
    rest = result.rest;
    if (result.steps !== 0) viewer.zoomBy(result.steps, pointIn(element, event));
  };
  // React's wheel listeners are passive and cannot prevent the page from scrolling.
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => element.removeEventListener('wheel', onWheel);
}

function listenToDoubleClick(element: HTMLElement, viewer: Viewer) {
  const onDoubleClick = (event: MouseEvent) => {
    if (isOnTool(event)) return;
    viewer.toggleFit(pointIn(element, event));
  };
  element.addEventListener('dblclick', onDoubleClick);
  return () => element.removeEventListener('dblclick', onDoubleClick);
}

function isOnTool({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-tool]') !== null;
}

interface Gesture {
  pointers: Map<number, Point>;
  hasDragged: boolean;
  start: Point;
}

function listenToPointers(element: HTMLElement, viewer: Viewer) {
  const gesture: Gesture = { pointers: new Map(), hasDragged: false, start: { x: 0, y: 0 } };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || isOnTool(event)) return;
    if (gesture.pointers.size === 0) {
      gesture.hasDragged = false;
      gesture.start = pointIn(element, event);
    }
    gesture.pointers.set(event.pointerId, pointIn(element, event));
  };
  const onMove = (event: PointerEvent) => {
    const before = gesture.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(element, event);
    if (!gesture.hasDragged) {
      const { x, y } = gesture.start;
      const isPinch = gesture.pointers.size > 1;
      if (!isPinch && Math.hypot(now.x - x, now.y - y) <= CLICK_SLACK) return;
      gesture.hasDragged = true;
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = '';
    }
    move(viewer, gesture.pointers, { id: event.pointerId, before, now });
    gesture.pointers.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent) => {
    gesture.pointers.delete(event.pointerId);
    if (gesture.pointers.size === 0) delete element.dataset.dragging;
  };
  const onClick = (event: MouseEvent) => {
    // A click by keyboard or script has detail 0 and cannot follow a drag.
    if (!gesture.hasDragged || event.detail === 0) return;
    gesture.hasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('pointerleave', onUp);
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('pointerleave', onUp);
    element.removeEventListener('click', onClick, { capture: true });
  };
}

interface Movement {
  id: number;
  before: Point;
  now: Point;
}

/** One pointer pans; two zoom around their midpoint and pan with it. */
function move(viewer: Viewer, pointers: ReadonlyMap<number, Point>, { id, before, now }: Movement): void {
  const other = [...pointers].find(([otherId]) => otherId !== id)?.[1];
  if (other === undefined) {
    viewer.panBy({ x: now.x - before.x, y: now.y - before.y });
    return;
  }
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const former = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  const spread = Math.hypot(now.x - other.x, now.y - other.y);
  const formerSpread = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
  viewer.panBy({ x: middle.x - former.x, y: middle.y - former.y });
  viewer.zoomTo((viewer.view.get().scale * spread) / formerSpread, middle);
}
