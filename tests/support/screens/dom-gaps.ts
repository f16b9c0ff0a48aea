/** Minimal stubs for browser APIs that the pages use and jsdom lacks. */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const stillMedia = (media: string) => ({
  media,
  // jsdom ends no transition, so that antd would wait for its end forever.
  matches: media === '(prefers-reduced-motion: reduce)',
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

fill(window, 'matchMedia', stillMedia);
fill(globalThis, 'ResizeObserver', NoObserver);
fill(globalThis, 'IntersectionObserver', NoObserver);
fill(Element.prototype, 'scrollIntoView', () => undefined);
fill(Element.prototype, 'setPointerCapture', () => undefined);
fill(Element.prototype, 'releasePointerCapture', () => undefined);
fill(Element.prototype, 'hasPointerCapture', () => false);
fill(URL, 'createObjectURL', () => 'blob:nothing');
fill(URL, 'revokeObjectURL', () => undefined);
// As in browsers: opening a dialog focuses its first control, closing it restores the focus.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
fill(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
});
fill(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (this.isConnected && before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
});
// jsdom's own only logs that it is not implemented.
Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => undefined });

/** Whether a console error is about something that browsers have and jsdom lacks. */
export function isOfGap(message: string): boolean {
  return (
    message.includes('The tag <search> is unrecognized') ||
    // Charts draw on a canvas.
    message.startsWith('Not implemented: HTMLCanvasElement') ||
    // antd computes a text area's height from its padding.
    message.includes('`NaN` is an invalid value for the `height`')
  );
}

function fill(holder: object, name: string, value: unknown): void {
  // jsdom defines some names as undefined.
  if (Reflect.get(holder, name) !== undefined) return;
  Object.defineProperty(holder, name, { configurable: true, writable: true, value });
}
