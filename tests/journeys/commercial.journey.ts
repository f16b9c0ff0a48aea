import { expect, test } from '@playwright/test';
import { addToOrder } from '../support/journeys/add-to-order.ts';
import { dismissProvinceTip } from '../support/journeys/dismiss-province-tip.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { openOwnLink } from '../support/journeys/open-own-link.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

/** A truck of the demo catalogue, by its fixed seed. */
const ANNOUNCEMENT = 'CA4256S466JT1LA';

test('a truck is found by its announcement number, and its part in the maker’s structure is added to a work order with its price', async ({
  page,
  baseURL,
}, { project }) => {
  const problems = watchPage(page, baseURL ?? '');
  await dismissProvinceTip(page);
  const isPhone = project.name === 'phone';

  await logIn(page, 'mechanic');
  await page.goto('/index');
  await page.getByRole('search').getByRole('textbox').fill(ANNOUNCEMENT);
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click();
  // The home page has links of the same name to the user's own vehicles.
  await expect(page).toHaveURL(/\/search\/vehicle/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^查配件/ })
    .first()
    .click();
  // The standard structure opens at its first page.
  await expect(page).toHaveURL(/\/search\/covParts\?.*covNode=\d/);
  await expect(page.getByRole('button', { name: /^加入工单/ }).first()).toBeVisible();

  if (isPhone) await page.getByRole('button', { name: '分组', exact: true }).click();
  await page.getByRole('radio', { name: '原厂结构' }).click();
  await expect(page).toHaveURL(/structure=OF/);
  // The last opened page, or the first page of the maker's structure.
  await expect(page).toHaveURL(/covNode=\d/);
  // On a phone too: the tree stays open while the structure changes.
  const brakes = page.getByRole('treeitem', { name: '35 制动' });
  await brakes.press('ArrowRight');
  await page.getByRole('treeitem', { name: '3502 车轮制动器' }).press('ArrowRight');
  await page.getByRole('treeitem', { name: '制动鼓' }).click();
  await expect(page.getByRole('heading', { name: '制动鼓' })).toBeVisible();

  await expect(page.locator('[data-row]').first()).toContainText(/\d{2,}/);
  await addToOrder(page, '制动鼓');
  await page
    .getByRole('link', { name: /查看工单|当前工单/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/partsOrderDetail\?listId=\d+/);
  await expect(page.getByText('制动鼓').first()).toBeVisible();

  expect(problems).toEqual(noProblems);
});

test('a part number in the link opens its tree node, and a number that the vehicle lacks shows a message', async ({
  page,
}) => {
  await logIn(page, 'mechanic');
  await openOwnLink(page, '/search/covParts?vehicleId=4200&structure=OF&tab=oe&find=制动鼓');
  const hit = page.getByRole('button', { name: /制动鼓/ }).first();
  await hit.click();
  await expect(page).toHaveURL(/tab=covtree.*covNode=\d+.*/);
  await expect(page).toHaveURL(/callout=\d/);
  const number = await page.locator('[data-row] .oe').first().innerText();
  await page.goto(`/search/covParts?vehicleId=4200&oe=${encodeURIComponent(number)}`);
  await expect(page).toHaveURL(/covNode=\d+/);
  await expect(page).not.toHaveURL(/[?&]oe=/);
  await page.goto('/search/covParts?vehicleId=4200&oe=99999-XYZ');
  await expect(page).toHaveURL(/tab=oe/);
  await expect(page.getByText('本车中没有找到“99999-XYZ”')).toBeVisible();
});
