import { expect, test } from '@playwright/test';
import { enterSmsCode } from '../../support/journeys/enter-sms-code.ts';
import { logInByForm } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

// A phone gets one message a minute, so each journey has its own.
test('a new user registers with a code, is logged in, and logs out', async ({ page, baseURL }) => {
  const username = 'walker';
  const problems = watchPage(page, baseURL ?? '');
  const main = page.getByRole('main');

  await page.goto('/login');
  await main.getByRole('link', { name: /注册/ }).click();
  await expect(page).toHaveURL(/\/register$/);
  // The login form has a field of that name as well.
  await expect(main.getByRole('heading', { level: 1, name: '注册', exact: true })).toBeVisible();
  await main.getByLabel('用户名').fill('seller');
  await main.getByLabel('密码', { exact: true }).fill('too short');
  await expect(main.getByText('该用户名已被使用，请换一个')).toBeVisible();
  await enterSmsCode(page, '13611110001');
  await main.getByLabel('用户名').fill(username);
  await main.getByLabel('密码', { exact: true }).fill('Abcd#1234');
  await main.getByLabel('联系人').fill('赵师傅');
  await main.getByLabel('公司名称').fill('样本汽车维修厂');
  await main.getByLabel('业务描述').fill('乘用车维修保养');
  await main.getByRole('button', { name: '注册', exact: true }).click();
  await expect(main.getByText('请先阅读并同意用户服务协议')).toBeVisible();
  await main.getByRole('button', { name: '《用户服务协议》' }).click();
  const agreement = page.getByRole('dialog', { name: '用户服务协议' });
  await expect(agreement.getByText('三、查询次数与套餐')).toBeVisible();
  await agreement.getByRole('button', { name: '已阅读并同意' }).click();
  await main.getByRole('button', { name: '注册', exact: true }).click();
  await expect(main.getByRole('heading', { name: `${username}，注册成功，您已登录` })).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('button', { name: '退出登录', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
  expect(problems).toEqual(noProblems);
});

test('a user logs in with a code and comes to the page that asked for it', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  const main = page.getByRole('main');
  await page.goto('/login?by=sms&redirect=%2Fuser%2Ftask');
  await enterSmsCode(page, '13900000006');
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/task/);
  expect(problems).toEqual(noProblems);
});

test('a forgotten password is replaced by a new one', async ({ page, baseURL }) => {
  const phone = '13900000007';
  const problems = watchPage(page, baseURL ?? '');
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await main.getByRole('link', { name: '忘记密码？' }).click();
  await enterSmsCode(page, phone);
  await main.getByRole('button', { name: '下一步', exact: true }).click();
  await main.getByLabel('新密码', { exact: true }).fill('Newly#5678');
  await main.getByLabel('再次输入新密码').fill('Newly#5678');
  await main.getByRole('button', { name: '确认修改', exact: true }).click();
  await expect(main.getByRole('heading', { name: '新密码设置成功' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // The phone works like the name.
  await logInByForm(page, phone, 'Newly#5678');
  await expect(page).toHaveURL(/\/index$/);
  expect(problems).toEqual(noProblems);
});
