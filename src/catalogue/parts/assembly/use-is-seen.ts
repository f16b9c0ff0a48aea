import { type RefObject, useEffect, useState } from 'react';

/** What is so near to the window is fetched already, in pixels. */
const AHEAD = '240px';

/** Whether an element has come into view: once it has, it stays so. */
export function useIsSeen(element: RefObject<HTMLElement>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (current === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
