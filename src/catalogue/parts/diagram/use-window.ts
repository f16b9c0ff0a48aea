import { type RefObject, useEffect } from 'react';
import type { Picture, Viewer } from './viewer.ts';

/** Shows a picture whole in an element, and follows the element's size. */
export function useWindow(frame: RefObject<HTMLElement>, viewer: Viewer, picture: Picture): void {
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
