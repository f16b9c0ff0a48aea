import { useEffect } from 'react';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAYS = 'dialog[open], [popover]:popover-open';

/** The key "/" moves the focus to the search of the page, except while typing and under overlays. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (document.querySelector(OVERLAYS) !== null) return;
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
