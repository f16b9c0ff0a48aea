import { expect, type Page } from '@playwright/test';

/**
 * Requests a code for a phone and enters it. The browser solves the captcha; instead of a picture, which a journey cannot
 * read, it takes the longer proof of work.
 */
export async function enterSmsCode(page: Page, phone: string): Promise<void> {
  const main = page.getByRole('main');
  const withoutPicture = page.getByRole('dialog', { name: '安全验证' }).getByRole('button', { name: /^看不到图片/ });
  const request = main.getByRole('button', { name: /^(获取验证码|重新发送)$/ });
  const fill = main.getByRole('button', { name: /^填入 \d{6}$/ });
  await main.getByLabel('手机号').fill(phone);
  await expect(async () => {
    if (await withoutPicture.isVisible()) await withoutPicture.click();
    else if (await request.isEnabled()) await request.click({ timeout: 1_000 });
    await expect(fill).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await expect(main.getByText(`验证码已发送至 ${phone}`)).toBeVisible();
  await fill.click();
}
