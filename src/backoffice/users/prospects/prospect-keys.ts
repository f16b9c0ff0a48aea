/** Whether a key is typed into a field, where a letter is text. */
export function isFieldKey({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
