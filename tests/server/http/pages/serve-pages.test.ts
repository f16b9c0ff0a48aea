import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from '../../../../src/server/http/pages/serve-pages.ts';
import { createSiteInfo } from '../../../../src/server/site/routes.ts';

const template = [
  '<!doctype html><html><head><title>EPC</title></head><body><div id="root"></div>',
  ...['site', 'page-messages', 'page-data'].map((id) => `<script type="application/json" id="${id}"></script>`),
  '</body></html>',
].join('');
/** Renders every page but /oe, and redirects /old to /new. */
const bundle = `
  export const links = ['/index'];
  export const renderSkeleton = () => '<i>frame</i>';
  export const screenAt = (pathname) =>
    ({ modules: pathname === '/oe' ? ['src/oe-screen.tsx'] : [], namespaces: pathname === '/oe' ? ['oe'] : [] });
  export const prerender = async ({ url }) =>
    new URL(url).pathname === '/oe' ? null
      : new URL(url).pathname.endsWith('/old') ? '/new'
      : { status: url.endsWith('/404') ? 404 : 200, html: '<a>page</a>', title: 'T', description: 'D', messages: {} };`;

const manifest = {
  'src/oe-screen.tsx': { file: 'assets/oe.js', imports: ['_shared.js'], css: ['assets/oe.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/oe-screen.tsx'] },
  'src/locales/en/oe.json': { file: 'assets/oe-en.js' },
  'src/locales/zh-CN/oe.json': { file: 'assets/oe-zh.js' },
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'prerender'));
  await writeFile(path.join(folder, 'index.html'), template);
  await writeFile(path.join(folder, 'prerender', 'prerender.js'), bundle);
  await writeFile(path.join(folder, 'prerender', 'package.json'), '{"type":"module"}');
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  app = Fastify();
  servePages(app, { folder, site: createSiteInfo(null), data: {} });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Sends the request target unnormalised, which HTTP clients would not do. */
function sendRequest(target: string): Promise<string> {
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: epc.example\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (bytes) => {
      response += bytes;
    });
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
  });
}

test('the canonical link has no query parameters that do not select the page', async () => {
  expect(await sendRequest('/index?utm=1&lang=en')).toContain('<link rel="canonical" href="http://epc.example/index">');
});

test('the not-found page responds 404, also from the cache', async () => {
  expect(await sendRequest('/index')).toMatch(/^HTTP\/1\.1 200/);
  for (const _again of [1, 2]) expect(await sendRequest('/404')).toMatch(/^HTTP\/1\.1 404/);
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

test('the manifest and the server bundle are not served', async () => {
  for (const file of ['/.vite/manifest.json', '/prerender/prerender.js'])
    expect(await sendRequest(file)).toMatch(/^HTTP\/1\.1 404/);
});
