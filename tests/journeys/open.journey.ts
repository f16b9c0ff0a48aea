import { expect, test } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { logIn } from '../support/journeys/log-in.ts';
import { openOwnLink } from '../support/journeys/open-own-link.ts';
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

test('what is typed at home while the opened vehicles load is kept', async ({ page, browser }) => {
  await logIn(page, 'shop');
  // Its page is drawn by the server, and stores it when it has become interactive.
  const stored = page.waitForResponse('**/hist/save');
  await openOwnLink(page, '/search/parts?vehicleId=2140&vin=LSVNA2CJ1K2113527');
  expect((await stored).ok()).toBe(true);

  // Another device, which has none of them stored.
  const context = await browser.newContext();
  const home = await context.newPage();
  await logIn(home, 'shop');
  const answers = gate();
  const texts = gate();
  let isTyping = false;
  await home.route('**/hist/**', async (route) => {
    await answers.passed;
    await route.continue();
  });
  await home.route('**/assets/**', async (route) => {
    if (isTyping) await texts.passed;
    await route.continue();
  });
  await home.goto('/index');
  const search = home.getByRole('search').getByRole('textbox');
  await search.click();
  isTyping = true;
  const asked = home.waitForRequest('**/assets/**');
  answers.open();
  await asked;
  await home.keyboard.type('LSVNA2CJ1K2113527', { delay: 20 });
  texts.open();
  await expect(
    home
      .getByRole('main')
      .getByRole('link', { name: /^查配件/ })
      .first(),
  ).toBeVisible();
  await expect(search).toHaveValue('LSVNA2CJ1K2113527');
  await context.close();
});
