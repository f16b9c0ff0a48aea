import type { Page } from '@playwright/test';

/** What a page did that no page of ours should. */
export interface Misdeeds {
  /** Requests that left the origin. */
  strayRequests: string[];
  /** Errors and warnings on the console, and what was thrown. */
  complaints: string[];
}

/** Watches a page from its first request on: look at the lists when the walk is over. */
export function watchPage(page: Page, origin: string): Misdeeds {
  const misdeeds: Misdeeds = { strayRequests: [], complaints: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) misdeeds.strayRequests.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') misdeeds.complaints.push(message.text());
  });
  page.on('pageerror', (error) => misdeeds.complaints.push(String(error)));
  return misdeeds;
}
