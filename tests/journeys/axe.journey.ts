import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/log-in.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const VIN = 'LSVNA2CJ1K2113527';

const open = ['/index', '/login', '/404'];
const signedIn = [
  '/search/vehicle',
  `/search/vehicle?q=${VIN}&by=vin`,
  `/search/vehicle?q=${VIN.slice(0, 15)}72&by=vin`,
  '/search/vehicle?q=LFVAWAGD22G752447&by=vin',
  '/search/vehicle?type=B&letter=J',
  '/search/oe?oe=5Q0615301C',
  '/order/myPartsOrder',
];
const office = ['/manager/role', '/manager/role/create', '/manager/power', '/manager/dictionary', '/manager/notice'];

const languages = ['zh-CN', 'en'] as const;

async function expectNothing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  expect(violations.map(({ id, nodes }) => ({ path, id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

for (const language of languages) {
  test.describe(language, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((kept) => localStorage.setItem('epc.language', kept), language),
    );

    test('axe finds nothing on the open pages, in light and dark', async ({ page }) => {
      for (const path of open) await expectNothing(page, path);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const path of open) await expectNothing(page, path);
    });

    test('axe finds nothing on the screens of a mechanic', async ({ page }) => {
      test.setTimeout(180_000);
      await logIn(page, 'mechanic');
      for (const path of signedIn) await expectNothing(page, path);
      await page.goto(`/search/vehicle?q=${VIN}&by=vin`);
      await page.locator('a[href^="/search/parts"]').first().click();
      await expect(page).toHaveURL(/node=/);
      await expectNothing(page, page.url());
    });

    test('axe finds nothing in the back office', async ({ page }) => {
      test.setTimeout(180_000);
      await logIn(page, 'admin');
      for (const path of office) await expectNothing(page, path);
    });
  });
}
