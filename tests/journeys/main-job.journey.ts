import { expect, test } from '@playwright/test';
import { addToOrder } from '../support/journeys/add-to-order.ts';
import { dismissProvinceTip } from '../support/journeys/dismiss-province-tip.ts';
import { logInByForm } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

/** One vehicle, by the demo catalogue's fixed seed. */
const VIN = 'LSVNA2CJ1K2113527';

test('a mechanic gets from a VIN to a priced work order and exports it as a spreadsheet', async ({ page, baseURL }, {
  project,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await dismissProvinceTip(page);
  const isPhone = project.name === 'phone';

  await page.goto('/index');
  await page.getByRole('search').getByRole('textbox').fill(VIN);
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click();
  // Without a session: to the login page and back to the search.
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInByForm(page, 'mechanic');
  await expect(page.getByText('依据车架号规则')).toBeVisible();
  // The home page has links of the same name to the user's own vehicles.
  await expect(page).toHaveURL(/\/search\/vehicle/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^查配件/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/search\/parts\?.*node=/);

  // The part, by a trade name. On a phone the search takes the vehicle's place in the header.
  if (isPhone) await page.getByRole('button', { name: '在本车中查找配件' }).click();
  await page.getByRole('searchbox', { name: '在本车中查找配件' }).fill('机滤');
  // Enter takes the first hit.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/callout=\d/);

  await addToOrder(page, '机油滤清器');

  await page
    .getByRole('link', { name: /查看工单|当前工单/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/partsOrderDetail\?listId=\d+/);
  await expect(page.getByText(VIN).first()).toBeVisible();
  await expect(page.getByText('机油滤清器').first()).toBeVisible();
  // The reload below would cut a request that is still under way.
  const saved = page.waitForResponse('**/part-list/updatePartListItem');
  await page
    .getByRole('button', { name: /^增加机油滤清器/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('textbox', { name: /机油滤清器的数量/ })
      .or(page.getByRole('spinbutton', { name: /机油滤清器的数量/ }))
      .first(),
  ).toHaveValue('2');
  await saved;
  await page.reload();
  await expect(
    page
      .getByRole('textbox', { name: /机油滤清器的数量/ })
      .or(page.getByRole('spinbutton', { name: /机油滤清器的数量/ }))
      .first(),
  ).toHaveValue('2');

  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByText('CSV (.csv)').click();
  // The order has open findings, which the check-up asks about before the export.
  await page.getByRole('button', { name: '不处理，继续' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  if (isPhone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems).toEqual(noProblems);
});
