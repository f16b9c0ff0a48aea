import { expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Epc#2026demo';

/** Logs in as a person would, on the page, in either language. */
export async function logIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel(/^(用户名|User name)$/).fill(username);
  await page.getByLabel(/^(密码|Password)$/).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(登录|Log in)$/ })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
}
