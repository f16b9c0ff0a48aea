import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';

const LINK = '/search/parts?vehicleId=100';
/** What the screen of a passenger vehicle begins with: its first page, its tree, the vehicle, the menu. */
const FIRST = ['/api/PAGE_20002', '/api/PAGE_20001', '/api/PAGE_10005', '/users/system/menu'];
/** Of the table, or the cards of a phone. */
const ROWS = '[data-row]';

test('the calls of the parts screen are sent before its scripts load, and none is sent twice', async ({ page }) => {
  await logIn(page, 'mechanic');
  const sent = watchCalls(page);
  const releaseScripts = await holdScripts(page);
  await page.goto(LINK, { waitUntil: 'commit' });
  await expect.poll(() => [...sent].sort()).toEqual([...FIRST].sort());
  releaseScripts();
  await expect(page.locator(ROWS).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of ['/api/PAGE_20001', '/users/system/menu'])
    expect(sent.filter((other) => other === path)).toHaveLength(1);
});

test('the screen repeats early calls that failed', async ({ page }) => {
  await logIn(page, 'mechanic');
  const releaseScripts = await holdScripts(page);
  let failed = 0;
  await page.route('**/api/PAGE_*', async (route) => {
    failed += 1;
    if (failed <= 3) await route.abort();
    else await route.fallback();
  });
  await page.goto(LINK, { waitUntil: 'commit' });
  await expect.poll(() => failed).toBe(3);
  releaseScripts();
  await expect(page.locator(ROWS).first()).toBeVisible();
});

test('without a session no early call is sent', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'epc.signedIn', value: 'yes', url: baseURL ?? '' }]);
  const sent = watchCalls(page);
  const early = page.waitForResponse(/\/assets\/early-/);
  await page.goto(LINK);
  await early;
  await expect(page).toHaveURL(/\/login/);
  expect(sent.filter((path) => FIRST.includes(path))).toEqual([]);
});

/** The paths of the calls that the parts screen sends, as it sends them. */
function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOfScreen = request.headers().referer?.includes('/search/parts') === true;
    if (isOfScreen && request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/(?!early-).*\.js/, async (route) => {
    await held;
    await route.fallback();
  });
  return letCome;
}
