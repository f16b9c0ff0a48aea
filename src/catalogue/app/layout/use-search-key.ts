import { useEffect } from 'react';
import { isPageKey } from '../../shared/keyboard/is-page-key.ts';

/**
 * The key "/" moves the focus to the search of the page, except while typing and under overlays. Where there is room
 * for the search's button only, it presses the button, which opens and focuses the search.
 */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      const field = visible<HTMLInputElement>('[role="search"] :is(input, textarea)');
      const button = visible<HTMLButtonElement>('[data-opens-search]');
      if (field === undefined && button === undefined) return;
      event.preventDefault();
      if (field === undefined) button?.click();
      field?.focus();
      field?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function visible<Found extends HTMLElement>(selector: string): Found | undefined {
  return [...document.querySelectorAll<Found>(selector)].find((element) => element.checkVisibility?.() ?? true);
}
