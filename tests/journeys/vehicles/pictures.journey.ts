import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../../support/journeys/find-violations.ts';
import { logIn, logInByForm } from '../../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../../support/journeys/watch-page.ts';
import { demoLicence } from '../../support/pictures/samples.ts';

const picture = (file: string) => fileURLToPath(new URL(`../../support/pictures/samples/${file}`, import.meta.url));

/** Drops a file on the search box. */
async function dropOnSearch(page: Page, file: string): Promise<void> {
  const bytes = readFileSync(picture(file)).toString('base64');
  const dataTransfer = await page.evaluateHandle(
    ([data = '', name = '']) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: 'image/jpeg' }));
      return transfer;
    },
    [bytes, file],
  );
  const box = page.getByRole('search');
  await box.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('松开即识别行驶证或 VIN 铭牌')).toBeVisible();
  await box.dispatchEvent('drop', { dataTransfer });
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { withBestPractices: true })).toEqual([]);
}

const vinIn = async (page: Page) =>
  (
    await page
      .getByRole('group', { name: '车架号 17 位' })
      .getByRole('textbox')
      .evaluateAll((cells) => cells.map((cell) => (cell instanceof HTMLInputElement ? cell.value : '')))
  ).join('');

test('a licence dropped on the home page is read after login, confirmed, and leads to its vehicle', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, new URL(String(baseURL)).origin);
  await page.goto('/index');
  await dropOnSearch(page, 'licence.jpg');
  await page.getByRole('dialog').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInByForm(page, 'mechanic');
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible({ timeout: 40_000 });
  expect(await vinIn(page)).toBe(demoLicence.vin);
  await expect(page.getByText('校验位正确')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '查询车型' }).click();
  await expect(page).toHaveURL(new RegExp(`/search/vehicle\\?q=${demoLicence.vin}&by=vin`));
  await expect(page.getByRole('main')).toContainText('SVW7146BRN6');
  expect(problems).toEqual(noProblems);
});

test('a phone without a session sends one picture to the waiting screen', async ({ browser, baseURL }) => {
  // The waiting screen is a desktop in both projects.
  const desktop = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
  });
  const page = await desktop.newPage();
  await logIn(page, 'shop');
  await page.goto('/index');
  await page.getByRole('button', { name: '用手机拍摄' }).click();
  await expect(page.getByRole('img', { name: '手机扫描的二维码' })).toBeVisible();
  await expectAccessible(page);
  const link = (await page.locator('dialog code').textContent()) ?? '';
  expect(new URL(link).origin).toBe(new URL(String(baseURL)).origin);

  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await phoneContext.newPage();
  await phone.goto(link);
  await expect(phone.getByText('拍照')).toBeVisible();
  await expectAccessible(phone);
  await expect(page.getByText('手机已扫码，等待照片')).toBeVisible();
  await phone.getByLabel('拍照').setInputFiles(picture('plate-starred.jpg'));
  await expect(phone.getByText('结果已显示在电脑上，可以关闭本页。')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible({ timeout: 40_000 });
  expect(await vinIn(page)).toMatch(/^L[A-Z0-9]{16}$/);
  await phone.reload();
  await expect(phone.getByText('拍照', { exact: true })).toBeHidden();
  await phoneContext.close();
  await desktop.close();
});
