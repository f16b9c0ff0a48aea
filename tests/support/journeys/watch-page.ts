import type { Page } from '@playwright/test';

/** Requests and messages that no page should cause. */
export interface PageProblems {
  /** Requests to other origins. */
  foreignRequests: string[];
  /** Console errors and warnings, and uncaught errors. */
  consoleMessages: string[];
}

export const noProblems: PageProblems = { foreignRequests: [], consoleMessages: [] };

/**
 * Records problems of a page from its first request on; read the lists at the end of the journey. A journey that fails
 * before its end does not reach them, so refused calls are also printed as they happen.
 */
export function watchPage(page: Page, origin: string): PageProblems {
  const problems: PageProblems = { foreignRequests: [], consoleMessages: [] };
  page.on('response', (response) => {
    if (response.status() < 500) return;
    process.stdout.write(`${response.status()} ${response.request().method()} ${response.url()}\n`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) problems.foreignRequests.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => problems.consoleMessages.push(String(error)));
  return problems;
}
