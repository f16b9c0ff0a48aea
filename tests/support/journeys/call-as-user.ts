import type { Page } from '@playwright/test';

export type Json = Record<string, unknown>;

/** Sends a call as the page's user, from inside the page. */
export function callAsUser(page: Page, path: string, data: Json): Promise<Json> {
  return page.evaluate(
    async ({ url, body }) => {
      const { token } = JSON.parse(localStorage.getItem('epc.session') ?? '{}');
      const headers = { 'content-type': 'application/json', authorization: token };
      const answer = await fetch(url, { method: 'POST', headers, body });
      return answer.json();
    },
    { url: path, body: JSON.stringify({ data }) },
  );
}
