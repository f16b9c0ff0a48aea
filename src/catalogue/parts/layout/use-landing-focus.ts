import { useEffect, useRef } from 'react';

/** When a change of view unmounts the focused element, focuses `data-landing` of the new view. */
export function useLandingFocus(view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-landing]')?.focus();
  }, [view]);
}
