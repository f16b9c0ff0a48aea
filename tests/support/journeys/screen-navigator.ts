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
  let inFlight = 0;
  let changedAt = performance.now();
  const count = (request: Request, by: number) => {
    if (KEPT_ALIVE.some((path) => request.url().endsWith(path))) return;
    inFlight += by;
    changedAt = performance.now();
  };
  page.on('request', (request) => count(request, 1));
  page.on('requestfinished', (request) => count(request, -1));
  page.on('requestfailed', (request) => count(request, -1));
  let isLoaded = false;
  return {
    async open(path) {
      changedAt = performance.now();
      if (isLoaded) await page.evaluate(navigate, path);
      else await page.goto(path);
      isLoaded = true;
      await expect
        .poll(() => inFlight === 0 && performance.now() - changedAt > QUIET_MS, { intervals: [QUIET_MS] })
        .toBe(true);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  };
}

/** React Router reads the new URL at this event. Runs in the browser. */
function navigate(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
