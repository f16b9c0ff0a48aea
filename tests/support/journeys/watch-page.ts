import type { Page } from '@playwright/test';

/** Requests and messages that no page should cause. */
export interface Misdeeds {
  /** Requests to other origins. */
  strayRequests: string[];
  /** Console errors and warnings, and uncaught errors. */
  complaints: string[];
}

/** Records problems of a page from its first request on; read the lists at the end of the journey. */
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
