import { useEffect, useState } from 'react';

/** The specification's: how long scrolling must rest before it is looked at. */
const DEBOUNCE_MS = 5;

/** Whether the page is scrolled further than the window is high. */
export function useScrolledPast(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setPast(window.scrollY > window.innerHeight);
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    look();
    window.addEventListener('scroll', settle, { passive: true });
    window.addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', settle);
      window.removeEventListener('resize', settle);
    };
  }, []);
  return isPast;
}

/** To the top of the page, at once for those who want no motion; the focus goes along. */
export function backToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  document.getElementById('screen')?.focus({ preventScroll: true });
}
