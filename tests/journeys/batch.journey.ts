import { expect, type Page, test } from '@playwright/test';
import { chooseNewOrder } from '../support/journeys/choose-new-order.ts';
import { dismissProvinceTip } from '../support/journeys/dismiss-province-tip.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { watchPage } from '../support/journeys/watch-page.ts';
import { textWorkbook } from '../support/spreadsheets/make-workbook.ts';

/** One number of the demo catalogue, by its fixed seed. */
const OE = '5Q0 615 301 C';

test('a spreadsheet’s list is looked up, survives a lost connection and a reload, and is added to a work order', async ({
  page,
  baseURL,
}, { project }) => {
  const problems = watchPage(page, baseURL ?? '');
  await dismissProvinceTip(page);
  const isPhone = project.name === 'phone';
  await logIn(page, 'mechanic');
  await page.goto('/search/oe?mode=batch');
  await expect(page.getByLabel('多个 OE 号')).toBeVisible();

  // Of 700 numbers the first 500 are answered, then the connection is lost.
  const unknown = Array.from({ length: 699 }, (_, index) => [`未知 ${index}`, `99Q${100_000 + index}Z`]);
  const bytes = textWorkbook([['名称', 'OE 号'], ['前制动盘', OE], ...unknown]);
  let calls = 0;
  await page.route('**/api/PAGE_20101', (route) => {
    calls += 1;
    return calls === 2 ? route.abort('connectionreset') : route.continue();
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传表格' }).click();
  await (await choosing).setFiles({ name: '清单.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'B · OE 号' })).toBeChecked();
  await dialog.getByRole('button', { name: '查询这 700 个号码' }).click();
  await expect(page.getByText('已查到的 500 个结果都保留着，还有 200 个没有查。')).toBeVisible();
  await expect(list(page, '成功')).toHaveText('成功 1');

  // A reload keeps numbers and results; the rest is requested.
  await page.reload();
  await expect(list(page, '失败')).toHaveText('失败 499');
  await page.getByRole('button', { name: '继续查询其余 200 个' }).click();
  await expect(list(page, '失败')).toHaveText('失败 699');

  // The list is virtualized.
  await list(page, '失败').click();
  await expect(page.getByText('99Q100000Z', { exact: true })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(120);

  await list(page, '成功').click();
  // On a phone the lines are cards, and the box over them all is out of sight.
  await page
    .getByRole('checkbox', { name: /^选择 5Q0 615 301 C/ })
    .first()
    .check();
  await page.getByRole('button', { name: '加入工单', exact: true }).click();
  const added = page.getByText(/^已加入工单：1/);
  await chooseNewOrder(page, added);

  await page.getByRole('button', { name: '导出结果' }).click();
  const download = page.waitForEvent('download');
  await page.getByText('CSV (.csv)').click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  if (isPhone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems.foreignRequests).toEqual([]);
  // Only the lost connection is reported.
  expect(
    problems.consoleMessages.filter((message) => !/ERR_CONNECTION_RESET|Failed to load resource/.test(message)),
  ).toEqual([]);
});

function list(page: Page, name: string) {
  return page.getByRole('group', { name: '批量查询结果' }).locator('label', { hasText: name });
}
