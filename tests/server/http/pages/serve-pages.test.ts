import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteHosts } from '../../../../src/server/http/hosts/site-hosts.ts';
import { servePages } from '../../../../src/server/http/pages/serve-pages.ts';
import { createSiteInfo } from '../../../../src/server/site/routes.ts';
import { exchange } from '../../../support/server/exchange.ts';

const template = [
  '<!doctype html><html><head><title>EPC</title></head><body><div id="root"></div>',
  ...['site', 'page-messages', 'page-data'].map((id) => `<script type="application/json" id="${id}"></script>`),
  '</body></html>',
].join('');
/** Renders every page but /oe, and redirects /old to /new. The page of /list reads `q` and `id` and shows its URL. */
const bundle = `
  let rendered = 0;
  export const links = ['/index'];
  export const renderSkeleton = () => '<i>frame</i>';
  export const screenAt = (pathname) => ({
    path: pathname.toLowerCase(),
    modules: pathname === '/oe' ? ['src/oe-screen.tsx'] : [],
    namespaces: ['/oe', '/home'].includes(pathname) ? ['oe'] : [],
    lazyModules: pathname === '/home' ? ['src/oe-screen.tsx'] : [],
    isForVisitors: pathname === '/home',
    params: pathname === '/oe' ? null : pathname === '/list' ? ['q', 'id'] : [],
    redirect: pathname.endsWith('/old') ? '/new' : null,
  });
  export const prerender = async ({ url, platform }) => {
    if (url.includes('broken')) throw new Error('cannot be rendered');
    if (url.includes('flood')) await new Promise((resolve) => setTimeout(resolve, 20));
    rendered += 1;
    const html = '<a>page</a>' + url.replaceAll('&', '&amp;') + ' ' + platform + ' #' + rendered + '#';
    return { status: url.endsWith('/404') ? 404 : 200, html, title: 'T', description: 'D', messages: {} };
  };`;

const manifest = {
  'src/oe-screen.tsx': { file: 'assets/oe.js', imports: ['_shared.js'], css: ['assets/oe.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/oe-screen.tsx'] },
  'src/locales/en/oe.json': { file: 'assets/oe-en.js' },
  'src/locales/zh-CN/oe.json': { file: 'assets/oe-zh.js' },
};

const LARGE_BYTES = 100_000;

/** In a file beside the folder of the pages. */
const SECRET = 'not for anyone';

let parent: string;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await writeFile(path.join(parent, 'secret.txt'), SECRET);
  folder = path.join(parent, 'dist');
  await mkdir(path.join(folder, 'prerender'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), template);
  await writeFile(path.join(folder, 'prerender', 'prerender.js'), bundle);
  await mkdir(path.join(folder, 'server', 'server'), { recursive: true });
  await writeFile(path.join(folder, 'server', 'server', 'main.js'), 'export const compiled = 1;');
  await writeFile(path.join(folder, 'prerender', 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'large.txt'), 'x'.repeat(LARGE_BYTES));
  await writeFile(path.join(folder, 'sw.js'), 'self.built = true;');
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'oe.css'), '.oe{}');
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  app = Fastify();
  const hosts = createSiteHosts(['epc.example', 'qpzj.epc.example']);
  servePages(app, { folder, hosts, site: createSiteInfo(null), data: {} });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true });
});

