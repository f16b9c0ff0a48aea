import { expect, test } from '@playwright/test';
import { CLS_MAX, expectStill, recordMovement, shiftOf } from '../support/journeys/layout-shift.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { openOwnLink } from '../support/journeys/open-own-link.ts';
import { saveOrder } from '../support/journeys/save-order.ts';
import { VIN } from '../support/journeys/screens.ts';

const open = ['/index', '/solution/index', '/login?by=sms', '/service'];
const ofMechanic = [
  '/search/vehicle',
  '/search/vehicle?q=1M8GDM9AXKP042788&by=vin',
  '/search/oe?oe=5Q0615301C,0986494596,12',
  '/user/child',
  '/user/package',
  '/order/myPartsOrder',
  '/buy_service',
];
const ofAdmin = ['/manager/opportunity', '/manager/bill', '/manager/question', '/manager/role', '/manager/buried'];

test.beforeEach(({ context }) => context.addInitScript(recordMovement));

test('open pages do not move while they load, and animate nothing under reduced motion', async ({ page }) => {
  await expectStill(page, open);
});

test('screens of a mechanic do not move while they load', async ({ page }) => {
  await logIn(page, 'mechanic');
  await expectStill(page, ofMechanic);
});

test('a vehicle and an order do not move while they load', async ({ page }) => {
  await logIn(page, 'mechanic');
  await page.goto(`/search/vehicle?q=${VIN}&by=vin`);
  await page.locator('main a[href^="/search/parts?vehicleId="]').first().click();
  await expect(page).toHaveURL(/\/search\/parts\?vehicleId=/);
  const { pathname, search } = new URL(page.url());
  const { listId } = await saveOrder(page);
  for (const path of [`${pathname}${search}`, `/search/vehicle_detail${search}`, `/search/maintain${search}`]) {
    await openOwnLink(page, path);
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(CLS_MAX);
  }
  await expectStill(page, [`/order/partsOrderDetail?listId=${listId}`]);
});

test('pages of the back office do not move while they load', async ({ page }) => {
  await logIn(page, 'admin');
  await expectStill(page, ofAdmin);
});
