/** jsdom has no popovers: opening and closing change `display` and dispatch the toggle event, as in a browser. */
const toggleTo = (newState: 'open' | 'closed') =>
  function toggle(this: HTMLElement) {
    this.style.display = newState === 'open' ? 'block' : 'none';
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };

if (!('togglePopover' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'togglePopover', { value: toggleTo('open') });
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: toggleTo('closed') });
}
