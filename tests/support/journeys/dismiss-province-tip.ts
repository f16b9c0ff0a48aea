import type { Page } from '@playwright/test';

/** Acknowledges the tip of the province whenever it comes: it may lie over what is to be pressed. */
export async function dismissProvinceTip(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: '我知道了', exact: true }), (known) => known.click());
}
