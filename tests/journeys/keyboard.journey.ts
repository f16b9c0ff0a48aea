import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

/** Each of them belongs to exactly one vehicle, by the demo catalogue's fixed seed. */
const VINS = ['LSVNA2CJ1K2113527', 'LGG0TZRX1GN094594', 'LGB02PLJ8EB125999'];

/** The dialog has the focus once it has opened. */
async function closeDialog(page: Page) {
  await page.waitForFunction(() => document.activeElement?.closest('.ant-modal-wrap') != null);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'combobox' = 'button') {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  return target;
}

test('a list, a record, its dialogs and a form are worked by keyboard alone', async ({ page, baseURL }, {
  project,
}) => {
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'admin');

  // The user list: the row keys, the page of a user, its tabs, and a dialog that gives the focus back.
  await page.goto('/manager/user');
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const link = page.locator('tbody tr[data-row-key]').first().getByRole('link').first();
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/user\/show\/\d+/);
  await expect(page.locator('#page')).toBeFocused();
  const actions = await tabTo(page, '更多操作');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  // A resource: the help, the search, a new record saved by keys, found, deleted and restored.
  await page.goto('/manager/dictionary');
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('?');
  await closeDialog(page);
  const importing = await tabTo(page, '导入');
  await page.keyboard.press('Enter');
  await closeDialog(page);
  await expect(importing).toBeFocused();

  const name = `键盘-${project.name}-${Date.now()}`;
  await page.goto('/manager/role');
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/manager\/role\/create/);
  // The first field of a new record gets the focus; a Tab meanwhile would leave it.
  await expect(page.getByRole('textbox', { name: '角色名称' })).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, '用户类型', 'combobox');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, '备注', 'textbox');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('添加成功')).toBeVisible();

  await page.goto('/manager/role');
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, /^删除/);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^删\s?除$/ });
  await confirm.press('Enter');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(problems).toEqual(noProblems);
});

test('three VINs in a row are searched and their parts opened by keyboard alone', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  /** The search of the home page or of the parts, with the focus. */
  const focusedSearch = page.locator('[role="search"] input:focus');
  await logIn(page, 'mechanic');
  await page.goto('/index');

  for (const [index, vin] of VINS.entries()) {
    if (index > 0) await page.keyboard.press('/');
    await expect(focusedSearch).toHaveCount(1);
    await page.keyboard.type(vin);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search/vehicle\\?.*${vin}`));
    // The link that opens the only vehicle has the focus.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^查配件/ })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search/parts\\?.*${vin}`));
    await expect(page.getByRole('tabpanel')).toBeFocused();
    // The keys of the parts work at once.
    const row = page.locator('[data-row]').first();
    await expect(row).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused();
  }
  expect(problems).toEqual(noProblems);
});
