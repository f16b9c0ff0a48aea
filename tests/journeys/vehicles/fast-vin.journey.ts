import { expect, test } from '@playwright/test';
import { logIn } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

/** Valid VINs without a rule; each run of the journey uses its own. */
const VINS: Record<string, string> = { desktop: '1M8GDM9AXKP042788', phone: 'JHMCM56557C404453' };

test('a VIN without a match is sent to the staff, who link it to a vehicle; the user is notified and finds it from then on', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const vin = VINS[project.name] ?? '';
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'seller');
  await page.goto(`/search/vehicle?q=${vin}&by=vin`);
  await page.getByLabel('备注（选填）').fill('右舵，2007 年');
  await page.getByRole('button', { name: '提交给客服' }).click();
  await expect(page.getByText('已提交，等待客服处理。')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const staffPage = await context.newPage();
  const staffProblems = watchPage(staffPage, baseURL ?? '');
  await logIn(staffPage, 'admin');
  await staffPage.goto(`${baseURL}/manager/task`);
  await staffPage.getByRole('button', { name: `处理 ${vin}` }).click();
  const drawer = staffPage.getByRole('dialog');
  await expect(drawer.getByText('右舵，2007 年')).toBeVisible();
  await drawer.getByRole('button', { name: '由我处理' }).click();
  await expect(drawer.getByText('处理中')).toBeVisible();
  await drawer.getByLabel('车型名称、公告号、出厂代码或相近的车架号').fill('朗逸 2019');
  await drawer.getByRole('button', { name: /查\s*询/ }).click();
  await drawer
    .getByRole('button', { name: /^绑定 大众 朗逸/ })
    .first()
    .click();
  // By key: antd moves the question once more after it is shown, so that on a busy machine a click may miss its button.
  await staffPage.getByRole('tooltip').getByRole('button', { name: '绑定' }).press('Enter');
  await expect(drawer.getByText('admin 绑定车型')).toBeVisible();
  await context.close();
  expect(staffProblems).toEqual(noProblems);

  // The requester is notified on any page, with a link to the vehicle.
  await page.goto('/order/myPartsOrder');
  await expect(page.getByText(`客服已为 ${vin} 找到车型`)).toBeVisible();
  await expect(page.getByRole('button', { name: /1 条新回复/ })).toBeVisible();
  await page.getByRole('link', { name: '查看' }).click();
  await expect(page.getByText('由客服人工核对该车架号后确定')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^查配件/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /条新回复/ })).toHaveCount(0);

  await page.goto('/user/task');
  await expect(page.getByRole('row', { name: new RegExp(vin) }).getByText('已回复')).toBeVisible();
  expect(problems).toEqual(noProblems);
});
