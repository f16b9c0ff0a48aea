import { expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Epc#2026demo';

/** Signs in by the API and stores the session as the login form does: the form takes a second and has its own journeys. */
export async function logIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  const response = await page.request.post('/auth/token', {
    headers: { platform: 'v3' },
    data: { data: { username, password } },
  });
  const { code, result } = await response.json();
  expect(code).toBe('000000');
  // A page of the origin without scripts, which would act on the change.
  await page.goto('/robots.txt');
  await page.evaluate((session) => {
    localStorage.setItem('epc.session', JSON.stringify(session));
    localStorage.setItem('epc.owner', String(session.user.id));
  }, result);
  const { origin } = new URL(page.url());
  const expires = Math.floor(Date.now() / 1000) + 31_536_000;
  await page.context().addCookies([{ name: 'epc.signedIn', value: 'yes', url: origin, expires, sameSite: 'Lax' }]);
}

/** Logs in by the form, in either language; opens the login page unless the browser is there. */
export async function logInByForm(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel(/^(用户名|Username)$/).fill(username);
  await page.getByLabel(/^(密码|Password)$/).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(登录|Log in)$/ })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
}
