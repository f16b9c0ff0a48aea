/**
 * The button to focus after an arrow key: the next one in the column (up, down), the next one in its row where the column
 * has several side by side, or the chosen or first one of the next column (left, right). Undefined when there is none.
 */
export function nextColumnFocus(columns: Element, key: string): HTMLElement | undefined {
  const focused = document.activeElement;
  const column = focused?.closest('[data-column]');
  if (!(focused instanceof HTMLElement) || !column || !columns.contains(column)) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') return nextInColumn(buttonsOf(column), focused, key === 'ArrowDown');
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = key === 'ArrowRight' ? 1 : -1;
  const buttons = buttonsOf(column);
  const beside = buttons[buttons.indexOf(focused) + step];
  if (beside !== undefined && isBeside(beside, focused)) return beside;
  const all = [...columns.querySelectorAll('[data-column]')];
  const next = all[all.indexOf(column) + step];
  if (next === undefined) return undefined;
  const others = buttonsOf(next);
  return (
    others.find((button) => button.getAttribute('aria-current') === 'true') ??
    others.find((button) => button.dataset.start !== undefined) ??
    others[0]
  );
}

/** The first button under a letter. */
export function firstOfLetter(columns: Element, letter: string): HTMLElement | null {
  return columns.querySelector(`[data-letter="${letter}"] + li button`);
}

/** The nearest button of the next row; of a single row of buttons the next one. */
function nextInColumn(buttons: readonly HTMLElement[], focused: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const at = buttons.indexOf(focused);
  const [next] = (isDown ? buttons.slice(at + 1) : buttons.slice(0, Math.max(0, at)).reverse()).filter(
    (button) => !isBeside(button, focused),
  );
  if (next === undefined) return undefined;
  const row = buttons.filter((button) => button === next || isBeside(button, next));
  const left = focused.getBoundingClientRect().left;
  const distance = (button: HTMLElement) => Math.abs(button.getBoundingClientRect().left - left);
  return row.reduce((best, button) => (distance(button) < distance(best) ? button : best), next);
}

/** Whether two buttons are in the same row. */
function isBeside(a: HTMLElement, b: HTMLElement): boolean {
  const one = a.getBoundingClientRect();
  const other = b.getBoundingClientRect();
  return one.top < other.bottom && other.top < one.bottom && one.left !== other.left;
}

function buttonsOf(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('li button')];
}
