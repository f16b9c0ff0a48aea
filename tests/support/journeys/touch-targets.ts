/** Sides in CSS pixels. */
export const TARGET_MIN_PX = 24;
export const MAIN_ACTION_MIN_PX = 44;

/** The names and sizes of touch targets on the open page that are too small. Runs in the browser. */
export function smallTargets({ target, mainAction }: { target: number; mainAction: number }): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden';
    // A link in a sentence is as high as its line.
    if (isHidden || element.matches('p a')) continue;
    const isMainAction = /primary/i.test(element.className) && element.closest('td') === null;
    const smallest = isMainAction ? mainAction : target;
    // Browsers round the heights of lines.
    if (height >= smallest - 0.5 && width >= target - 0.5) continue;
    found.push(`${element.textContent?.trim().slice(0, 30)}: ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}
