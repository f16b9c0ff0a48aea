/**
 * The button to focus after an arrow key: the next one in the column (up, down), or the chosen or first one of the next
 * column (left, right). Undefined when there is none.
 */
export function nextColumnFocus(columns: Element, key: string): HTMLElement | undefined {
  const focused = document.activeElement;
  const column = focused?.closest('[data-column]');
  if (!(focused instanceof HTMLElement) || !column || !columns.contains(column)) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const buttons = buttonsOf(column);
    return buttons[buttons.indexOf(focused) + (key === 'ArrowDown' ? 1 : -1)];
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const all = [...columns.querySelectorAll('[data-column]')];
  const next = all[all.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
  if (next === undefined) return undefined;
  const buttons = buttonsOf(next);
  return buttons.find((button) => button.getAttribute('aria-current') === 'true') ?? buttons[0];
}

function buttonsOf(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('li button')];
}
