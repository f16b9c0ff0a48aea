import { useEffect, useRef } from 'react';

/** When one view gives way to another and takes along what had the focus, the other's `data-landing` has it. */
export function useLandingFocus(view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-landing]')?.focus();
  }, [view]);
}
