import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';
import { openOwnLink } from '../support/journeys/open-own-link.ts';

const LINK = '/search/parts?vehicleId=100';
/** The first requests of a passenger vehicle's screen: first page, tree, vehicle, menu. */
const FIRST = ['/api/PAGE_20002', '/api/PAGE_20001', '/api/PAGE_10005', '/users/system/menu'];
/** Rows of the table, or cards on a phone. */
const ROWS = '[data-row]';

test('the parts screen sends each of its first requests once', async ({ page }) => {
  await logIn(page, 'mechanic');
  const sent = watchCalls(page);
  await openOwnLink(page, LINK);
  await expect(page.locator(ROWS).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of FIRST) expect(sent).toContain(path);
  for (const path of ['/api/PAGE_20001', '/users/system/menu'])
    expect(sent.filter((other) => other === path)).toHaveLength(1);
});

test('the screen repeats first requests that failed', async ({ page }) => {
  await logIn(page, 'mechanic');
  let failed = 0;
  await page.route('**/api/PAGE_*', async (route) => {
    failed += 1;
    if (failed <= 3) await route.abort();
    else await route.fallback();
  });
  await openOwnLink(page, LINK);
  await expect(page.locator(ROWS).first()).toBeVisible();
  expect(failed).toBeGreaterThan(3);
});

test('without a session no request is sent', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'epc.signedIn', value: 'yes', url: baseURL ?? '' }]);
  const sent = watchCalls(page);
  await page.goto(LINK);
  await expect(page).toHaveURL(/\/login/);
  expect(sent.filter((path) => FIRST.includes(path))).toEqual([]);
});

/** Collects the paths of the requests that the parts screen sends. */
function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOfScreen = request.headers().referer?.includes('/search/parts') === true;
    if (isOfScreen && request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}
