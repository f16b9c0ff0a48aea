import { expect, test } from '@playwright/test';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

test('the front page opens without console messages or requests to other origins', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  const answer = await page.goto('/index');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual(noProblems);
});

test('a link followed before the page is interactive opens its screen without errors', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const delayMs of [0, 80, 160, 240]) {
    await page.goto('/service', { waitUntil: 'commit' });
    const link = page.getByRole('main').getByRole('link', { name: 'VIN 查车型', exact: true }).last();
    await link.waitFor();
    await page.waitForTimeout(delayMs);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'VIN 查车型' })).toBeVisible();
  }
  expect(problems).toEqual(noProblems);
});
