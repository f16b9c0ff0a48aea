import { expect, type Page, type Request } from '@playwright/test';

/** Sent with `keepalive`: the counts of visits and of read documents. Playwright reports no end of such requests. */
const KEPT_ALIVE = ['/click/count', '/document/view'];

/** A screen is loaded once no request has been under way for this long. */
const QUIET_MS = 150;

export interface ScreenNavigator {
  /** Opens a path and waits until its screen is loaded. */
  open(path: string): Promise<void>;
}

/**
 * Opens screens as links within the product do: only the first path loads the page. Loading it for each screen would
 * compile the scripts again and again.
 */
export function createScreenNavigator(page: Page): ScreenNavigator {
  // Not a count: requests that began before the navigator was made also end.
  const inFlight = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    if (KEPT_ALIVE.some((path) => request.url().endsWith(path))) return;
    inFlight.add(request);
    changedAt = performance.now();
  });
  const end = (request: Request) => {
    if (inFlight.delete(request)) changedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  let isLoaded = false;
  return {
    async open(path) {
      changedAt = performance.now();
      if (isLoaded) await page.evaluate(navigate, path);
      else await page.goto(path);
      isLoaded = true;
      await expect
        .poll(
          async () => {
            await page.evaluate(untilIdle);
            return inFlight.size === 0 && performance.now() - changedAt > QUIET_MS;
          },
          { intervals: [QUIET_MS] },
        )
        .toBe(true);
      await expect(page.locator('[aria-busy="true"], [class*="spinner"]')).toHaveCount(0);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.evaluate(endTransitions);
    },
  };
}

/** On a busy machine the new screen begins to render, and to send its requests, late. Runs in the browser. */
async function untilIdle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** At the start of its transition, content that becomes visible is still hidden. Runs in the browser. */
async function endTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** React Router reads the new URL at this event. Runs in the browser. */
function navigate(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
