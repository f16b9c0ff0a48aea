/**
 * Gives the focus to the same button of the row after, or of the one before: for a row that is about to leave, which would
 * take the focus along with it. Rows without buttons are passed over; where there is no other, nothing happens.
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr, li');
  const place = row === null ? -1 : buttonsOf(row).toReversed().indexOf(button);
  if (place < 0) return;
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  const twin = beside.map((other) => (other ? buttonsOf(other).toReversed()[place] : undefined)).find(Boolean);
  twin?.focus();
}

function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')];
}
