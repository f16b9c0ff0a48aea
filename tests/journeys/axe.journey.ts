import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/journeys/find-violations.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { createScreenNavigator } from '../support/journeys/screen-navigator.ts';

const VIN = 'LSVNA2CJ1K2113527';

const open = [
  '/index',
  '/inquire',
  '/login',
  '/login?by=sms',
  '/register',
  '/forget_password',
  '/404',
  '/solution/index',
  '/solution/detail?id=repair',
  '/service',
  '/service/webhooks',
  '/cooperation',
  '/edition',
];
const signedIn = [
  '/search/vehicle',
  `/search/vehicle?q=${VIN}&by=vin`,
  `/search/vehicle?q=${VIN.slice(0, 15)}72&by=vin`,
  '/search/vehicle?q=LFVAWAGD22G752447&by=vin',
  '/search/vehicle?type=B&letter=J',
  '/search/vehicle?q=1M8GDM9AXKP042788&by=vin',
  '/search/covParts',
  `/search/brandPart?by=vin&vin=${VIN}`,
  '/search/brandPart?by=part&q=0986',
  '/user/task',
  '/user/info',
  '/user/change_password',
  '/user/child',
  '/search/oe?oe=5Q0615301C',
  '/search/oe?oe=5Q0615301C,0986494596,12',
  '/order/myPartsOrder',
  '/user/package',
  '/user/api',
  '/user/api?tab=webhooks',
  '/buy_service',
];
const office = [
  '/manager/role',
  '/manager/role/create',
  '/manager/power',
  '/manager/dictionary',
  '/manager/notice',
  '/manager/task',
  '/manager/package',
  '/manager/version',
  '/manager/survey',
  '/manager/question',
  '/manager/question/create',
  '/manager/bill',
  '/manager/bill?view=notices',
  '/manager/answers',
  '/manager/buried',
  '/manager/start',
  '/manager/user',
  '/manager/user/show/2?tab=quota',
  '/manager/account',
  '/manager/opportunity',
  '/manager/statistics',
  '/manager/config',
  '/manager/audit',
];

/** Checks screens one after the other. */
function createChecks(page: Page) {
  const navigator = createScreenNavigator(page);
  return {
    async expectNoViolations(path: string): Promise<void> {
      await navigator.open(path);
      expect(await findViolations(page), path).toEqual([]);
    },
    async expectNoViolationsInLightAndDark(path: string): Promise<void> {
      await page.emulateMedia({ colorScheme: 'light' });
      await this.expectNoViolations(path);
      await page.emulateMedia({ colorScheme: 'dark' });
      // The themes differ in nothing but colours.
      expect(await findViolations(page, { rule: 'color-contrast' }), `${path} in dark`).toEqual([]);
    },
  };
}

/** An order with one priced and one unpriced part, made by the signed-in user. */
function saveOrder(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('epc.session') ?? '{}');
    const item = {
      oe: '5Q0 698 151 P',
      searchOe: '5Q0698151P',
      oeName: '前制动片',
      stdPartCode: 'P1701001',
      stdPartName: '前制动片',
      vehicleBrandName: '大众',
      partBrandName: '原厂',
      priceBrandId: 1,
      provinceCode: '110000',
      guidePriceFen: 40_000,
      marketPriceFen: 35_100,
    };
    const items = [item, { ...item, searchOe: '5Q0698151N', guidePriceFen: null, marketPriceFen: null }];
    const vehicle = { vehicleId: null, vin: null, vehicleType: 'pac', vehicleName: '', provinceCode: '110000' };
    const data = { ...vehicle, brandName: '大众', familyName: '朗逸', items };
    const headers = { 'content-type': 'application/json', authorization: token };
    const answer = await fetch('/part-list/savePartList', { method: 'POST', headers, body: JSON.stringify({ data }) });
    const { result } = await answer.json();
    return result.listId;
  });
}

// The tests of this file are half of all journeys' time.
test.describe.configure({ mode: 'parallel' });

/** Each screen is checked at both widths and in both languages, but not in all four combinations. */
test.beforeEach(({ context, isMobile }) =>
  context.addInitScript((language) => localStorage.setItem('epc.language', language), isMobile ? 'en' : 'zh-CN'),
);

test('axe finds no violations on the open pages, in light and dark', async ({ page }) => {
  const checks = createChecks(page);
  for (const path of open) await checks.expectNoViolationsInLightAndDark(path);
});

test('axe finds no violations on the screens of a mechanic', async ({ page }) => {
  await logIn(page, 'mechanic');
  const checks = createChecks(page);
  for (const path of signedIn) await checks.expectNoViolations(path);
});

test('axe finds no violations on the screens of a vehicle and of a work order', async ({ page }) => {
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
  await checks.expectNoViolations(`/order/partsOrderDetail?listId=${await saveOrder(page)}`);
});

test('axe finds no violations on the screens of a main account, in light and dark', async ({ page }) => {
  await logIn(page, 'shop');
  const checks = createChecks(page);
  for (const path of ['/user/parent', '/user/statistics?days=7']) await checks.expectNoViolationsInLightAndDark(path);
});

test('axe finds no violations in the back office', async ({ page }) => {
  await logIn(page, 'admin');
  const checks = createChecks(page);
  for (const path of office) await checks.expectNoViolations(path);
});
