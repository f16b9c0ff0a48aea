import { type RefObject, useEffect, useState } from 'react';

/** An element's width in pixels; the window's until the element is measured. */
export function useRoom(element: RefObject<HTMLElement>): number {
  const [room, setRoom] = useState(() => window.innerWidth);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setRoom(current.clientWidth || window.innerWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
