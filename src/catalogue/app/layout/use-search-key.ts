import { useEffect } from 'react';
import { isPageKey } from '../../shared/keyboard/is-page-key.ts';

/** The key "/" moves the focus to the search of the page, except while typing and under overlays. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      const inputs = [...document.querySelectorAll<HTMLInputElement>('[role="search"] :is(input, textarea)')];
      const field = inputs.find((input) => input.checkVisibility?.() ?? true);
      if (field === undefined) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
