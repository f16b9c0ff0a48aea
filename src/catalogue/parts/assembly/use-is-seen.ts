import { type RefObject, useEffect, useState } from 'react';

/** Elements this near to the viewport count as visible. */
const AHEAD = '240px';

/** Whether an element is or has been in the viewport. */
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
