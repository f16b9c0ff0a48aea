import { useEffect, useState } from 'react';

/** Source: the specification. */
const DEBOUNCE_MS = 5;

/** Whether the page is scrolled by more than the window's height. */
export function useScrolledPast(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setPast(window.scrollY > window.innerHeight);
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE_MS);
    };
    update();
    window.addEventListener('scroll', updateSoon, { passive: true });
    window.addEventListener('resize', updateSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', updateSoon);
      window.removeEventListener('resize', updateSoon);
    };
  }, []);
  return isPast;
}

/** Scrolls to the top, without animation for reduced motion, and moves the focus there. */
export function scrollToTop(): void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
  document.getElementById('screen')?.focus({ preventScroll: true });
}
