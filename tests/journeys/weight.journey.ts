import { type APIRequestContext, expect, test } from '@playwright/test';

/** Most bytes of a screen's first scripts over the wire, compressed. */
const budgets = [
  { path: '/index', cookie: '', mostBytes: 100_000 },
  { path: '/search/parts', cookie: 'epc.signedIn=yes', mostBytes: 174_000 },
  { path: '/login', cookie: '', mostBytes: 157_000 },
] as const;

for (const { path, cookie, mostBytes } of budgets) {
  test(`the first scripts of ${path} are at most ${mostBytes / 1000} kB`, async ({ request }) => {
    const page = await request.get(path, { headers: { cookie } });
    const names = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    const weights = await Promise.all(names.map((name) => weightOf(request, name)));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(mostBytes);
  });
}

test('the scripts of the parts screen start with a hint to compile while loading', async ({ request }) => {
  const page = await (await request.get('/search/parts', { headers: { cookie: 'epc.signedIn=yes' } })).text();
  const [start = ''] = /\/assets\/index-[^"]+\.js/.exec(page) ?? [];
  const [screen = ''] = /\/assets\/parts-screen-[^"]+\.js/.exec(page) ?? [];
  for (const name of [start, screen]) expect(await (await request.get(name)).text()).toMatch(/^\/\/# allFunctions/);
});

/** Compressed size in bytes. */
async function weightOf(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.head(name, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}
