import { expect, type Page, test } from '@playwright/test';
import { findViolations, type Violation } from '../support/journeys/find-violations.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { saveOrder } from '../support/journeys/save-order.ts';
import { createScreenNavigator } from '../support/journeys/screen-navigator.ts';
import { mechanicScreens, officeScreens, openScreens, VIN } from '../support/journeys/screens.ts';

/** Checks screens one after the other. */
function createChecks(page: Page) {
  const navigator = createScreenNavigator(page);
  return {
    async expectNoViolations(path: string): Promise<void> {
      await navigator.open(path);
      expectNone(await findViolations(page), path);
    },
    async expectNoViolationsInLightAndDark(path: string): Promise<void> {
      await page.emulateMedia({ colorScheme: 'light' });
      await this.expectNoViolations(path);
      await page.emulateMedia({ colorScheme: 'dark' });
      // The themes differ in nothing but colours.
      expectNone(await findViolations(page, { rule: 'color-contrast' }), `${path} in dark`);
    },
  };
}

/** Names the violations in the first line of the error, which is all that the summary of a failed run prints. */
function expectNone(violations: Violation[], screen: string): void {
  const found = violations.map(({ rule, elements }) => `${rule} ${elements[0] ?? ''}`);
  expect(found, [screen, ...found].join(' | ')).toEqual([]);
}

// The tests of this file are half of all journeys' time.
// On a slow machine a screen takes ten seconds and more.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Each screen is checked at both widths and in both languages, but not in all four combinations. */
test.beforeEach(({ context, isMobile }) =>
  context.addInitScript((language) => localStorage.setItem('epc.language', language), isMobile ? 'en' : 'zh-CN'),
);

for (const [group, screens] of Object.entries(openScreens)) {
  test(`axe finds no violations on the open pages, in light and dark: ${group}`, async ({ page }) => {
    const checks = createChecks(page);
    for (const path of screens) await checks.expectNoViolationsInLightAndDark(path);
  });
}

for (const [group, screens] of Object.entries(mechanicScreens)) {
  test(`axe finds no violations on the screens of a mechanic: ${group}`, async ({ page }) => {
    await logIn(page, 'mechanic');
    const checks = createChecks(page);
    for (const path of screens) await checks.expectNoViolations(path);
  });
}

test('axe finds no violations on the screens of a vehicle', async ({ page }) => {
  await logIn(page, 'mechanic');
  const checks = createChecks(page);
  await page.goto(`/search/vehicle?q=${VIN}&by=vin`);
  await page.locator('main a[href^="/search/parts?vehicleId="]').first().click();
  await expect(page).toHaveURL(/\/search\/parts\?vehicleId=/);
  const parts = page.url();
  await checks.expectNoViolations(parts);
  for (const tab of ['crash&crash=front', 'assembly', 'oe']) await checks.expectNoViolations(`${parts}&tab=${tab}`);
  for (const screen of ['vehicle_detail', 'maintain', 'brandPart'])
    await checks.expectNoViolations(parts.replace('/search/parts', `/search/${screen}`));
});

test('axe finds no violations on the screens of a work order', async ({ page }) => {
  await logIn(page, 'mechanic');
  const checks = createChecks(page);
  await page.goto('/order/myPartsOrder');
  const { listId, token } = await saveOrder(page);
  await checks.expectNoViolations(`/order/partsOrderDetail?listId=${listId}`);
  await checks.expectNoViolations(`/quotation#${token}`);
});

test('axe finds no violations on the screens of a main account, in light and dark', async ({ page }) => {
  await logIn(page, 'shop');
  const checks = createChecks(page);
  for (const path of ['/user/parent', '/user/statistics?days=7']) await checks.expectNoViolationsInLightAndDark(path);
});

for (const [group, screens] of Object.entries(officeScreens)) {
  test(`axe finds no violations in the back office: ${group}`, async ({ page }) => {
    await logIn(page, 'admin');
    const checks = createChecks(page);
    for (const path of screens) await checks.expectNoViolations(path);
  });
}
