import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';
import { saveOrder } from '../support/journeys/save-order.ts';
import { createScreenNavigator } from '../support/journeys/screen-navigator.ts';
import { mechanicScreens, officeScreens, openScreens, VIN } from '../support/journeys/screens.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ context, locale }) =>
  context.addInitScript((language) => localStorage.setItem('epc.language', language), locale ?? 'zh-CN'),
);

/** Compares each screen; the test goes on after a difference. */
async function compare(page: Page, paths: readonly string[], names = paths): Promise<void> {
  const navigator = createScreenNavigator(page);
  for (const [index, path] of paths.entries()) {
    await navigator.open(path);
    await expect.soft(page, path).toHaveScreenshot(`${pictureName(names[index] ?? path)}.png`);
  }
}

/** The path as the name of a file. */
function pictureName(path: string): string {
  return path
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

for (const [group, paths] of Object.entries(openScreens)) {
  test(`open pages: ${group}`, ({ page }) => compare(page, paths));
}

for (const [group, paths] of Object.entries(mechanicScreens)) {
  test(`screens of a mechanic: ${group}`, async ({ page }) => {
    await logIn(page, 'mechanic');
    await compare(page, paths);
  });
}

test('screens of a vehicle and a work order', async ({ page }) => {
  await logIn(page, 'mechanic');
  await page.goto(`/search/vehicle?q=${VIN}&by=vin`);
  await page.locator('main a[href^="/search/parts?vehicleId="]').first().click();
  await expect(page).toHaveURL(/\/search\/parts\?vehicleId=/);
  const parts = page.url();
  const { listId } = await saveOrder(page);
  const screens = ['vehicle_detail', 'maintain', 'brandPart'];
  await compare(
    page,
    [
      parts,
      `${parts}&tab=crash&crash=front`,
      ...screens.map((screen) => parts.replace('/search/parts', `/search/${screen}`)),
      `/order/partsOrderDetail?listId=${listId}`,
    ],
    ['parts', 'crash', ...screens, 'order'],
  );
});

test('screens of a main account', async ({ page }) => {
  await logIn(page, 'shop');
  await compare(page, ['/user/parent', '/user/statistics?days=7']);
});

for (const [group, paths] of Object.entries(officeScreens)) {
  test(`back office: ${group}`, async ({ page }) => {
    await logIn(page, 'admin');
    await compare(page, paths);
  });
}
