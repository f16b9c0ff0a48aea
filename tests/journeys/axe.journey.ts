import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/journeys/find-violations.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { createScreenNavigator } from '../support/journeys/screen-navigator.ts';

const VIN = 'LSVNA2CJ1K2113527';

/** In groups, each of which one test walks within its time. */
const open = {
  site: ['/index', '/inquire', '/solution/index', '/solution/detail?id=repair', '/cooperation', '/edition', '/404'],
  'entry and API documents': [
    '/login',
    '/login?by=sms',
    '/register',
    '/forget_password',
    '/service',
    '/service/webhooks',
  ],
};
const ofMechanic = {
  searches: [
    '/search/vehicle',
    `/search/vehicle?q=${VIN}&by=vin`,
    `/search/vehicle?q=${VIN.slice(0, 15)}72&by=vin`,
    '/search/vehicle?q=LFVAWAGD22G752447&by=vin',
    '/search/vehicle?type=B&letter=J',
    '/search/vehicle?q=1M8GDM9AXKP042788&by=vin',
    '/search/covParts',
    `/search/brandPart?by=vin&vin=${VIN}`,
    '/search/brandPart?by=part&q=0986',
    '/search/oe?oe=5Q0615301C',
    '/search/oe?oe=5Q0615301C,0986494596,12',
  ],
  account: [
    '/user/task',
    '/user/fit_report',
    '/user/info',
    '/user/change_password',
    '/user/child',
    '/order/myPartsOrder',
    '/user/package',
    '/user/api',
    '/user/api?tab=webhooks',
    '/document/vinToVehicle',
    '/debuggerTools/vinToVehicle',
    '/buy_service',
  ],
};
/** The groups of the menu, large ones in two. */
const office = {
  overview: ['/manager/start', '/manager/statistics', '/manager/approval'],
  customers: ['/manager/opportunity', '/manager/user', '/manager/user/show/2?tab=quota'],
  'accounts and staff': ['/manager/account', '/manager/sale', '/manager/agent'],
  service: ['/manager/task', '/manager/fit_report', '/manager/bill', '/manager/bill?view=notices'],
  'catalogue use and import': ['/manager/catalogueUse', '/manager/import'],
  content: ['/manager/package', '/manager/notice', '/manager/version', '/manager/dictionary'],
  'surveys and clicks': [
    '/manager/survey',
    '/manager/question',
    '/manager/question/create',
    '/manager/answers',
    '/manager/buried',
  ],
  access: ['/manager/role', '/manager/role/create', '/manager/power'],
  'audit and settings': ['/manager/audit', '/manager/bin', '/manager/config', '/manager/adapter'],
  interfaces: ['/manager/interface', '/manager/service', '/manager/permissions'],
  'use of interfaces': ['/manager/api', '/manager/preview', '/manager/apiAlert'],
};

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

/** An order with one priced and one unpriced part, made by the signed-in user, and the token of its quotation. */
function saveOrder(page: Page): Promise<{ listId: number; token: string }> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('epc.session') ?? '{}');
    const headers = { 'content-type': 'application/json', authorization: session.token };
    const call = async (path: string, data: object) => {
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ data }) });
      return (await answer.json()).result;
    };
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
    const { listId } = await call('/part-list/savePartList', data);
    const { token } = await call('/quotation/add', { listId });
    return { listId, token };
  });
}

// The tests of this file are half of all journeys' time.
// On a slow machine a screen takes ten seconds and more.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Each screen is checked at both widths and in both languages, but not in all four combinations. */
test.beforeEach(({ context, isMobile }) =>
  context.addInitScript((language) => localStorage.setItem('epc.language', language), isMobile ? 'en' : 'zh-CN'),
);

for (const [group, screens] of Object.entries(open)) {
  test(`axe finds no violations on the open pages, in light and dark: ${group}`, async ({ page }) => {
    const checks = createChecks(page);
    for (const path of screens) await checks.expectNoViolationsInLightAndDark(path);
  });
}

for (const [group, screens] of Object.entries(ofMechanic)) {
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

for (const [group, screens] of Object.entries(office)) {
  test(`axe finds no violations in the back office: ${group}`, async ({ page }) => {
    await logIn(page, 'admin');
    const checks = createChecks(page);
    for (const path of screens) await checks.expectNoViolations(path);
  });
}
