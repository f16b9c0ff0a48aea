import { expect, type Page } from '@playwright/test';

/** A phone gets one message a minute. */
const WAIT_MS = 70_000;

/**
 * Requests a code for a phone and enters it, with the captcha and the wait between two messages.
 */
export async function enterSmsCode(page: Page, phone: string): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: '安全验证' });
  const fill = main.getByRole('button', { name: /^填入 \d{6}$/ });
  await main.getByLabel('手机号').fill(phone);
  await expect(async () => {
    if (await dialog.isVisible()) {
      await dialog.getByLabel('验证码').fill('ABCDE');
      await dialog.getByRole('button', { name: '确定', exact: true }).click();
    } else {
      await main.getByRole('button', { name: /^(获取验证码|重新发送)$/ }).click({ timeout: 1_000 });
    }
    await expect(fill).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 2 * WAIT_MS });
  await expect(main.getByText(`验证码已发送至 ${phone}`)).toBeVisible();
  await fill.click();
}