/** Sends the request target unnormalised, which HTTP clients would not do. */
function sendRequest(target: string, headers: Record<string, string> = {}, server = app): Promise<string> {
  const [address] = server.addresses();
  const lines = Object.entries({ Host: 'epc.example', Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return exchange(typeof address === 'object' ? address.port : 0, `GET ${target} HTTP/1.1\r\n${head}\r\n`);
}

/** Which rendering a response is; undefined for a page that the browser renders. */
const renderingOf = (response: string) => /#(\d+)#/.exec(response)?.[1];

test('the canonical link has no query parameters that do not select the page', async () => {
  expect(await sendRequest('/index?utm=1&lang=en')).toContain('<link rel="canonical" href="http://epc.example/index">');
});

test('the not-found page responds 404, also from the cache', async () => {
  expect(await sendRequest('/index')).toMatch(/^HTTP\/1\.1 200/);
  for (const _again of [1, 2]) expect(await sendRequest('/404')).toMatch(/^HTTP\/1\.1 404/);
});

test('a search engine may list the pages, but not a quotation', async () => {
  expect(await sendRequest('/index')).not.toMatch(/\r\nx-robots-tag/i);
  for (const target of ['/quotation', '/quotation?lang=en', '/Quotation'])
    expect(await sendRequest(target), target).toMatch(/\r\nx-robots-tag: noindex, nofollow\r\n/i);
});

const foreign = ['//evil.example/index', '///evil.example/index', 'http://evil.example/index', '/\\evil.example/index'];
test.each(foreign)('a request target cannot inject another host: %s', async (target) => {
  expect(await sendRequest(target)).not.toMatch(/href="https?:\/\/(?!epc\.example)|location: (https?:|\/\/|\/\\)/i);
});

const elsewhere = [
  '/old',
  '//evil.example/old',
  '/old?lang=en%0d%0aX-Evil:1',
  '/old?lang=//evil.example',
  '/old/../old',
];
test.each(elsewhere)('a redirect leads only to a path of this site: %s', async (target) => {
  const answer = await sendRequest(target);
  expect(answer).toMatch(/^HTTP\/1\.1 302/);
  expect(answer).toMatch(/\r\nlocation: \/new(\?lang=en)?\r\n/);
  expect(answer).not.toMatch(/\r\nx-evil/i);
});

test('a screen’s page preloads its scripts, styles and messages from the build manifest', async () => {
  const page = await sendRequest('/oe?lang=en');
  const preloads = [...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href);
  expect(preloads).toEqual(['/assets/oe.js', '/assets/shared.js', '/assets/oe-en.js']);
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/oe.css">');
  expect(page).toContain('<i>frame</i>');
});

test('browsers ask for the service worker on each visit', async () => {
  const answer = await sendRequest('/sw.js');
  expect(answer).toMatch(/\r\ncache-control: no-cache\r\n/i);
  expect(answer).toContain('self.built = true;');
});

test('the manifest, the renderer and the compiled server are not served', async () => {
  for (const file of ['/.vite/manifest.json', '/prerender/prerender.js', '/server/server/main.js'])
    expect(await sendRequest(file)).toMatch(/^HTTP\/1\.1 404/);
});

test('a query that the page does not read does not render it again', async () => {
  const first = renderingOf(await sendRequest('/guide'));
  expect(first).toBeDefined();
  for (const query of ['?x=1', '?x=2&utm_source=a', '?q=1', '?id=7', '?lang=zh-CN', '?'])
    expect(renderingOf(await sendRequest(`/guide${query}`))).toBe(first);
});

test('the parameters that a page reads select it, whatever their order and whatever else is in the query', async () => {
  const page = await sendRequest('/list?id=7&q=oil');
  expect(page).toContain('/list?q=oil&amp;id=7');
  expect(page).toContain('<link rel="canonical" href="http://epc.example/list?id=7">');
  const first = renderingOf(page);
  for (const target of ['/list?q=oil&id=7', '/list?x=1&q=oil&q=air&id=7'])
    expect(renderingOf(await sendRequest(target))).toBe(first);
  expect(renderingOf(await sendRequest('/list?q=air'))).not.toBe(first);
});

test('concurrent requests for a page share one rendering', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => sendRequest(`/shared?x=${index}`)));
  const renderings = new Set(pages.map(renderingOf));
  expect(renderings.size).toBe(1);
  expect([...renderings][0]).toBeDefined();
});

test('while too many queries wait to be rendered, the browser renders their pages, and pages without a query are rendered', async () => {
  const flood = Array.from({ length: 60 }, (_, index) => sendRequest(`/list?q=flood${index}`));
  const home = sendRequest('/home');
  const pages = await Promise.all(flood);
  for (const page of pages) expect(page).toMatch(/^HTTP\/1\.1 200/);
  expect(pages.filter((page) => renderingOf(page) === undefined).length).toBeGreaterThan(30);
  expect(renderingOf(await home)).toBeDefined();
});

test('another spelling of a path redirects to the page, with the parameters that it reads', async () => {
  expect(await sendRequest('/GUIDE?x=1')).toMatch(/^HTTP\/1\.1 302[\s\S]*\r\nlocation: \/guide\r\n/i);
  expect(await sendRequest('/Index?lang=en')).toMatch(/\r\nlocation: \/index\?lang=en\r\n/i);
});

