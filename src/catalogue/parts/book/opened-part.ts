/** Whether a part's panel was opened on this page: the browser's button then closes it. One that came with the link has nothing behind it. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasOpenedPart' in state && state.hasOpenedPart === true;
}
