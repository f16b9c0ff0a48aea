import type { Page } from '@playwright/test';

/** Dismisses the province tip whenever it appears, because it may cover other controls. */
export async function dismissProvinceTip(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: '我知道了', exact: true });
  await page.addLocatorHandler(dismiss, () => dismiss.click());
}
