import { type RefObject, useEffect } from 'react';
import type { Picture, Viewer } from './viewer.ts';

/** Opens a picture in the viewer and keeps the viewer's size equal to the element's. */
export function useViewerWindow(frame: RefObject<HTMLElement>, viewer: Viewer, picture: Picture): void {
  useEffect(() => viewer.open(picture), [viewer, picture]);
  useEffect(() => {
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
