import { expect, test } from '@playwright/test';
import { logInByForm } from '../support/journeys/log-in.ts';
import { noProblems, watchPage } from '../support/journeys/watch-page.ts';

const languages = ['zh-CN', 'en'] as const;
const brands = { easyEpc: ['易查配件目录', 'EasyEPC'], qpzj: ['汽配之家', 'Qipei Home'] } as const;

/** Every public page, with a sentence of its own in both languages. */
const pages: readonly [path: string, zh: string, en: string][] = [
  ['/index', '不会拼错，不会装错', 'The right part, with the reason'],
  ['/inquire', '查询入口', 'Search'],
  ['/solution/index', '解决方案', 'Solutions'],
  ['/solution/detail?id=repair', '客户还在等，配件已经找准', 'The right part, found while the customer waits'],
  ['/service', '接口分类', 'Interface classes'],
  ['/cooperation', '三种合作方式。', 'Three ways to work together.'],
  ['/edition', '整本目录上屏', 'The whole catalogue on the screen'],
  ['/404', '页面不存在', 'Page not found'],
  ['/login', '忘记密码？', 'Forgot password?'],
  ['/login?by=sms', '获取验证码', 'Get code'],
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`a visitor reads every public page in ${language}`, async ({ page }) => {
      for (const [path, zh, en] of pages) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const main = page.getByRole('main');
        await expect(main.getByText(language === 'en' ? en : zh, { exact: true }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(new RegExp(brands.easyEpc[language === 'en' ? 1 : 0]));
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{4}/);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(1);
      }
    });
  }

  test('links open their pages, and search runs on the server', async ({ page }) => {
    await page.goto('/index?lang=en');
    await page.getByRole('link', { name: 'All solutions', exact: true }).click();
    await expect(page).toHaveURL(/\/solution\/index$/);
    await page.goto('/index');
    await page.getByRole('search').getByRole('textbox').fill('LSVNA2CJ1K2113527');
    await page.getByRole('search').getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(/\/search\/vehicle\?q=LSVNA2CJ1K2113527$/);
  });

  test('version records can be searched', async ({ page }) => {
    await page.goto('/edition?lang=en&q=spreadsheet');
    await expect(page.getByRole('heading', { level: 2, name: 'The whole catalogue on the screen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'From a VIN to a priced work order' })).toHaveCount(0);
  });
});

test('the server prerenders each page for its brand and lists the pages in the sitemap', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  for (const [brand, [zh, en]] of Object.entries(brands)) {
    const host = brand === 'qpzj' ? `qpzj.localhost:${port}` : `localhost:${port}`;
    for (const [path] of pages) {
      for (const language of languages) {
        // A busy server sends a page that the browser renders, until the prerendered one is ready.
        await expect(async () => {
          const answer = await request.get(path, { headers: { host, 'accept-language': language } });
          const html = await answer.text();
          expect(html).toContain(`<html lang="${language}" data-brand="${brand}">`);
          expect(html.match(/<title>(.*?)<\/title>/)?.[1]).toContain(language === 'en' ? en : zh);
          expect(html).toMatch(/<div id="root"><a/);
        }).toPass({ timeout: 20_000 });
      }
    }
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
  for (const path of ['/404', '/solution/detail?id=none']) expect((await request.get(path)).status()).toBe(404);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/solution/detail?id=repair</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect((await request.get('/prepared/prerender.js')).status()).toBe(404);
});

test('an unknown path and the bare host redirect home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/index$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
});

for (const language of languages) {
  test(`a visitor browses the site in ${language} without console messages`, async ({ page, baseURL, isMobile }) => {
    const problems = watchPage(page, baseURL ?? '');
    const word = (zh: string, en: string) => (language === 'en' ? en : zh);
    await page.goto(`/index?lang=${language}`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('link', { name: word('全部方案', 'All solutions'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: word('解决方案', 'Solutions') })).toBeVisible();
    await page.getByRole('main').locator('a[href="/solution/detail?id=fleet"]').click();
    await expect(page.getByRole('heading', { level: 1, name: word('车队', 'Fleets') })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: word('接口服务', 'API services') }).click();
    await expect(page.getByRole('heading', { level: 1, name: word('接口服务', 'API services') })).toBeVisible();
    await footer.getByRole('link', { name: word('商务合作', 'Partnerships') }).click();
    await expect(page.getByRole('heading', { level: 1, name: word('商务合作', 'Partnerships') })).toBeVisible();
    await footer.getByRole('link', { name: word('版本记录', 'Release notes') }).click();
    await expect(page.getByText('0.1.0', { exact: true })).toBeVisible();
    const help = page.getByRole('complementary', { name: word('帮助与联系', 'Help and contact') });
    await help
      .getByRole('button', {
        name: isMobile ? word('帮助与联系', 'Help and contact') : word('公众号', 'WeChat official account'),
        exact: true,
      })
      .click();
    await expect(page.getByRole('img', { name: word('公众号', 'WeChat official account') })).toBeVisible();
    expect(problems).toEqual(noProblems);
  });
}

test('each prerendered page hydrates without errors', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL ?? '');
  for (const path of [...pages.map(([path]) => path), '/inquire?to=%2Fsearch%2Foe%3Foe%3D5Q0615301C']) {
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
  }
  // The browser logs the status of /404.
  const consoleMessages = problems.consoleMessages.filter((message) => !message.includes('status of 404'));
  expect({ ...problems, consoleMessages }).toEqual(noProblems);
});

test('the back-to-top button appears after scrolling more than the window’s height', async ({ page }) => {
  await page.goto('/index?lang=en');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const top = page.getByRole('button', { name: 'Back to top', exact: true });
  await expect(top).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 400 });
  await page.evaluate(() => window.scrollTo(0, window.innerHeight + 50));
  // `click` would scroll the button into view first, although it is in view.
  const { x = 0, y = 0, width = 0, height = 0 } = (await top.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
});

test('with a session the header fits in one row at every width, on both brands and in both languages', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const widths = isMobile ? [390, 360] : [1920, 1600, 1440, 1401, 1400, 1024, 768];
  const { port } = new URL(baseURL ?? '');
  for (const host of ['localhost', 'qpzj.localhost']) {
    await page.goto(`http://${host}:${port}/login`);
    // A sub account, which on the shop brand also has the button for packages.
    await logInByForm(page, 'mechanic');
    for (const language of languages) {
      await page.evaluate((kept) => localStorage.setItem('epc.language', kept), language);
      await page.goto(`http://${host}:${port}/user/task`);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: /王师傅|mechanic/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { height } = (await header.boundingBox()) ?? { height: 0 };
        expect(height, `${host} ${language} ${width}`).toBeLessThan(70);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  }
});
