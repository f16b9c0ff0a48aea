import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';

test.use({ viewport: { width: 1440, height: 700 } });

for (const { key, direction } of [
  { key: 'Tab', direction: 'forwards' },
  { key: 'Shift+Tab', direction: 'backwards' },
]) {
  test(`what takes the focus ${direction} is neither behind the header nor below the tip of the province`, async ({
    page,
  }) => {
    await logIn(page, 'mechanic');
    for (const path of ['/search/vehicle?q=迈腾&by=name', '/search/oe?oe=5Q0615301C,04E115561H']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press(key);
        expect.soft(await coveredFocus(page), path).toBeNull();
      }
    }
  });
}

test('a button of the header that takes the focus does not scroll the page', async ({ page }) => {
  await logIn(page, 'mechanic');
  await page.goto('/search/vehicle?q=迈腾&by=name');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('banner').getByRole('button').first().focus();
  // The browser scrolls with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

/** The name of the focused element if its middle is outside the window or covered by another; null if it is seen. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    // The middle of a link of several lines, or of an input in a label, may belong to the parent.
    if (seen !== null && (focused.parentElement?.contains(seen) || seen.contains(focused))) return null;
    return focused.getAttribute('aria-label') ?? focused.textContent;
  });
}
