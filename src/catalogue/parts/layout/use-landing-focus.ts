import { useEffect, useRef } from 'react';

/** When a change of view unmounts the focused element, focuses `data-landing` of the new view. */
export function useLandingFocus(view: unknown): void {
  const previousView = useRef(view);
  useEffect(() => {
    if (previousView.current === view) return;
    previousView.current = view;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-landing]')?.focus();
  }, [view]);
}
