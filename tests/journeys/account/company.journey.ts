import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../support/journeys/log-in.ts';
import { openOwnLink } from '../../support/journeys/open-own-link.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

const PASSWORD = 'Journey#2026';
/** As many as the lookups that are allocated: there are no free ones beside them. */
const PROVINCES = ['310000', '440000'];

/** Requests prices of other provinces as the page's user; each charges a lookup. */
async function lookUp(page: Page): Promise<string[]> {
  return page.evaluate(async (provinces) => {
    const { token } = JSON.parse(localStorage.getItem('epc.session') ?? '{}');
    const codes: string[] = [];
    for (const provinceCode of provinces) {
      const headers = { 'content-type': 'application/json', authorization: token };
      const body = JSON.stringify({ data: { provinceCode } });
      const answer = await fetch('/province/modify', { method: 'POST', headers, body });
      codes.push((await answer.json()).code);
    }
    return codes;
  }, PROVINCES);
}

test('a main account adds a sub account and allocates lookups; the sub account uses them up, requests more and gets them', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const username = `fitter-${project.name}`;
  const name = `装配工${project.name}`;
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'shop');
  await page.goto('/user/parent');
  await page.getByRole('button', { name: '添加子账号', exact: true }).click();
  const box = page.getByRole('dialog');
  await box.getByLabel('用户名').fill(username);
  await box.getByLabel('初始密码').fill(PASSWORD);
  await box.getByLabel('联系人').fill(name);
  await box.getByLabel('单独分配').click();
  await box.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText(`已添加 ${name}`)).toBeVisible();
  await page.getByRole('button', { name: `${name} 的查询次数` }).click();
  await box.getByLabel(/^乘用车 \d+ 次.*：次数$/).fill('2');
  await box.getByRole('button', { name: /^从 乘用车 \d+ 次.* 分配$/ }).click();
  await expect(page.getByText(`已分配 2 次给 ${name}`)).toBeVisible();
  await expect(box.getByText('已分配 2 次，已用 0')).toBeVisible();
  await box.getByRole('button', { name: '关闭', exact: true }).click();

  // The sub account, in another browser.
  const { viewport, userAgent, isMobile, hasTouch } = project.use;
  const device = Object.entries({ viewport, userAgent, isMobile, hasTouch }).filter(([, value]) => value !== undefined);
  const context = await browser.newContext({ ...Object.fromEntries(device), locale: 'zh-CN' });
  const other = await context.newPage();
  const otherProblems = watchPage(other, baseURL ?? '');
  await logIn(other, username, PASSWORD);
  expect(new Set(await lookUp(other))).toEqual(new Set(['000000']));
  await other.goto(`${baseURL}/search/parts?vehicleId=1`);
  await expect(other.getByText('乘用车套餐的查询次数已用完').first()).toBeVisible();
  await other.goto(`${baseURL}/user/child`);
  await expect(other.getByText('李店长 (shop)')).toBeVisible();
  await other.getByRole('button', { name: '联系主账号补充套餐' }).click();
  await other.getByRole('dialog').getByLabel('次数', { exact: true }).fill('3');
  await other.getByRole('dialog').getByLabel('说明（选填）').fill('年检季');
  await other.getByRole('button', { name: '提交申请' }).click();
  await expect(other.getByRole('row', { name: /乘用车 3 次/ }).getByText('待处理')).toBeVisible();

  await page.goto('/user/parent');
  await page.getByRole('button', { name: `处理 ${name} 的申请` }).click();
  await box.getByLabel('留言（选填）').fill('省着用');
  await box.getByRole('button', { name: '提交答复' }).click();
  await expect(page.getByText('已答复')).toBeVisible();
  await expect(page.getByRole('button', { name: `处理 ${name} 的申请` })).toHaveCount(0);

  await other.goto(`${baseURL}/user/child`);
  const row = other.getByRole('row', { name: /乘用车 3 次/ });
  await expect(row.getByText('已分配', { exact: true })).toBeVisible();
  await expect(row.getByText(/省着用/)).toBeVisible();
  // Opening the vehicle charges one of the three.
  const opened = other.waitForResponse((answer) => answer.url().endsWith('/api/PAGE_20001'));
  await openOwnLink(other, `${baseURL}/search/parts?vehicleId=1`);
  await opened;
  await other.goto(`${baseURL}/user/child`);
  await expect(other.getByRole('row', { name: /^乘用车\D*0\D*0\D*2\D/ })).toBeVisible();
  expect(otherProblems).toEqual(noProblems);

  // Removing a sub account ends its session.
  await page.getByRole('button', { name: `停用 ${name}` }).click();
  await box.getByRole('button', { name: '停用', exact: true }).click();
  await expect(page.getByText(`已停用 ${name}`)).toBeVisible();
  await other.goto(`${baseURL}/order/myPartsOrder`);
  await expect(other).toHaveURL(/\/login/);
  await context.close();

  await page.goto('/user/statistics');
  await expect(page.getByRole('region', { name: '账号' }).getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(problems).toEqual(noProblems);
});
