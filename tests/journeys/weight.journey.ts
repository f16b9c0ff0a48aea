import { type APIRequestContext, expect, test } from '@playwright/test';

/** Limits for the scripts that a page names, compressed, in bytes. */
const budgets = [
  { path: '/index', cookie: '', maxBytes: 105_000 },
  { path: '/service', cookie: '', maxBytes: 110_000 },
  { path: '/search/parts', cookie: 'epc.signedIn=yes', maxBytes: 210_000 },
  { path: '/login', cookie: '', maxBytes: 156_000 },
] as const;

for (const { path, cookie, maxBytes } of budgets) {
  test(`the first scripts of ${path} are at most ${maxBytes / 1000} kB`, async ({ request }) => {
    const page = await request.get(path, { headers: { cookie } });
    const names = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    const weights = await Promise.all(names.map((name) => weightOf(request, name)));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(maxBytes);
  });
}

/** Compressed size in bytes. */
async function weightOf(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.head(name, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}
