/** Whether the part panel was opened by a navigation in this screen, so that going back closes it, and not by a deep link. */
export function isPanelInHistory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasOpenedPart' in state && state.hasOpenedPart === true;
}
