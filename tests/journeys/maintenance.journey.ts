import { expect, test } from '@playwright/test';
import { chooseNewOrder } from '../support/journeys/choose-new-order.ts';
import { findViolations } from '../support/journeys/find-violations.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

/** One vehicle, by the demo catalogue's fixed seed. */
const VIN = 'LSVNA2CJ1K2113527';

test('a mechanic plans a service from the odometer reading, adds it to a work order, and records it as done', async ({
  page,
  baseURL,
}, { project }) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, project.name === 'phone' ? 'agent' : 'mechanic');
  await page.goto(`/search/vehicle?q=${VIN}&by=vin&for=maintain`);
  await page.locator('main a[href^="/search/maintain?vehicleId"]').first().click();
  await expect(page).toHaveURL(/mileage=\d+&purchaseDate=\d{4}-/);

  // The trade's notation.
  await page.getByLabel('当前里程（km）').fill('6.2万');
  await page.getByLabel('购车日期').fill('2021-09-01');
  await page.getByLabel('工时单价（元/小时）').fill('150');
  await page.getByRole('button', { name: '生成方案' }).click();
  await expect(page).toHaveURL(/mileage=62000&purchaseDate=2021-09-01/);
  await expect(page.getByRole('heading', { name: '当前 62,000 km 的保养' })).toBeVisible();

  // The timeline by keyboard alone.
  const timeline = page.getByRole('region', { name: '保养时间轴' });
  await timeline.getByRole('button', { name: /^60,000 km：/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '60,000 km 保养', exact: true })).toBeVisible();
  const plan = page.getByRole('region', { name: '60,000 km 保养' });
  await expect(plan.getByRole('checkbox', { name: /^更换火花塞/ })).toBeChecked();

  await page.getByRole('button', { name: '添加项目' }).click();
  await page.getByRole('button', { name: '添加 清洗节气门' }).click();
  await page.keyboard.press('Escape');
  await expect(plan.getByText('新增项目').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const saving = page.waitForResponse((response) => response.url().endsWith('/part-list/savePartList'));
  await page.getByRole('button', { name: '加入工单', exact: true }).click();
  const added = page.getByText(/^已加入工单：\d+ 项/);
  await chooseNewOrder(page, added);
  const { listId } = (await (await saving).json()).result;

  await page.getByRole('button', { name: '记录完成' }).click();
  await expect(page.getByText(/^已记录 \d+ 项保养/)).toBeVisible();
  await expect(page.getByText(/（已记录）/).first()).toBeVisible();

  // The odometer reading is stored for the vehicle.
  await page.goto(page.url().replace(/&(mileage|purchaseDate|scale)=[^&]*/g, ''));
  await expect(page).toHaveURL(/mileage=62000&purchaseDate=2021-09-01/);
  await expect(page.getByLabel('工时单价（元/小时）')).toHaveValue('150');

  await page
    .getByRole('link', { name: /我的工单/ })
    .first()
    .click();
  // Another journey of the same account may have added a newer one meanwhile.
  await page.locator(`a[href="/order/partsOrderDetail?listId=${listId}"]`).first().click();
  await expect(page.getByText('火花塞').first()).toBeVisible();
  await expect(page.getByText('清洗节气门').first()).toBeVisible();
  expect(problems).toEqual(noProblems);
});
