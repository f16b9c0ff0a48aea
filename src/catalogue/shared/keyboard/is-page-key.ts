const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAYS = 'dialog[open], [popover]:popover-open';

/** Whether a key is for a shortcut of the page: not handled yet, without modifiers, not typed in a field or under an overlay. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  // An open overlay blocks shortcuts even while the focus is still on the element that opened it.
  if (document.querySelector(OVERLAYS) !== null) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS) !== null);
}
