import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../support/journeys/log-in.ts';
import { openOwnLink } from '../../support/journeys/open-own-link.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';

/** A vehicle class for each project, because both use the same visitor's free lookups. */
const WALKS: Record<string, { search: string; path: string; kind: string; code: string }> = {
  desktop: { search: 'q=朗逸&by=name&class=C', path: '/search/parts', kind: '乘用车', code: 'C' },
  phone: { search: 'q=解放 J6P&by=name&class=B', path: '/search/covParts', kind: '商用车', code: 'B' },
};

test('a visitor uses the free lookups, sees the counter fall, reopens a vehicle free of charge, and is offered packages', async ({
  page,
  baseURL,
}, { project }) => {
  const { search, path, kind, code } = WALKS[project.name] ?? { search: '', path: '', kind: '', code: '' };
  const problems = watchPage(page, baseURL ?? '');
  await logIn(page, 'visitor');
  await page.goto(`/search/vehicle?${search}`);
  const links = page.locator(`main a[href^="${path}?vehicleId"]`);
  await expect(page.getByText(`每辆车扣 1 次${kind}查询，24 小时内免费再看 · 剩余 5 次`)).toBeVisible();
  await expect(links.nth(5)).toBeAttached();
  const urls = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));

  for (const [index, url] of urls.slice(0, 5).entries()) {
    await openOwnLink(page, url);
    await expect(page.getByText(`扣 1 次${kind}查询，剩余 ${4 - index}`)).toBeVisible();
  }
  await expectLeft(page, kind, 0);

  // A vehicle opened before is free.
  await page.goto(urls[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '提示' })).toHaveCount(0);
  await page.goto(`/search/vehicle?${search}`);
  await expect(page.getByText(/24 小时内已查，.*\d\d:\d\d 前免费/)).toHaveCount(5);

  // The sixth shows the prompt once, with a link to packages.
  await openOwnLink(page, urls[5] ?? '');
  const prompt = page.getByRole('dialog', { name: '提示' });
  await expect(prompt.getByText(`今日没有免费的${kind}查询次数了，您还没有${kind}查询套餐`)).toBeVisible();
  await expect(prompt).toHaveCount(1);
  await prompt.getByRole('link', { name: '购买套餐' }).click();
  await expect(prompt).toHaveCount(0);

  await page.goto(`/user/package?class=${code}`);
  await expect(page.getByText('共 5 条')).toBeVisible();
  expect(problems).toEqual(noProblems);
});

/** On narrow screens the counts are in the user menu. */
async function expectLeft(page: Page, kind: string, left: number): Promise<void> {
  await page.getByRole('button', { name: /^账号 visitor/ }).click();
  const counts = page.getByRole('button', { name: /^剩余查询次数/ });
  await expect(counts).toContainText(`${kind} ${left}`);
  await counts.click();
  const details = page.getByRole('dialog', { name: '查询服务详情' });
  await expect(details.getByText('主账号', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: '关闭' }).click();
}
