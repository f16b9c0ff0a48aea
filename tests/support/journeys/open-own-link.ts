import type { Page } from '@playwright/test';

/** Opens a link as from the current page of ours: a vehicle opens without the question that links from elsewhere ask. */
export async function openOwnLink(page: Page, link: string): Promise<void> {
  await page.goto(link, { referer: page.url() });
}
