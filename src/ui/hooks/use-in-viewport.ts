import { type RefObject, useEffect, useState } from 'react';

/** Elements this near to the viewport count as visible. */
const MARGIN = '240px';

/** Whether an element is or has been in the viewport. */
export function useInViewport(element: RefObject<HTMLElement>): boolean {
  const [isInViewport, setInViewport] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (current === null || isInViewport) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInViewport(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isInViewport]);
  return isInViewport;
}
