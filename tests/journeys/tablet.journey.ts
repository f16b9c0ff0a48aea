import { expect, test } from '@playwright/test';
import { CLS_MAX, expectStill, recordMovement, shiftOf } from '../support/journeys/layout-shift.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { openOwnLink } from '../support/journeys/open-own-link.ts';
import { VIN } from '../support/journeys/screens.ts';

// English texts are longer, and at this width they fill their lines.
test.use({ viewport: { width: 1024, height: 900 }, locale: 'en-US' });

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('epc.language', 'en'));
  await context.addInitScript(recordMovement);
});

test('screens of a mechanic do not move while they load at the width of a tablet', async ({ page }) => {
  await logIn(page, 'mechanic');
  await expectStill(page, ['/inquire', '/user/task', '/user/oprLog', '/document/vinToVehicle']);
  await page.goto(`/search/vehicle?q=${VIN}&by=vin`);
  await page.locator('main a[href^="/search/parts?vehicleId="]').first().click();
  await expect(page).toHaveURL(/\/search\/parts\?vehicleId=/);
  await openOwnLink(page, `${page.url()}&tab=crash&crash=front`);
  expect.soft(await shiftOf(page), 'crash parts').toBeLessThanOrEqual(CLS_MAX);
});
