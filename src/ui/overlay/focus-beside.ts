/**
 * Moves the focus to the same button of the next row, or of the previous one, before a row is removed together with the
 * focused button. Does nothing without such a button.
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr, li');
  const index = row === null ? -1 : buttonsOf(row).toReversed().indexOf(button);
  if (index < 0) return;
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const sameButton = neighbours
    .map((other) => (other ? buttonsOf(other).toReversed()[index] : undefined))
    .find(Boolean);
  sameButton?.focus();
}

function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')];
}
