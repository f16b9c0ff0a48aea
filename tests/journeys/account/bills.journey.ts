import { expect, test } from '@playwright/test';
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
