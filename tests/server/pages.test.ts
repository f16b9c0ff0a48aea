import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageWith } from '../../src/server/pages.ts';
import { openTestApi, type TestApi } from '../support/api.ts';

const html = '<html><script type="application/json" id="site"></script></html>';

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'icon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'assets/main-1a2b.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync('export {};'));
  const demo = { password: 'secret', accounts: [{ username: 'shop', roleValue: 1 }], sampleQueries: [] };
  api = await openTestApi({ pagesFolder: folder, demo });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers });

test.each(['/', '/index', '/manager/role?page=2', '/vehicle/1/parts'])(
  '%s is the page, with the site’s facts, never kept',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const facts = /id="site">(.*)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(facts)).toMatchObject({ isDemo: true, demoPassword: 'secret' });
  },
);

test('a file with a hash in its name is kept for good, and travels compressed to who can read that', async () => {
  const plain = await get('/assets/main-1a2b.js');
  expect(plain.body).toBe('export {};');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload).toEqual(brotliCompressSync('export {};'));
});

test('a file without one is asked about each time', async () => {
  const answer = await get('/icon.svg');
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/gone.js',
  '/favicon.ico',
  '/api/PAGE_10001',
  '/role/list',
  '/../package.json',
  '/%2e%2e/package.json',
])('%s is no page and no file: not found, in the envelope', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: '900404', result: null });
});

test('facts cannot end the element that they stand in', () => {
  const page = pageWith(html, { text: '</script><script>alert(1)</script>', money: '$& $1' });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const facts = /id="site">(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(facts)).toEqual({ text: '</script><script>alert(1)</script>', money: '$& $1' });
});
