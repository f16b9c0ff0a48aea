/** Elements of dialogs and of what opens beside a page; the focus returns from them to where it was before. */
const OVERLAYS = '[role=dialog], .ant-dropdown, .ant-select-dropdown, .ant-popover';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** Elements that had the focus before, of which the last one that is left gets it. */
const REMEMBERED = 10;

interface RememberedElement {
  element: HTMLElement;
  /** Of a table: its body and the place of the row. */
  rows: Element | null;
  rowIndex: number;
}

/**
 * Restores the keyboard focus where the element that had it is removed, as when a dialog is closed or a row is deleted: to
 * what had it before, else to the row that took the place of the deleted one, else to the page. Browsers would start at the top.
 * @returns the function that stops it
 */
export function restoreLostFocus(page: () => HTMLElement | null): () => void {
  let remembered: RememberedElement[] = [];
  let current: Element | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    current = target;
    if (target.closest(OVERLAYS) !== null) return;
    const row = target.closest('tr');
    const rows = row?.parentElement ?? null;
    const rowIndex = row === null || rows === null ? -1 : [...rows.children].indexOf(row);
    remembered = [...remembered.filter(({ element }) => element !== target), { element: target, rows, rowIndex }];
    remembered = remembered.slice(-REMEMBERED);
  };

  const restore = () => {
    const isLost = document.activeElement === document.body && current !== null && !current.isConnected;
    // A dialog that is open, or still closing, keeps or restores the focus itself.
    if (!isLost || [...document.querySelectorAll('[role=dialog]')].some(isVisible)) return;
    current = null;
    const last = remembered.at(-1);
    const candidates = [last?.element, last === undefined ? undefined : rowInPlaceOf(last), page()];
    candidates.find((element) => element?.isConnected === true && isVisible(element))?.focus();
  };

  const observer = new MutationObserver(() => requestAnimationFrame(restore));
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function rowInPlaceOf({ rows, rowIndex }: RememberedElement): HTMLElement | undefined {
  const row = rows?.children[Math.min(rowIndex, rows.children.length - 1)];
  return row?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
}

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;
