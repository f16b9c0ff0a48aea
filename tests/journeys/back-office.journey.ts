import { expect, test } from '@playwright/test';
import { logIn, logInByForm } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

test('an administrator adds a role with its powers, finds it again, and deletes it', async ({ page, baseURL }, {
  project,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  const name = `试用-${project.name}-${Date.now()}`;
  await logIn(page, 'admin');
  await page.goto('/manager/role/create');
  await page.getByRole('textbox', { name: '角色名称' }).fill(name);
  await page.getByLabel('用户类型').click();
  await page.getByText('代理商', { exact: true }).last().click();
  await page.getByRole('checkbox', { name: '公告管理' }).check();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('添加成功')).toBeVisible();
  await expect(page.getByText('关联权限成功')).toBeVisible();

  // The filter is in the URL, so it survives a reload.
  await page.goto('/manager/role');
  await page.getByRole('textbox', { name: '搜索角色名称' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter/);
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: /删\s?除/ }).click();
  // By keyboard: the dialog is still growing, and a click could miss its button.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(删\s?除|确\s?定)$/ })
    .press('Enter');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(row).toBeHidden();
  expect(problems).toEqual(noProblems);
});

test('the header and the menu of the back office work after a reload, on a desktop and on a phone', async ({ page }, {
  project,
}) => {
  await logIn(page, 'admin');
  await page.goto('/manager/role');
  await page.reload();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(header.getByRole('link', { name: '返回前台' })).toBeVisible();
  if (project.name === 'phone') await header.getByRole('button', { name: '菜单', exact: true }).click();
  await page.getByRole('navigation', { name: '管理后台' }).getByRole('link', { name: '公告管理' }).click();
  await expect(page).toHaveURL(/\/manager\/notice/);
  await page.reload();
  await header.getByRole('button', { name: '账号 admin' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('a user without back-office powers is redirected home and sees no link to it', async ({ page }) => {
  await logIn(page, 'mechanic');
  await page.goto('/manager/role');
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('button', { name: '账号 mechanic' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: '管理后台' })).toBeHidden();
});

test('the language changes without a reload and is stored', async ({ page }) => {
  await page.goto('/index');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One VIN. Every part, priced.');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One VIN. Every part, priced.');
});

test('a screen that needs a session redirects to login and back, never to another site', async ({ page }) => {
  await page.goto('/order/myPartsOrder');
  await expect(page).toHaveURL(/\/login\?redirect=%2Forder%2FmyPartsOrder/);
  await logInByForm(page, 'visitor');
  await expect(page).toHaveURL(/\/order\/myPartsOrder/);
  await page.getByRole('button', { name: '账号 visitor' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await page.goto('/login?redirect=//example.com/away');
  await logInByForm(page, 'visitor');
  await expect(page).toHaveURL(/\/index$/);
});
