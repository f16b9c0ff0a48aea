import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';
import { VIN } from '../support/journeys/screens.ts';
import { MAIN_ACTION_MIN_PX, smallTargets, TARGET_MIN_PX } from '../support/journeys/touch-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('buttons and links are large enough for a finger in the storefront', async ({ page }) => {
  await logIn(page, 'mechanic');
  await expectLargeTargets(page, [
    '/index',
    `/search/vehicle?q=${VIN}&by=vin`,
    '/search/oe?oe=5Q0615301C',
    '/search/brandPart?by=part&q=0986',
    '/order/myPartsOrder',
    '/user/package',
    '/buy_service',
    '/document/vinToVehicle',
  ]);
});

test('buttons and links are large enough for a finger in the back office', async ({ page }) => {
  await logIn(page, 'admin');
  await expectLargeTargets(page, [
    '/manager/package',
    '/manager/role',
    '/manager/config',
    '/manager/statistics',
    '/manager/service',
    '/manager/power',
  ]);
});

async function expectLargeTargets(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const small = await page.evaluate(smallTargets, { target: TARGET_MIN_PX, mainAction: MAIN_ACTION_MIN_PX });
    expect.soft(small, path).toEqual([]);
  }
}
