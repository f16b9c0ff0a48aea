import { type RefObject, useLayoutEffect } from 'react';
import type { Picture, Viewer } from './viewer.ts';

/** Opens a picture in the viewer and keeps the viewer's size equal to the element's. */
export function useViewerWindow(frame: RefObject<HTMLElement>, viewer: Viewer, picture: Picture): void {
  // Before the first paint: afterwards the picture and its hotspots would move.
  useLayoutEffect(() => viewer.open(picture), [viewer, picture]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    viewer.resize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(() =>
      viewer.resize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, viewer]);
}
