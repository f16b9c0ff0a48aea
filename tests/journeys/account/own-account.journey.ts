import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD, logIn, logInByForm } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

/** A sub account of the demo shop for this journey only, so that its changes affect no other. */
async function addAccount(request: APIRequestContext, url: string): Promise<{ username: string; password: string }> {
  const post = async (path: string, data: object, token = '') => {
    const answer = await request.post(`${url}${path}`, { data: { data }, headers: { authorization: token } });
    return (await answer.json()).result;
  };
  const { token } = await post('/auth/token', { username: 'shop', password: DEMO_PASSWORD });
  const account = { username: `own-${Math.random().toString(36).slice(2, 8)}`, password: 'first#2026' };
  await post('/company/subAccount/add', { ...account, userRealname: '新来的' }, token);
  return account;
}

/** A page on another device. */
async function openOtherDevice(browser: Browser, url: string): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 OPR/120.0';
  const context = await browser.newContext({ locale: 'zh-CN', userAgent });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  return page;
}

test('a user changes name and password and ends the session of another device, which is redirected to login', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { username, password } = await addAccount(request, url);
  const problems = watchPage(page, url);
  await logIn(page, username, password);

  await page.goto('/user/info');
  await page.getByRole('button', { name: '编辑联系人', exact: true }).click();
  await page.getByLabel('联系人', { exact: true }).fill('赵师傅');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('main').getByText('赵师傅')).toBeVisible();
  await page.getByRole('button', { name: '填写业务描述' }).click();
  await page.getByLabel('业务描述', { exact: true }).fill('大');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('请输入 2–380 个字符')).toBeVisible();
  await page.getByLabel('业务描述', { exact: true }).fill('大众、丰田专修');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  // The text is also in the input: wait until the form has closed.
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeHidden();
  await expect(page.getByText('大众、丰田专修')).toBeVisible();

  const renamed = `${username}-2`;
  await page.getByRole('button', { name: '编辑用户名', exact: true }).click();
  await page.getByLabel('用户名', { exact: true }).fill(renamed);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('main').getByText(renamed)).toBeVisible();

  // The new password ends the user's session on another device.
  const other = await openOtherDevice(browser, url);
  await logInByForm(other, renamed, password);
  await page.goto('/user/change_password');
  await page.getByLabel('原密码', { exact: true }).fill(password);
  await page.getByLabel('新密码', { exact: true }).fill('second#2026');
  await page.getByLabel('再次输入新密码', { exact: true }).fill('second#2026');
  await page.getByRole('main').getByRole('button', { name: '修改密码', exact: true }).click();
  await expect(page.getByText('密码修改成功，其他设备已下线')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/info/);
  await other.goto(`${url}/user/info`);
  await expect(other).toHaveURL(/\/login\?redirect=/);

  // Login with the new password, until the session is ended from the list.
  await logInByForm(other, renamed, 'second#2026');
  await expect(other.getByRole('heading', { name: '基本信息' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '下线 Opera（Linux）' }).click();
  await expect(page.getByText('Opera（Linux） 已下线')).toBeVisible();
  await other.goto(`${url}/user/task`);
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await other.context().close();
  expect(problems).toEqual(noProblems);
});
