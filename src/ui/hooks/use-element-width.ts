import { type RefObject, useEffect, useState } from 'react';

/** An element's width in pixels; the window's until the element is measured. */
export function useElementWidth(element: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth || window.innerWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
