import { expect, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';

test('the menu of a parts screen leads to the other searches, to the other language and to the help', async ({
  page,
}) => {
  await logIn(page, 'shop');
  // The first to open the vehicle, on a desktop or a phone, is asked to use a lookup.
  const use = page.getByRole('button', { name: '使用 1 次查询并打开' });
  await page.addLocatorHandler(use, () => use.click());
  await page.goto('/search/parts?vehicleId=2140&vin=LSVNA2CJ1K2113527');
  const menu = page.getByRole('banner').getByRole('button', { name: '菜单' });
  await menu.click();
  await expect(page.getByRole('link', { name: '保养查询' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.getByRole('button', { name: '帮助与联系' }).click();
  await expect(page.getByRole('heading', { name: '公众号' })).toBeVisible();
});
