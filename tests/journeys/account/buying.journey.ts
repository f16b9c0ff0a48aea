import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

/** Buys a package up to its payment; returns the purchase code. */
async function order(page: Page, name: string): Promise<string> {
  await page.goto('/buy_service?from=%2Fsearch%2Foe');
  await page
    .getByRole('radio', { name: name.startsWith('商用车') ? '商用车' : '乘用车', exact: true })
    .check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('link', { name: `购买${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读并同意购买须知' }).click();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderCode') ?? '';
}

/** Remaining counted lookups for passenger vehicles, as displayed. */
async function countedLeft(page: Page): Promise<number> {
  await page.goto('/buy_service');
  const line = page.getByRole('listitem').filter({ hasText: /^乘用车今日免费/ });
  return Number(/次卡 (\d+) 次/.exec(await line.innerText())?.[1]);
}

test('a package is ordered, declined, paid after a reload, and can be used at once', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'agent');
  const before = await countedLeft(page);
  const code = await order(page, '乘用车 100 次包');
  await page.getByRole('button', { name: '拒绝支付', exact: true }).click();
  await expect(page.getByText('支付被拒绝，未产生扣款')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/剩余时间 2\d:/)).toBeVisible();
  await page.getByRole('button', { name: '支付', exact: true }).click();
  await expect(page.getByText('支付成功，套餐已开通')).toBeVisible();
  await expect(page.getByRole('region', { name: '收据' }).getByText(code)).toBeVisible();
  await expect(page.getByRole('region', { name: '收据' }).getByText('¥120.00')).toBeVisible();
  await page.getByRole('link', { name: '继续刚才的操作' }).click();
  await expect(page).toHaveURL(/\/search\/oe/);
  expect(await countedLeft(page)).toBe(before + 100);
  await page.goto('/user/package');
  await page.getByRole('link', { name: `订单 ${code} 的收据` }).click();
  await expect(page.getByRole('region', { name: '收据' }).getByText(code)).toBeVisible();
  expect(problems).toEqual(noProblems);
});

test('a payment of a wrong amount grants nothing and says so; a cancelled purchase can be repeated', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'agent');
  await order(page, '商用车 500 次包');
  await page.getByRole('button', { name: '支付错误金额', exact: true }).click();
  await expect(page.getByText('付款金额与订单不符')).toBeVisible();
  await order(page, '商用车 500 次包');
  await page.getByRole('button', { name: '取消订单', exact: true }).click();
  await expect(page.getByText('订单已取消')).toBeVisible();
  await page.getByRole('link', { name: '重新下单' }).click();
  await expect(page.getByRole('button', { name: /^提交订单/ })).toBeVisible();
  expect(problems).toEqual(noProblems);
});

test('a sub account sees the packages and requests them from its main account instead of buying', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'mechanic');
  await page.goto('/buy_service');
  await expect(page.getByText('套餐由主账号统一购买，请向主账号申请。')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^乘用车 100 次包/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^购买乘用车/ })).toHaveCount(0);
  expect(problems).toEqual(noProblems);
});
