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
