import { expect, type Page, test } from '@playwright/test';
import { callAsUser } from '../../support/journeys/call-as-user.ts';
import { logIn } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

test('staff find a payment without a grant and record its refund, and the buyer sees it', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'admin');
  await page.goto('/buy_service?class=B');
  await page.getByRole('radio', { name: /^商用车 500 次包/ }).check();
  await page.getByRole('link', { name: '购买商用车 500 次包', exact: true }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意购买须知' }).click();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  await page.getByRole('button', { name: '支付错误金额', exact: true }).click();
  await expect(page.getByText('付款金额与订单不符')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('orderCode') ?? '';

  await page.goto('/manager/bill');
  await page.getByRole('textbox', { name: '订单号、支付单号、用户、公司或套餐' }).fill(code);
  await page.getByRole('button', { name: /查\s?询/ }).click();
  await expect(page).toHaveURL(new RegExp(`q=${code}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('list', { name: '订单合计' }).getByText(/^1 单 · ¥\d/)).toHaveCount(1);
  await page.getByRole('button', { name: code, exact: true }).click();
  const bill = page.getByRole('dialog');
  await expect(bill.getByText('已收款，待退款')).toBeVisible();

  // A refund needs a remark.
  await bill.getByRole('button', { name: '登记为已退款' }).click();
  await expect(bill.getByText('请填写备注')).toBeVisible();
  await bill.getByLabel('备注（退款方式、退款单号）').fill('商户平台原路退回');
  await bill.getByRole('button', { name: '登记为已退款' }).click();
  await expect(bill.getByText('商户平台原路退回')).toBeVisible();
  await expect(bill.getByRole('button', { name: '登记为已退款' })).toBeHidden();
  await page.reload();
  await expect(bill.getByText('已退款', { exact: true })).toBeVisible();

  await page.goto(`/buy?orderCode=${code}`);
  await expect(page.getByText('款项已退回')).toBeVisible();
  expect(problems).toEqual(noProblems);
});

/** Buys and pays a package of 100 commercial lookups; returns the purchase code. */
async function buy(page: Page): Promise<string> {
  const { packages } = Object((await callAsUser(page, '/package/purchase/list', {})).result);
  const { packageId, priceFen } = packages.find((one: object) => Object(one).packageName === '商用车 100 次包');
  const body = { packageId, priceFen, operationId: crypto.randomUUID() };
  const { orderCode } = Object((await callAsUser(page, '/purchase/create', body)).result);
  await callAsUser(page, '/pay/wx', { orderCode });
  await callAsUser(page, '/till/pay', { orderCode, outcome: 'pay' });
  return orderCode;
}

test('staff refund a part of an active purchase, and the buyer finds it in the purchases and the ledger', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'admin');
  const code = await buy(page);
  await page.goto(`/manager/bill?purchase=${code}`);
  const bill = page.getByRole('dialog');
  await bill.getByRole('button', { name: '订单退款' }).click();
  await expect(bill.getByText('建议退 ¥180.00')).toBeVisible();
  await bill.getByLabel('退款金额').fill('150');
  await bill.getByLabel('备注（退款方式、退款单号）').fill('协商退款');
  await bill.getByRole('button', { name: '登记为已退款' }).click();
  const confirm = page.getByRole('dialog', { name: '登记退款 ¥150.00？' });
  await expect(confirm.getByText('剩余的 100 次（含分配给子账号的）立即收回。')).toBeVisible();
  // By keyboard: the dialog is still growing, and a click could miss its button.
  await confirm.getByRole('button', { name: '登记为已退款' }).press('Enter');
  await expect(bill.getByText('¥150.00')).toBeVisible();
  await expect(bill.getByRole('button', { name: '订单退款' })).toBeHidden();
  // The totals behind it have paid and refunded amounts, which may be wider than a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  await page.goto('/user/package?reason=refund');
  const rows = page.locator('tr', { has: page.locator(`a[href*="${code}"]`) });
  await expect(rows.filter({ hasText: '已退 ¥150.00' })).toBeVisible();
  await expect(rows.filter({ hasText: '退款收回：100 次' })).toBeVisible();
  expect(problems).toEqual(noProblems);
});