test('a page that cannot be rendered is left to the browser', async () => {
  const page = await sendRequest('/broken');
  expect(page).toMatch(/^HTTP\/1\.1 200/);
  expect(page).toContain('<div id="root"></div>');
});

test('each brand has its own page, and an English page is not served to Chinese visitors', async () => {
  expect(await sendRequest('/brand')).toContain('data-brand="easyEpc"');
  expect(await sendRequest('/brand')).toContain('easyEpc #');
  const shop = await sendRequest('/brand', { Host: 'qpzj.epc.example' });
  expect(shop).toContain('data-brand="qpzj"');
  expect(shop).toContain('qpzj #');
  expect(await sendRequest('/brand', { platform: 'qpzj' })).toContain('data-brand="easyEpc"');
  expect(await sendRequest('/brand', { 'Accept-Language': 'en' })).toContain('<html lang="en"');
  expect(await sendRequest('/brand', { Cookie: 'epc.language=en"><script>' })).toContain('<html lang="zh-CN"');
  expect(await sendRequest('/brand')).toContain('<html lang="zh-CN"');
});

test('a page does not name a host that is not listed, so that one visitor’s host is not in another’s page', async () => {
  const local = Fastify();
  servePages(local, { folder, hosts: createSiteHosts(null), site: createSiteInfo(null), data: {} });
  await local.listen({ port: 0, host: '127.0.0.1' });
  const page = (host: string) => sendRequest('/index', { Host: host }, local);
  const first = await page('one.localhost:3000');
  expect(first).toContain('<link rel="canonical" href="/index">');
  expect(first).not.toContain('one.localhost');
  expect(renderingOf(await page('two.localhost:3000'))).toBe(renderingOf(first));
  expect(await page('localhost:3000')).toContain('<link rel="canonical" href="/index">');
  await local.close();
});

test('without a list a page names the local address that it is served at', async () => {
  const local = Fastify();
  servePages(local, { folder, hosts: createSiteHosts(null), site: createSiteInfo(null), data: {} });
  const origin = await local.listen({ port: 0, host: '127.0.0.1' });
  for (const name of ['127.0.0.1', 'localhost', 'qpzj.localhost']) {
    const host = new URL(origin).host.replace('127.0.0.1', name);
    const page = await sendRequest('/index', { Host: host }, local);
    expect(page).toContain(`<link rel="canonical" href="http://${host}/index">`);
    expect(page).toContain(`<link rel="alternate" hreflang="en" href="http://${host}/index?lang=en">`);
  }
  await local.close();
});

test('a path of two slashes is not a link to another host', async () => {
  const local = Fastify();
  servePages(local, { folder, hosts: createSiteHosts(null), site: createSiteInfo(null), data: {} });
  await local.listen({ port: 0, host: '127.0.0.1' });
  expect(await sendRequest('//evil.example/index', {}, local)).not.toMatch(/(href|content)="\/\/|location: \/\//i);
  await local.close();
});

test('many overlapping ranges of a file do not multiply it', async () => {
  const ranges = `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`;
  const response = await sendRequest('/large.txt', { Range: ranges });
  expect(response.length).toBeLessThan(LARGE_BYTES + 2_000);
});

const hidden = ['prerender/prerender.js', 'server/server/main.js'];
test.each([
  ...hidden.flatMap((file) => [
    `/${file}`,
    `/%${file.charCodeAt(0).toString(16)}${file.slice(1)}`,
    `/${file.replace('/', '%2f')}`,
    `/./${file}`,
  ]),
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
])('a path trick does not reach a file that is not public: %s', async (target) => {
  const response = await sendRequest(target);
  expect(response).not.toContain(SECRET);
  expect(response).not.toContain('export const');
  expect(response).toMatch(/^HTTP\/1\.1 (400|404)/);
});

test('a page for visitors links the styles of its later parts but not their scripts', async () => {
  const page = await sendRequest('/home');
  expect(page).toContain('<a>page</a>');
  expect(page).toContain('/assets/oe.css');
  expect(page).not.toContain('/assets/oe.js');
});

test('a signed-in user gets the skeleton in place of a page for visitors', async () => {
  const page = await sendRequest('/home', { Cookie: 'epc.signedIn=yes' });
  expect(page).not.toContain('<a>page</a>');
  expect(page).toContain('<i>frame</i>');
});
