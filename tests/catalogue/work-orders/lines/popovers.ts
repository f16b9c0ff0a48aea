/** jsdom has no popovers: opening and closing show, hide, and say so with an event, as in a browser. */
const toggled = (newState: 'open' | 'closed') =>
  function toggle(this: HTMLElement) {
    this.style.display = newState === 'open' ? 'block' : 'none';
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };

if (!('togglePopover' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'togglePopover', { value: toggled('open') });
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: toggled('closed') });
}
