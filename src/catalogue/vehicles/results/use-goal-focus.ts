import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the link that opens the only vehicle, so that Enter opens it: from the search that found it, or if
 * nothing has the focus. Not on touch screens.
 */
export function useGoalFocus<Element extends HTMLElement>(isCertain: boolean): RefObject<Element> {
  const box = useRef<Element>(null);
  useEffect(() => {
    if (!isCertain || !window.matchMedia('(pointer: fine)').matches) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'screen';
    if (!isFree && activeElement.closest('[role="search"]') === null) return;
    box.current?.querySelector<HTMLElement>('[data-goal]')?.focus({ preventScroll: true });
  }, [isCertain]);
  return box;
}
